import { useCallback, useEffect, useReducer, type MouseEventHandler } from 'react';
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
import { labelKeyOf, rowNumbersOf, withValues } from './errorSummary.rules.js';

const NONE: readonly FieldMessage[] = [];
const HEADING = { id: 'gnap.form.errors', defaultMessage: 'Please correct this ({count}):' };

/**
 * The options of `useErrorSummary`. The labels of the fields are needed because the form does not
 * know them.
 */
export interface UseErrorSummaryOptions {
  /**
   * The fields' labels by name; for a part of a row by its pattern, with `{row}` for the row's
   * number, and `{rows}` for those of the rows around it as well: `2.1`.
   */
  labels: Readonly<Record<string, Text>>;
  /**
   * Leaves out errors that belong to no field, for a page that shows them elsewhere. Default false.
   */
  fieldsOnly?: boolean | undefined;
  /** A descriptor may contain `{count}`. Default `gnap.form.errors`. */
  heading?: Text | undefined;
  /** The id of the summary's element. Default: generated. */
  id?: string | undefined;
}

/**
 * For the element around the summary: a `group` with the heading as its name, and no live region.
 */
export interface ErrorSummaryProps {
  id: string;
  role: 'group';
  'aria-labelledby': string;
  /** It gets the focus if no field can. */
  tabIndex: -1;
  ref: (element: HTMLElement | null) => void;
}

/** For the `a` of a field. */
export interface ErrorSummaryLinkProps {
  /** The id of the field's control, after `#`. */
  href: string;
  /** Focuses the control; clicks that open another tab or window are left to the browser. */
  onClick: MouseEventHandler;
}

/** A field that shows errors. */
export interface ErrorSummaryEntry {
  readonly name: string;
  readonly label: string;
  /** The first error that it shows. If that has no `message`, the app supplies the text by type. */
  readonly error: FieldMessage;
  /** Whether its control is on the page, so that a link can lead to it. */
  readonly isOnPage: boolean;
  /** For an `<a>`: leads to the control and focuses it. */
  getLinkProps: PropGetter<ErrorSummaryLinkProps>;
}

/** Whether the summary is shown, its content, and the props of its parts. */
export interface UseErrorSummaryResult {
  /** After a submit that did not succeed, as long as there are errors. */
  isShown: boolean;
  /** The heading; `{count}` in it is the number of fields with errors plus that of `formErrors`. */
  heading: string;
  /** In document order; fields that are not on the page come last. */
  entries: readonly ErrorSummaryEntry[];
  /** Errors that belong to no field of the form. */
  formErrors: readonly FieldMessage[];
  getSummaryProps: PropGetter<ErrorSummaryProps>;
  getHeadingProps: PropGetter<{ id: string }>;
}

/**
 * The errors of a form after submit was pressed, with links to the fields (behavior B-23).
 *
 * The first invalid field gets the focus then; the summary gets it only if no field can, since the
 * invalid ones are hidden, or the form as a whole was refused. It is not a live region, since the
 * notification of FORM-3 and the focused field already say the same.
 */
export function useErrorSummary<Values extends object>(
  form: FormHandle<Values>,
  { labels, heading = HEADING, id, fieldsOnly = false }: UseErrorSummaryOptions,
): UseErrorSummaryResult {
  const store = storeOf(form);
  const format = useFormatText();
  const partId = useElementId(id);
  const isSubmitted = useStoreState(store, (state) => state.isSubmitted);
  const { fields, formErrors: allFormErrors, focus } = useFormErrors(form);
  const formErrors = fieldsOnly ? NONE : allFormErrors;
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) store.elements.delete(FORM);
      else store.elements.set(FORM, element);
    },
    [store],
  );
  const count = fields.length + formErrors.length;

  // Joined into a string, which changes when a row moves, although no error does.
  const numbers = useStoreState(store, (state) =>
    fields.map(({ name }) => rowNumbersOf(name, (list) => store.fieldIn(state, list).keys)).join(),
  ).split(',');
  const numbered = fields.map((field, index) => {
    const rows = numbers[index] ?? '';
    return { ...field, rows, row: Number(rows.split('.').at(-1)) };
  });
  const compare = (a: { name: string }, b: { name: string }): number => {
    const [elementA, elementB] = [store.elements.get(a.name), store.elements.get(b.name)];
    // A control of two fields stands before neither: they would be sorted again without end.
    if (elementA && elementB && elementA !== elementB) return byDocumentOrder(elementA, elementB);
    return Number(elementA === undefined) - Number(elementB === undefined);
  };
  const inOrder = numbered
    .sort(compare)
    .map((field) => ({ ...field, element: store.elements.get(field.name) }));
  const [, sortAgain] = useReducer((times: number) => times + 1, 0);
  // Only then are the elements of a row that was moved at their new place, and those of fields that
  // have come with this render on the page, also after this component.
  useEffect(() => {
    const isBehind = inOrder.some((field, index) => {
      const before = inOrder[index - 1];
      // Not whether it is another one, which it may be after each render, without end.
      const hasCome = !store.elements.get(field.name) !== !field.element;
      return hasCome || (before !== undefined && compare(before, field) > 0);
    });
    if (isBehind) sortAgain();
  });

  return {
    isShown: isSubmitted && count > 0,
    heading: format(withValues(heading, { count })),
    entries: inOrder.flatMap(({ name, row, rows, errors: [error], element }) => {
      if (error === undefined) return [];
      return {
        name,
        label: format(withValues(labels[labelKeyOf(name)] ?? name, { row, rows })),
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
