import { isComposing } from '../core/vanilla.js';
import { isApple } from './isApple.js';
import type { KeyPress } from './keys.rules.js';
import { pressedChord } from './pressedChord.rules.js';

/** The source of key presses, and the system that decides what `mod` is. */
export interface PageKeys {
  isApple(): boolean;
  /**
   * Calls the listener with each press; if it returns true, the browser's own action is prevented.
   * Returns a function that stops it.
   */
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
/** Elements that take characters: as text, or to search a list or menu. */
const TAKES_CHARACTERS = [
  `input:not(${NO_TEXT.map((type) => `[type="${type}"]`).join()})`,
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  ...['textbox', 'searchbox', 'combobox', 'spinbutton', 'listbox', 'menu', 'menubar', 'tree'].map(
    (role) => `[role="${role}"]`,
  ),
].join();

/** `Alt` is the start of `AltGraph` too. */
const LONE_MODIFIER = /^(Alt|CapsLock|Control|Meta|Shift)/;

/** Whether a modal is open in the page, and not just kept there, as a consent tool keeps its own. */
function isModalOpen(): boolean {
  // A native modal dialog needs no `aria-modal`.
  return [...document.querySelectorAll('[aria-modal="true"], dialog:modal')].some(
    // A browser without `checkVisibility` counts every one as open. Its option has this name in
    // Chrome 120 as well.
    (modal) => modal.checkVisibility?.({ checkVisibilityCSS: true }) ?? true,
  );
}

/** The press of an event; `null` if it can be no shortcut. */
function pressOf(event: KeyboardEvent): KeyPress | null {
  const { key } = event;
  // When Chromium autofills a field, it dispatches a `keydown` event that has no `key`.
  if (!key || event.defaultPrevented || isComposing(event) || LONE_MODIFIER.test(key)) return null;
  const chord = pressedChord(event, isApple());
  if (chord === null) return null;
  const [target] = event.composedPath();
  return {
    ...chord,
    isRepeat: event.repeat,
    isTyping: target instanceof Element && target.closest(TAKES_CHARACTERS) !== null,
    isInModal: isModalOpen(),
  };
}

/** The key presses in the browser's page that no other handler has prevented; none on a server. */
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
