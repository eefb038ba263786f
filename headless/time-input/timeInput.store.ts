import { createValuePort, defineStore, type Store, type ValuePort } from '../core/vanilla.js';
import { parseTime, type ParseTimeOptions, type TimeOfDay } from './parseTime.rules.js';
import { HIGHEST, stepTime, withPart, type StepOptions, type TimePart } from './timeInput.rules.js';

/** Settings of a time input; they may change between renders. */
export interface TimeInputSettings extends StepOptions, ParseTimeOptions {
  /** Whether emptying the field clears the time; else the last one is restored. Default true. */
  isClearable?: boolean | undefined;
}

/** One time, and the state of its input. */
export interface TimeInputState {
  /** `HH:MM`; `null` for none. */
  readonly value: TimeOfDay | null;
  /** The typed text, until it is read; `null` while there is none. */
  readonly draft: string | null;
  /**
   * The text that was discarded as unreadable; `null` again with the next edit, `revert` or another
   * time.
   */
  readonly rejectedText: string | null;
  /** Whether the panel of spin buttons is shown. */
  readonly isOpen: boolean;
}

/** Takes and reads typed texts, steps the time, and opens the panel of spin buttons. */
export interface TimeInputActions {
  /** Binds the time to the hook's `value`, `defaultValue` and `onChange`. */
  readonly port: ValuePort<TimeOfDay | null>;
  configure(settings: TimeInputSettings): void;
  /** Takes a typed or pasted text without reading it yet. */
  input(text: string): void;
  /** Reads the typed text. False if it is unreadable; the last time is then restored. */
  commit(event?: unknown): boolean;
  /** Discards the typed text, and `rejectedText`. False if no text was typed. */
  revert(): boolean;
  /** Reads the typed text, then moves the time by so many steps, back for a negative `by`. */
  step(part: TimePart, by: number, event?: unknown): void;
  /** Takes a digit typed on a spin button; a second digit makes a number with the first. */
  typeDigit(part: TimePart, digit: string, event?: unknown): void;
  /** Makes the next digit begin a new number. */
  endTyping(): void;
  /** Sets the time as given, even outside `min` and `max`. */
  set(time: TimeOfDay | null, event?: unknown): void;
  open(): void;
  close(): void;
}

/** One per time input: created by `useTimeInput`, or passed to it as `store`. */
export type TimeInputStore = Store<TimeInputState, TimeInputActions>;

/** The initial settings and the initial time. */
export interface TimeInputStoreOptions extends TimeInputSettings {
  /** Default `null`. */
  defaultValue?: TimeOfDay | null | undefined;
}

/** Creates the store of one time input (spec rows TIME-1, TIME-2). */
export function createTimeInputStore({
  defaultValue = null,
  ...given
}: TimeInputStoreOptions = {}): TimeInputStore {
  return defineStore<TimeInputState, TimeInputActions>(
    { value: defaultValue, draft: null, rejectedText: null, isOpen: false },
    ({ get, set }) => {
      let settings: TimeInputSettings = given;
      /** The first digit of a number on a spin button, while a second one may follow. */
      let typed: Partial<Record<TimePart, string>> = {};
      const port = createValuePort<TimeOfDay | null>({
        get,
        set: (change) => {
          set({ ...change, rejectedText: null });
        },
      });
      const request = (time: TimeOfDay | null, reason: string, event: unknown): void => {
        typed = {};
        port.request(time, { reason, event });
      };
      const commit: TimeInputActions['commit'] = (event) => {
        const { draft, value } = get();
        if (draft === null) return true;
        const time = parseTime(draft, settings);
        const mayBeEmpty = value === null || settings.isClearable !== false;
        const isRead = time !== null || (draft.trim() === '' && mayBeEmpty);
        set({ draft: null, rejectedText: isRead ? null : draft });
        if (isRead) request(time, 'input', event);
        return isRead;
      };
      return {
        actions: {
          port,
          commit,
          configure: (next) => {
            settings = next;
          },
          input: (draft) => {
            set({ draft, rejectedText: null });
          },
          revert: () => {
            const isTyped = get().draft !== null;
            set({ draft: null, rejectedText: null });
            return isTyped;
          },
          step: (part, by, event) => {
            const { draft } = get();
            const isRead = commit(event);
            request(stepTime(get().value, { part, by }, settings), 'step', event);
            // The step starts from the last time; the discarded text is still reported (B-27).
            if (!isRead) set({ rejectedText: draft });
          },
          typeDigit: (part, digit, event) => {
            const first = typed[part] ?? '';
            const both = Number(first + digit);
            const number = both > HIGHEST[part] ? Number(digit) : both;
            request(withPart(get().value, part, number), 'input', event);
            if (first === '' && number * 10 <= HIGHEST[part]) typed = { [part]: digit };
          },
          endTyping: () => {
            typed = {};
          },
          set: (time, event) => {
            request(time, 'set', event);
          },
          open: () => {
            set({ isOpen: true });
          },
          close: () => {
            set({ isOpen: false });
          },
        },
      };
    },
  );
}
