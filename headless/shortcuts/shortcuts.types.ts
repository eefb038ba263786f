import type { Store, Text } from '../core/vanilla.js';

/** An action that the palette finds by name, such as going to a page. */
export interface Command {
  readonly id: string;
  readonly label: Text;
  /** The titles of its ancestors, outermost first; searched too. */
  readonly path?: readonly Text[] | undefined;
  /** More words to find it by, never shown. */
  readonly keywords?: Text | undefined;
  /** Opaque: handed on to the skin as it is. */
  readonly icon?: unknown;
  readonly run: () => void;
}

/** A command that keys can run, and that the palette lists. */
export interface Shortcut extends Command {
  /**
   * The keys to press: `mod+k` (Cmd on Apple's systems, Ctrl elsewhere), `?`, `shift+F6`, or a
   * sequence: `g p`. The keys are those of `KeyboardEvent.key`, and `Space`; the modifiers `mod`,
   * `alt` and `shift`. Without keys, only the palette runs it.
   */
  readonly keys?: string | undefined;
  /** With `page`, it does not run while a modal is open. Default `page`. */
  readonly scope?: 'page' | 'everywhere' | undefined;
  /** Whether it also runs during typing; only for keys with `mod`. Default false. */
  readonly whileTyping?: boolean | undefined;
  /** Whether the palette lists it. Default true. */
  readonly isCommand?: boolean | undefined;
}

/** The two dialogs: the command palette, and the list of shortcuts. */
export type ShortcutDialog = 'palette' | 'list';

/** The registered shortcuts, their setting, and which of their dialogs is open. */
export interface ShortcutsState {
  /** In the order of their places. */
  readonly shortcuts: readonly Shortcut[];
  /**
   * Whether shortcuts with a character but without `mod` or Alt run, such as `?` (WCAG 2.1.4); kept
   * between visits. Default true.
   */
  readonly isEnabled: boolean;
  /** Whether `mod` is the Cmd key; false until connected. */
  readonly isApple: boolean;
  /** The dialog that is open; `null` for none. */
  readonly dialog: ShortcutDialog | null;
  /** The ids of the commands last chosen from the palette, latest first, at most five. */
  readonly recentIds: readonly string[];
}

/** Registers and switches shortcuts, opens their dialogs, and runs a command of the palette. */
export interface ShortcutsActions {
  /**
   * Adds a shortcut; of several with the same keys, the last one runs. Returns a function that
   * removes it. Throws a ToolkitError for invalid keys (`shortcut-keys`).
   * @param place from `nextEntryId` of the core. Default: after all before
   */
  register(shortcut: Shortcut, place?: number): () => void;
  /** Sets and stores `isEnabled` (WCAG 2.1.4). */
  setEnabled(isEnabled: boolean): void;
  open(dialog: ShortcutDialog): void;
  close(): void;
  /** Closes the dialog, remembers the command as recent, and runs it once the dialog is gone. */
  run(command: Command): void;
}

/** The store of the app's keyboard shortcuts, which listens to keys while connected. */
export type ShortcutsStore = Store<ShortcutsState, ShortcutsActions>;
