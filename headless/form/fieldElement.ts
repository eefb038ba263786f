import type { FieldRefusal } from '../core/index.js';
import type { FormStore } from './formStore.types.js';
import { showFiles } from './nativeControl.js';
import { isEmpty } from './validators.js';

/**
 * The element that takes the focus for a field. What is typed into a native one that cannot parse it,
 * as a number or a date, is kept from being sent as no value: since a form switches off the browser's
 * own validation (FORM-1), nothing else does that.
 */
export interface FieldElement {
  ref(element: HTMLElement | null): void;
  /** Shows the files of a value that is another than before. */
  show(value: unknown): void;
  /** Looks whether what stands there can be parsed, after its value was changed. */
  update(): void;
  /** Refuses what stands there if it cannot be parsed. */
  refuse(): void;
  /** Withdraws that, since the element goes. */
  end(): void;
}

const REFUSAL: FieldRefusal = {
  type: 'bad-input',
  message: {
    id: 'gnap.form.bad-input',
    defaultMessage: 'Complete or correct what was typed.',
  },
};

/** Whether it is a native input that can hold text which is no value. */
function isParsing(element: HTMLElement | null): element is HTMLInputElement {
  return (
    element?.matches('[type=number],[type^=date],[type=time],[type=month],[type=week]') === true
  );
}

/** Creates the registration of a field's element. */
export function createFieldElement(
  {
    elements,
    refuse: refuseField,
    markDraft,
    bringBack,
    fieldIn,
    getState,
  }: Pick<
    FormStore<never>,
    'elements' | 'refuse' | 'markDraft' | 'bringBack' | 'fieldIn' | 'getState'
  >,
  name: string,
): FieldElement {
  let own: HTMLElement | null = null;
  let shown: { readonly value: unknown } | undefined;
  let latest: HTMLElement | undefined;
  /** The element if it holds what it cannot parse. */
  let bad: HTMLInputElement | undefined;

  const mark = (next: HTMLInputElement | undefined): void => {
    if (bad === next) return;
    bad = next;
    markDraft(name, bad !== undefined, refuse, drop, ref);
    if (!bad) refuseField(name, null, 'element');
  };
  const update = (): void => {
    mark(isParsing(own) && own.validity.badInput ? own : undefined);
  };
  // Looked at once more, since a date that lacks a part has told nobody of the others.
  const refuse = (): void => {
    update();
    if (bad) refuseField(name, REFUSAL, 'element');
  };
  const drop = (): void => {
    update();
    if (bad) bad.value = '';
    mark(undefined);
  };
  const ref = (element: HTMLElement | null): void => {
    own?.ownerDocument.removeEventListener('input', update);
    if (isParsing(element)) {
      // React calls no `onChange` for text that leaves the value empty; and where it does, that
      // comes first here, so that it does not put back the text of the value before.
      element.ownerDocument.addEventListener('input', update);
      markDraft(name, bad !== undefined, refuse, drop, ref);
    } else if (!bad) markDraft(name, false, undefined, undefined, ref);
    // Of two that are there for a while, as when one fades out, the later stays registered.
    if (element) {
      elements.set(name, element);
      // Its hook may have stayed while the element was away; React also gives a ref anew to one that
      // stays in the page.
      if (!latest?.isConnected) bringBack(name);
      latest = element;
      const { value } = fieldIn(getState(), name);
      // Without a value it may have files that its control is still sending.
      if (!isEmpty(value)) showFiles(element, value);
    } else {
      if (elements.get(name) === own) elements.delete(name);
      // One that is only hidden, as by Suspense, stays in the page: when it is shown it has come back.
      queueMicrotask(() => {
        if (!own) latest = undefined;
      });
    }
    own = element;
    // Only then, since React also takes a ref away and gives it back at once.
    if (bad) queueMicrotask(update);
  };
  return {
    ref,
    show: (value) => {
      // Shown again, as by Suspense, it may have files that its control is still sending.
      if (shown && Object.is(shown.value, value)) return;
      shown = { value };
      showFiles(elements.get(name), value);
    },
    update,
    refuse,
    end: () => {
      mark(undefined);
    },
  };
}
