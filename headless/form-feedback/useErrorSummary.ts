import { useCallback, type MouseEventHandler } from 'react';
import {
  isPlainClick,
  propGetter,
  useElementId,
  useFormatText,
  useStoreState,
  type PropGetter,
  type Text,
} from '../core/index.js';
import {
  byDocumentOrder,
  FORM,
  storeOf,
  useFormErrors,
  type FieldMessage,
  type FormHandle,
} from '../form/index.js';
import { labelKeyOf, rowNumberOf, withValues } from './errorSummary.rules.js';

const NONE: readonly FieldMessage[] = [];
const HEADING = { id: 'gnap.form.errors', defaultMessage: 'Please correct this ({count}):' };

/**
 * What `useErrorSummary` takes beside the form: words for the fields, which the form does not have.
 */
export interface UseErrorSummaryOptions {
  /** What the fields are called, by name; a part of a row by its pattern, with `{row}` for its number. */
  labels: Readonly<Record<string, Text>>;
  /** Leaves out what is wrong with no field, where that stands elsewhere in the page. Default false. */
  isOfFields?: boolean | undefined;
  /** Where it is a descriptor, it may say `{count}`. Default `gnap.form.errors`. */
  heading?: Text | undefined;
  /** The id of the summary's element. Default: made up. */
  id?: string | undefined;
}

/**
 * For the element around the summary: a `group` with the heading as its name, and no live region.
 */
export interface ErrorSummaryProps {
  id: string;
  role: 'group';
  'aria-labelledby': string;
  /** It takes the focus where no field can. */
  tabIndex: -1;
  ref: (element: HTMLElement | null) => void;
}

/** For the `a` of a field. */
export interface ErrorSummaryLinkProps {
  /** The id of the field's control, after `#`. */
  href: string;
  /** Focuses the control; a click for another tab or window is left to the browser. */
  onClick: MouseEventHandler;
}

/** A field that is wrong. */
export interface ErrorSummaryEntry {
  readonly name: string;
  readonly label: string;
  /** What is wrong with it: the first of what it shows. For what has no `message`, the app has words. */
  readonly error: FieldMessage;
  /** Whether its control is in the page, and a link can lead there. */
  readonly isOnPage: boolean;
  /** For an `<a>`: leads to the control and focuses it. */
  getLinkProps: PropGetter<ErrorSummaryLinkProps>;
}

/** Whether the summary is shown, what stands in it, and the props of its parts. */
export interface UseErrorSummaryResult {
  /** After a submit that was not carried out, for as long as something is wrong. */
  isShown: boolean;
  /** Says how many things are wrong. */
  heading: string;
  /** As they stand in the page, what is not there last. */
  entries: readonly ErrorSummaryEntry[];
  /** What is wrong with no field of the form. */
  formErrors: readonly FieldMessage[];
  getSummaryProps: PropGetter<ErrorSummaryProps>;
  getHeadingProps: PropGetter<{ id: string }>;
}

/**
 * What is wrong with a form after submit was pressed, with links to the fields (behaviour B-23).
 *
 * The first invalid field has the focus then, so the summary takes it only where no field can: it is
 * hidden, or the form as a whole was refused. It is not a live region, since the notification of FORM-3
 * and the focused field say already what it says.
 */
export function useErrorSummary<Values extends object>(
  form: FormHandle<Values>,
  { labels, heading = HEADING, id, isOfFields = false }: UseErrorSummaryOptions,
): UseErrorSummaryResult {
  const store = storeOf(form);
  const format = useFormatText();
  const partId = useElementId(id);
  const isSubmitted = useStoreState(store, (state) => state.isSubmitted);
  const { fields, formErrors: allFormErrors, focus } = useFormErrors(form);
  const formErrors = isOfFields ? NONE : allFormErrors;
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) store.elements.delete(FORM);
      else store.elements.set(FORM, element);
    },
    [store],
  );
  const count = fields.length + formErrors.length;

  // One text, so that a row that moves is heard of, with which no error changes.
  const rows = useStoreState(store, (state) =>
    fields.map(({ name }) => rowNumberOf(name, (list) => store.fieldIn(state, list).keys)).join(),
  ).split(',');
  const numbered = fields.map((field, index) => ({ ...field, row: Number(rows[index]) }));
  const inOrder = numbered.sort((a, b) => {
    const [one, other] = [store.elements.get(a.name), store.elements.get(b.name)];
    if (one !== undefined && other !== undefined) return byDocumentOrder(one, other);
    return Number(one === undefined) - Number(other === undefined);
  });

  return {
    isShown: isSubmitted && count > 0,
    heading: format(withValues(heading, { count })),
    entries: inOrder.flatMap(({ name, row, errors: [error] }) => {
      if (error === undefined) return [];
      const element = store.elements.get(name);
      return {
        name,
        label: format(withValues(labels[labelKeyOf(name)] ?? name, { row })),
        error,
        isOnPage: element !== undefined,
        getLinkProps: propGetter<ErrorSummaryLinkProps>({
          href: `#${element?.id ?? ''}`,
          onClick: (event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            focus(name);
          },
        }),
      };
    }),
    formErrors,
    getSummaryProps: propGetter<ErrorSummaryProps>({
      id: partId(),
      role: 'group',
      'aria-labelledby': partId('heading'),
      tabIndex: -1,
      ref,
    }),
    getHeadingProps: propGetter({ id: partId('heading') }),
  };
}
