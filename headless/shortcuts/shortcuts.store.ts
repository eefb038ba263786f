import { defineStore, nextEntryId } from '../core/vanilla.js';
import {
  createBrowserStorage,
  STORAGE_KEYS,
  systemClock,
  type Clock,
  type StorageAdapter,
} from '../platform/index.js';
import { isOfCharacters, isPressed, parseKeys, type Chord, type KeyPress } from './keys.rules.js';
import { pageKeys, type PageKeys } from './pageKeys.js';
import type {
  Shortcut,
  ShortcutsActions,
  ShortcutsState,
  ShortcutsStore,
} from './shortcuts.types.js';

/** The options of `createShortcutsStore`; none is required. */
export interface ShortcutsStoreOptions {
  /** Times the keys of a sequence. Default: the system clock. */
  clock?: Clock | undefined;
  /** Keeps whether character shortcuts are off, as `gnap.shortcuts`. Default: local storage. */
  storage?: StorageAdapter | undefined;
  /** Default: the key presses of the browser's page. */
  keys?: PageKeys | undefined;
}

/** The longest pause between two keys of a sequence, in milliseconds. */
const SEQUENCE = 1500;
/** How many chosen commands are remembered. */
const RECENT = 5;

/** The stored value while character shortcuts are switched off. */
const OFF = 'off';

const NONE: ShortcutsState = {
  shortcuts: [],
  isEnabled: true,
  isApple: false,
  dialog: null,
  recentIds: [],
};

/**
 * Creates the store of the app's keyboard shortcuts and commands (behavior B-16; WCAG 2.1.4). It
 * listens to keys while connected; during typing it runs only shortcuts with `whileTyping`.
 */
export function createShortcutsStore(options: ShortcutsStoreOptions = {}): ShortcutsStore {
  const { clock = systemClock, storage = createBrowserStorage(), keys = pageKeys } = options;
  const storageKey = STORAGE_KEYS.shortcuts;

  return defineStore<ShortcutsState, ShortcutsActions>(NONE, ({ get, set }) => {
    const chordsOf = new WeakMap<Shortcut, readonly Chord[]>();
    const placeOf = new WeakMap<Shortcut, number>();
    /** The keys pressed of a sequence that is not complete. */
    let pressed: readonly KeyPress[] = [];
    let cancelForgetting = (): void => {};

    const forget = (): void => {
      cancelForgetting();
      pressed = [];
    };
    const canRun = (shortcut: Shortcut, { isTyping, isInModal }: KeyPress): boolean => {
      if (isTyping && !shortcut.whileTyping) return false;
      if (isInModal && shortcut.scope !== 'everywhere') return false;
      return get().isEnabled || !isOfCharacters(chordsOf.get(shortcut) ?? []);
    };
    /**
     * The shortcut that the last press completes after the earlier ones, `begun` if it only goes on
     * with one, else `undefined`.
     */
    const find = (earlier: readonly KeyPress[], last: KeyPress): Shortcut | 'begun' | undefined => {
      const presses = [...earlier, last];
      const begun = get().shortcuts.filter((shortcut) => {
        const chords = chordsOf.get(shortcut) ?? [];
        const isBegun = presses.every((press, index) => isPressed(chords[index], press));
        return isBegun && canRun(shortcut, last);
      });
      const completed = begun
        .filter((shortcut) => chordsOf.get(shortcut)?.length === presses.length)
        .at(-1);
      return completed ?? (begun.length > 0 ? 'begun' : undefined);
    };
    const onPress = (press: KeyPress): boolean => {
      // A key that does not continue the sequence may begin another one.
      const earlier = find(pressed, press) === undefined ? [] : pressed;
      const found = find(earlier, press);
      if (press.isRepeat) return found !== undefined;
      forget();
      if (found === 'begun') {
        pressed = [...earlier, press];
        cancelForgetting = clock.setTimeout(forget, SEQUENCE);
      } else {
        found?.run();
      }
      return found !== undefined;
    };

    const adopt = (stored: string | null): void => {
      set({ isEnabled: stored !== OFF });
    };
    return {
      actions: {
        register: (shortcut, place = nextEntryId()) => {
          // A copy, so that an object registered twice can be removed once.
          const own = { ...shortcut };
          chordsOf.set(own, parseKeys(own));
          placeOf.set(own, place);
          const isBefore = (other: Shortcut): boolean => (placeOf.get(other) ?? 0) <= place;
          const { shortcuts } = get();
          const before = shortcuts.filter(isBefore);
          set({ shortcuts: [...before, own, ...shortcuts.slice(before.length)] });
          return () => {
            set({ shortcuts: get().shortcuts.filter((other) => other !== own) });
          };
        },
        setEnabled: (isEnabled) => {
          set({ isEnabled });
          storage.write(storageKey, isEnabled ? null : OFF);
        },
        open: (dialog) => {
          set({ dialog });
        },
        close: () => {
          set({ dialog: null });
        },
        run: ({ id, run }) => {
          const others = get().recentIds.filter((recentId) => recentId !== id);
          set({ dialog: null, recentIds: [id, ...others].slice(0, RECENT) });
          // Deferred: the closing dialog returns the focus, and only then may the command move it.
          clock.setTimeout(run, 0);
        },
      },
      start: () => {
        set({ isApple: keys.isApple() });
        adopt(storage.read(storageKey));
        const stopStorage = storage.subscribe(storageKey, adopt);
        const stopKeys = keys.subscribe(onPress);
        return () => {
          stopStorage();
          stopKeys();
          forget();
        };
      },
    };
  });
}
