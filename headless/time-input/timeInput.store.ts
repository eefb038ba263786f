import { createValuePort, defineStore, type Store, type ValuePort } from '../core/vanilla.js';
import { parseTime, type ParseTimeOptions, type TimeOfDay } from './parseTime.rules.js';
import { HIGHEST, stepTime, withPart, type StepOptions, type TimePart } from './timeInput.rules.js';

/** Settings of a time input; they may change between renders. */
export interface TimeInputSettings extends StepOptions, ParseTimeOptions {
  /** Whether an emptied field means no time, rather than the last one again. Default true. */
  isClearable?: boolean | undefined;
}

/** One time, and how it is being entered. */
export interface TimeInputState {
  /** `HH:MM`; `null` for none. */
  readonly value: TimeOfDay | null;
  /** What is being typed, until it is committed; `null` while nothing is. */
  readonly draft: string | null;
  /** The text that could not be read and was given up; until the next edit or another time. */
  readonly rejectedText: string | null;
  /** Whether the panel of spin buttons is shown. */
  readonly isOpen: boolean;
}

/** Types, reads and steps a time, and opens the panel of spin buttons. */
export interface TimeInputActions {
  /** Binds the time to the hook's `value`, `defaultValue` and `onChange`. */
  readonly port: ValuePort<TimeOfDay | null>;
  configure(settings: TimeInputSettings): void;
  /** Takes what was typed or pasted, and reads nothing of it yet. */
  input(text: string): void;
  /** Reads what was typed. False where it could not be read, and the last time stands again. */
  commit(event?: unknown): boolean;
  /** Gives up what was typed. False where there was nothing. */
  revert(): boolean;
  /** Reads what was typed, then goes so many steps on, or back for a negative `by`. */
  step(part: TimePart, by: number, event?: unknown): void;
  /** A digit typed on a spin button: the second one makes a number with the first. */
  typeDigit(part: TimePart, digit: string, event?: unknown): void;
  /** The next digit is a first one. */
  endTyping(): void;
  /** Takes a time as it is, outside `min` and `max` too. */
  set(time: TimeOfDay | null, event?: unknown): void;
  open(): void;
  close(): void;
}

/** The time of one input; `useTimeInput` makes one, or is given it. */
export type TimeInputStore = Store<TimeInputState, TimeInputActions>;

/** The settings at first, and the time to begin with. */
export interface TimeInputStoreOptions extends TimeInputSettings {
  /** Default `null`. */
  defaultValue?: TimeOfDay | null | undefined;
}

/** Makes the store of one time input (spec rows TIME-1, TIME-2). */
export function createTimeInputStore({
  defaultValue = null,
  ...given
}: TimeInputStoreOptions = {}): TimeInputStore {
  return defineStore<TimeInputState, TimeInputActions>(
    { value: defaultValue, draft: null, rejectedText: null, isOpen: false },
    ({ get, set }) => {
      let settings: TimeInputSettings = given;
      let typed: { part: TimePart; digit: string } | null = null;
      const port = createValuePort<TimeOfDay | null>({
        get,
        set: (change) => {
          set({ ...change, rejectedText: null });
        },
      });
      const request = (time: TimeOfDay | null, reason: string, event: unknown): void => {
        typed = null;
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
            set({ draft: null });
            return isTyped;
          },
          step: (part, by, event) => {
            const { draft } = get();
            const isRead = commit(event);
            request(stepTime(get().value, { part, by }, settings), 'step', event);
            // The step goes on from the last time, and what was given up for it is still told (B-27).
            if (!isRead) set({ rejectedText: draft });
          },
          typeDigit: (part, digit, event) => {
            const both = Number((typed?.part === part ? typed.digit : '') + digit);
            const number = both > HIGHEST[part] ? Number(digit) : both;
            const isFirst = typed?.part !== part && number * 10 <= HIGHEST[part];
            request(withPart(get().value, part, number), 'input', event);
            typed = isFirst ? { part, digit } : null;
          },
          endTyping: () => {
            typed = null;
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
