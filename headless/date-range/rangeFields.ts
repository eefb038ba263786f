import { formatDate } from '../calendar/index.js';
import {
  focusLeaves,
  propGetter,
  typedFieldProps,
  type FormatText,
  type PartId,
  type TypedText,
} from '../core/index.js';
import { RANGE_FORMAT, type RangeEnd } from './dateRange.rules.js';
import { ENDS } from './dateRange.texts.js';
import type { DateRangeState, DateRangeStore } from './dateRange.types.js';
import type {
  RangeField,
  RangeFieldLabelProps,
  RangeFieldProps,
  RangePartProps,
  UseDateRangeResult,
} from './useDateRange.types.js';

/** The two text fields of the dialog: what they show, and the props of their parts. */
export type RangeFields = Pick<
  UseDateRangeResult,
  'hint' | 'fields' | 'getFieldProps' | 'getFieldLabelProps' | 'getHintProps' | 'getProblemProps'
>;

interface RangeFieldsOptions {
  store: DateRangeStore;
  state: DateRangeState;
  /** The format of a day. */
  hint: string;
  partId: PartId;
  format: FormatText;
}

/** One end as a typed text. `commit` is always false: Enter in the dialog submits no form. */
function typedEnd(store: DateRangeStore, end: RangeEnd): TypedText {
  return {
    input: (text) => {
      store.input(end, text);
    },
    commit: () => {
      store.commit(end);
      return false;
    },
    revert: () => store.revert(end),
  };
}

/** Makes {@link RangeFields} from the state of a picker. */
export function rangeFields(options: RangeFieldsOptions): RangeFields {
  const { store, state, hint, partId, format } = options;
  const fieldOf = (end: RangeEnd): RangeField => {
    const { draft, problem } = state.fields[end];
    return {
      label: format(ENDS[end]),
      text: draft ?? formatDate(state.draft[end], RANGE_FORMAT),
      problem: problem && { type: problem.type, message: format(problem.message) },
    };
  };
  const fields = { start: fieldOf('start'), end: fieldOf('end') };
  return {
    hint,
    fields,
    getFieldProps: (end, props) => {
      const { text, problem } = fields[end];
      const problemId = problem === null ? undefined : partId(`${end}-problem`);
      // A click that was refused has left the field as it was.
      const isInvalid = (problem && state.fields[end].draft !== null) || undefined;
      return propGetter<RangeFieldProps>({
        ...typedFieldProps(typedEnd(store, end), text, [partId('hint'), problemId]),
        id: partId(end),
        placeholder: hint,
        'aria-errormessage': isInvalid && problemId,
        'aria-invalid': isInvalid,
        'data-invalid': isInvalid,
        'data-active': state.activeEnd === end || undefined,
        onFocus: () => {
          store.activate(end);
        },
        onBlur: (event) => {
          if (focusLeaves(event)) store.commit(end);
        },
      })(props);
    },
    getFieldLabelProps: (end, props) =>
      propGetter<RangeFieldLabelProps>({ htmlFor: partId(end) })(props),
    getHintProps: propGetter<RangePartProps>({ id: partId('hint') }),
    getProblemProps: (end, props) =>
      propGetter<RangePartProps>({ id: partId(`${end}-problem`) })(props),
  };
}
