import type { LimiterStore } from './limiter.store.js';

/** A native field whose text can be limited. */
export type LimitedElement = HTMLInputElement | HTMLTextAreaElement;

const EVENTS = ['beforeinput', 'compositionstart', 'compositionend'] as const;

/**
 * Puts text in place of the selection as if it were typed, so that undo goes on working; where the
 * browser cannot do that to a field, without undo.
 */
function type(element: LimitedElement, text: string): void {
  const { ownerDocument, selectionStart, selectionEnd } = element;
  if (ownerDocument.execCommand?.(text === '' ? 'delete' : 'insertText', false, text)) return;
  element.setRangeText(text, selectionStart ?? 0, selectionEnd ?? 0, 'end');
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The text that an event is about to insert; empty for one that inserts none. */
function insertedBy(event: InputEvent | CompositionEvent, element: LimitedElement): string {
  if (!('inputType' in event && event.inputType.startsWith('insert'))) return '';
  // Enter in a field of one line is for its form.
  if (/Break|Paragraph/.test(event.inputType)) return 'rows' in element ? '\n' : '';
  return (event.data ?? event.dataTransfer?.getData('text') ?? '').replace(/\r\n?/g, '\n');
}

/**
 * Keeps what is typed, pasted or dropped within the limit (spec row LIMIT-1). A composition is
 * left alone until it ends, and what was there before it stays. It goes on where React lets go of the
 * element and takes it again meanwhile, as with a `ref` that is made anew.
 * @returns a function that begins this for an element, and returns how to stop
 */
export function createLimitedEditing({
  fit,
  reportTrimmed,
}: Pick<LimiterStore, 'fit' | 'reportTrimmed'>): (element: LimitedElement) => () => void {
  let before = '';
  let after = '';
  let maxLength = -1;
  const limit = (element: LimitedElement, event: InputEvent | CompositionEvent): void => {
    const isComposed = event.type === 'compositionend';
    if ('isComposing' in event && event.isComposing) return;
    const { value, selectionStart, selectionEnd } = element;
    if (!isComposed) {
      before = value.slice(0, selectionStart ?? value.length);
      after = value.slice(selectionEnd ?? value.length);
    }
    if (event.type === 'compositionstart') {
      // Else the browser cuts what was composed by itself, and through visible characters.
      ({ maxLength } = element);
      element.removeAttribute('maxlength');
    }
    if (isComposed && maxLength >= 0) element.maxLength = maxLength;
    const end = value.length - after.length;
    const inserted = isComposed ? value.slice(before.length, end) : insertedBy(event, element);
    const part = fit({ before, inserted, after });
    if (part === inserted) return;
    const report = (): void => {
      reportTrimmed(inserted.slice(part.length));
    };
    if (isComposed) element.setSelectionRange(before.length + part.length, end);
    else event.preventDefault();
    if (part === '' && !isComposed) {
      report();
      return;
    }
    // After React has taken the text, which may be later than now: rendered before, it would be lost.
    element.ownerDocument.addEventListener('input', report, { once: true });
    type(element, isComposed ? '' : part);
  };
  return (element) => {
    const target: HTMLElement = element;
    const onEdit = (event: InputEvent | CompositionEvent): void => {
      limit(element, event);
    };
    for (const name of EVENTS) target.addEventListener(name, onEdit);
    return () => {
      for (const name of EVENTS) target.removeEventListener(name, onEdit);
    };
  };
}
