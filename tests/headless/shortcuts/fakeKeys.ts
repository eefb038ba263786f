import type { KeyPress, PageKeys } from '../../../headless/shortcuts/index.js';

/** Keys that a test presses. */
export interface FakeKeys extends PageKeys {
  /** Presses keys one after the other; whether the last one was taken. */
  press(...presses: readonly (string | Partial<KeyPress>)[]): boolean;
}

const PLAIN: Omit<KeyPress, 'key'> = {
  mod: false,
  alt: false,
  shift: false,
  isRepeat: false,
  isTyping: false,
  isInModal: false,
};

export function createFakeKeys(isApple = false): FakeKeys {
  const listeners = new Set<(press: KeyPress) => boolean>();
  return {
    isApple: () => isApple,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    press: (...presses) => {
      let isTaken = false;
      for (const given of presses) {
        const press = {
          ...PLAIN,
          key: '',
          ...(typeof given === 'string' ? { key: given } : given),
        };
        isTaken = [...listeners].some((listener) => listener(press));
      }
      return isTaken;
    },
  };
}
