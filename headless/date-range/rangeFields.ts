import type { KeyboardEvent } from 'react';
import { formatDate } from '../calendar/index.js';
import {
  isComposing,
  mergeProps,
  propGetter,
  type FormatText,
  type PartId,
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

/** The start and the end of the dialog, to type in: what they show, and their parts. */
export type RangeFields = Pick<
  UseDateRangeResult,
  'hint' | 'fields' | 'getFieldProps' | 'getFieldLabelProps' | 'getHintProps' | 'getProblemProps'
>;

interface RangeFieldsOptions {
  store: DateRangeStore;
  state: DateRangeState;
  /** How a day is written. */
  hint: string;
  partId: PartId;
  format: FormatText;
}

function handleKey(store: DateRangeStore, end: RangeEnd, event: KeyboardEvent): void {
  if (isComposing(event.nativeEvent)) return;
  if (event.key === 'Enter') {
    event.preventDefault();
    store.commit(end);
  } else if (event.key === 'Escape' && store.revert(end)) {
    event.preventDefault();
    event.stopPropagation();
  }
}

/** Makes {@link RangeFields} of the state of a picker. */
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
      const notes = [partId('hint'), problem && partId(`${end}-problem`)];
      return mergeProps<NonNullable<typeof props>, RangeFieldProps>(props, {
        id: partId(end),
        type: 'text',
        inputMode: 'numeric',
        autoComplete: 'off',
        placeholder: hint,
        value: text,
        'aria-describedby': notes.filter(Boolean).join(' '),
        'aria-invalid': problem === null ? undefined : true,
        'data-invalid': problem !== null,
        'data-active': state.activeEnd === end || undefined,
        onChange: (event) => {
          store.input(end, event.currentTarget.value);
        },
        onFocus: () => {
          store.activate(end);
        },
        onBlur: () => {
          store.commit(end);
        },
        onKeyDown: (event) => {
          handleKey(store, end, event);
        },
      });
    },
    getFieldLabelProps: (end, props) =>
      mergeProps<NonNullable<typeof props>, RangeFieldLabelProps>(props, { htmlFor: partId(end) }),
    getHintProps: propGetter<RangePartProps>({ id: partId('hint') }),
    getProblemProps: (end, props) =>
      mergeProps<NonNullable<typeof props>, RangePartProps>(props, {
        id: partId(`${end}-problem`),
      }),
  };
}
