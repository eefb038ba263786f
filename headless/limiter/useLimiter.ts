import { useEffect, useMemo, type ChangeEventHandler, type FocusEventHandler } from 'react';
import {
  fieldControlProps,
  propGetter,
  subscribeTo,
  useAnnounce,
  useFormatText,
  useIsomorphicLayoutEffect,
  useMergedRefs,
  useStoreState,
  useValueControl,
  type ElementRef,
  type FieldControlProps,
  type PropGetter,
  type ValueOrField,
} from '../core/index.js';
import { createLimitedEditing, type LimitedElement } from './limitedEditing.js';
import { lengthOf } from './limiter.rules.js';
import { createLimiterStore, type LimiterSettings, type LimiterStore } from './limiter.store.js';
import { limiterWords } from './limiterWords.rules.js';

/**
 * The options of `useLimiter`; `max` is required. The text is bound by `value` and `onChange`, by a
 * `store`, or by the `control` of a form's field.
 */
export type UseLimiterOptions<Target extends LimitedElement = LimitedElement> = ValueOrField<
  string,
  LimiterStore
> &
  LimiterSettings & {
    /**
     * The id of the field, and the base of the counter's id; a form field's `control` brings its
     * own.
     */
    id?: string | undefined;
    /** For the field's element. */
    ref?: ElementRef<Target> | undefined;
  };

/** For a text input or a textarea. */
export interface LimiterInputProps<
  Target extends LimitedElement = LimitedElement,
> extends FieldControlProps {
  id: string | undefined;
  ref: (element: Target | null) => void;
  value: string;
  maxLength: number | undefined;
  onChange: ChangeEventHandler<LimitedElement>;
  onBlur: FocusEventHandler | undefined;
}

/** For the element that shows `counter`. Screen readers read it only as the field's description. */
export interface LimiterCounterProps {
  id: string;
  'aria-hidden': true;
  /** The text is too long. */
  'data-invalid': true | undefined;
}

/** The text, the room left in numbers and in words, and the props of field and counter. */
export interface UseLimiterResult<Target extends LimitedElement = LimitedElement> {
  value: string;
  /** The length of the text, in the unit of the limit. */
  count: number;
  /** Negative for a text that is too long. */
  remaining: number;
  /** There is no more room, or the text is too long already. */
  isAtLimit: boolean;
  /** The remaining count in words, for the counter. */
  counter: string;
  /** The part of the latest edit that did not fit; `null` if all of it did. */
  trimmed: string | null;
  /** `trimmed` in words, to show; it has already been announced. */
  notice: string | null;
  /** Sets the text by code; it may go beyond the limit. */
  setValue(value: string): void;
  getInputProps: PropGetter<LimiterInputProps<Target>>;
  /** For the element that shows `counter`: it describes the field. */
  getCounterProps: PropGetter<LimiterCounterProps>;
}

/**
 * A text field of limited length, with a counter (spec rows LIMIT-1, A11Y-LIMIT). Input beyond the
 * limit is cut between two visible characters, and the part cut off is announced.
 */
export function useLimiter<Target extends LimitedElement = LimitedElement>(
  options: UseLimiterOptions<Target>,
): UseLimiterResult<Target> {
  const { control, max, unit, mode } = options;
  const format = useFormatText();
  const announce = useAnnounce();
  const id = control?.ids.control ?? options.id;
  const { store, value, partId } = useValueControl('useLimiter', options, (initial) =>
    createLimiterStore({ ...options, ...initial }),
  );
  const counterId = partId('counter');
  const trimmed = useStoreState(store, (state) => state.trimmed);
  const count = lengthOf(value, unit);
  const remaining = max - count;
  useIsomorphicLayoutEffect(() => {
    store.configure(options);
  });
  const limitRef = useMemo(() => createLimitedEditing(store), [store]);
  const inputRef = useMergedRefs<Target>(options.ref, limitRef);
  const ref = useMergedRefs<Target>(inputRef, control?.ref);
  useEffect(
    () =>
      subscribeTo(
        store,
        ({ news }) => news,
        (news) => {
          if (news) announce(limiterWords(news, format));
        },
      ),
    [store, announce, format],
  );
  const isTooLong = remaining < 0;
  const field = fieldControlProps(control, isTooLong);

  return {
    value,
    count,
    remaining,
    isAtLimit: remaining <= 0,
    counter: limiterWords({ remaining }, format),
    trimmed,
    notice: trimmed && limiterWords({ trimmed }, format),
    setValue: store.setValue,
    getInputProps: propGetter<LimiterInputProps<Target>>({
      ...field,
      id,
      ref,
      value,
      maxLength: mode === 'soft' || unit === 'grapheme' ? undefined : max,
      'aria-describedby': [field['aria-describedby'], counterId].join(' '),
      onChange: (event) => {
        store.input(event.currentTarget.value, event);
      },
      onBlur: control?.onBlur,
    }),
    getCounterProps: propGetter<LimiterCounterProps>({
      id: counterId,
      'aria-hidden': true,
      'data-invalid': isTooLong || undefined,
    }),
  };
}
