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
 * What `useLimiter` takes: `max`, at least. The text is bound by `value` and `onChange`, by a
 * `store`, or by the `control` of a form's field.
 */
export type UseLimiterOptions<Target extends LimitedElement = LimitedElement> = ValueOrField<
  string,
  LimiterStore
> &
  LimiterSettings & {
    /** Of the field, and the base of the counter's; a form field's `control` brings its own. */
    id?: string | undefined;
    /** For the field's element. */
    ref?: ElementRef<Target> | undefined;
  };

/** For an input of text or a textarea. */
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

/**
 * For the element that shows `counter`. Screen readers read it with the field, and nowhere else.
 */
export interface LimiterCounterProps {
  id: string;
  'aria-hidden': true;
  /** The text is too long. */
  'data-invalid': boolean;
}

/** The text, how much room is left in numbers and in words, and the props of field and counter. */
export interface UseLimiterResult<Target extends LimitedElement = LimitedElement> {
  value: string;
  /** In the unit of the limit. */
  count: number;
  /** Negative for a text that is too long. */
  remaining: number;
  /** There is no more room, or the text is too long already. */
  isAtLimit: boolean;
  /** What remains, in words, for the counter. */
  counter: string;
  /** What did not fit of the latest edit; `null` where all did. */
  trimmed: string | null;
  /** Says so, to show; it has been announced. */
  notice: string | null;
  /** By program, which may go beyond the limit. */
  setValue(value: string): void;
  getInputProps: PropGetter<LimiterInputProps<Target>>;
  /** For the element that shows `counter`: it describes the field. */
  getCounterProps: PropGetter<LimiterCounterProps>;
}

/**
 * A text of limited length, with a counter (spec rows LIMIT-1, A11Y-LIMIT). What goes beyond is cut
 * between two visible characters, and what was cut is told.
 */
export function useLimiter<Target extends LimitedElement = LimitedElement>(
  options: UseLimiterOptions<Target>,
): UseLimiterResult<Target> {
  const { control, max, unit, mode = 'hard' } = options;
  const format = useFormatText();
  const announce = useAnnounce();
  const id = control?.ids.control ?? options.id;
  const { store, value, partId } = useValueControl('useLimiter', options, ({ defaultValue }) =>
    createLimiterStore({ max, unit, defaultValue }),
  );
  const counterId = partId('counter');
  const trimmed = useStoreState(store, (state) => state.trimmed);
  const count = lengthOf(value, unit);
  const remaining = max - count;
  useIsomorphicLayoutEffect(() => {
    store.configure(options);
  });
  const attach = useMemo(() => {
    const limit = createLimitedEditing(store);
    return (element: Target | null) => element && limit(element);
  }, [store]);
  const ownRef = useMergedRefs<Target>(options.ref, attach);
  const ref = useMergedRefs<Target>(ownRef, control?.ref);
  useEffect(
    () =>
      subscribeTo(
        store,
        ({ news }) => news,
        (news) => {
          if (news !== null) announce(limiterWords(news, format));
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
    notice: trimmed === null ? null : limiterWords({ trimmed }, format),
    setValue: store.setValue,
    getInputProps: propGetter<LimiterInputProps<Target>>({
      ...field,
      id,
      ref,
      value,
      maxLength: mode === 'hard' && unit !== 'grapheme' ? max : undefined,
      'aria-describedby': [field['aria-describedby'], counterId].filter(Boolean).join(' '),
      onChange: (event) => {
        store.input(event.currentTarget.value, event);
      },
      onBlur: control?.onBlur,
    }),
    getCounterProps: propGetter<LimiterCounterProps>({
      id: counterId,
      'aria-hidden': true,
      'data-invalid': isTooLong,
    }),
  };
}
