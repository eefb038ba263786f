import { isComposing } from '../core/vanilla.js';
import { isApple } from './isApple.js';
import type { KeyPress } from './keys.rules.js';

/** The keys that people press, and what `mod` is for them. */
export interface PageKeys {
  isApple(): boolean;
  /** Calls back with each key; true takes it, so that the browser does nothing. Returns how to stop. */
  subscribe(listener: (press: KeyPress) => boolean): () => void;
}

const NO_TEXT = [
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
];
/** What takes characters: text, and lists in which they look for an item. */
const TAKES_CHARACTERS = [
  `input:not(${NO_TEXT.map((type) => `[type="${type}"]`).join()})`,
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  ...['textbox', 'searchbox', 'combobox', 'spinbutton', 'listbox', 'menu', 'menubar', 'tree'].map(
    (role) => `[role="${role}"]`,
  ),
].join();

const LONE_MODIFIERS: ReadonlySet<string> = new Set([
  'Alt',
  'AltGraph',
  'CapsLock',
  'Control',
  'Meta',
  'Shift',
]);

/** The key, `null` for one that is nobody's shortcut. */
function pressOf(event: KeyboardEvent): KeyPress | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
  // Chromium says `keydown` of a field that it fills in, too, by an event that is of no key.
  if (!key || event.defaultPrevented || isComposing(event) || LONE_MODIFIERS.has(key)) return null;
  // Where AltGr makes the character, Windows says that Ctrl and Alt are down.
  const isAltGraph = event.getModifierState('AltGraph');
  if (!isAltGraph && (isApple() ? ctrlKey : metaKey)) return null;
  const [target] = event.composedPath();
  return {
    key,
    mod: !isAltGraph && (ctrlKey || metaKey),
    alt: !isAltGraph && altKey,
    shift: shiftKey,
    isRepeat: repeat,
    isTyping: target instanceof Element && target.closest(TAKES_CHARACTERS) !== null,
    isInModal: document.querySelector('[aria-modal="true"]') !== null,
  };
}

/** Those of the browser's page, after whoever else has answered to them. Without a page, none. */
export const pageKeys: PageKeys = {
  isApple,
  subscribe: (listener) => {
    if (typeof document === 'undefined') return () => {};
    const onKeyDown = (event: KeyboardEvent): void => {
      const press = pressOf(event);
      if (press !== null && listener(press)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  },
};
