import type { Store, Text } from '../core/vanilla.js';

/** Something that a person can do by its name: an action, or going to a page. */
export interface Command {
  readonly id: string;
  readonly label: Text;
  /** The titles of what it stands below, outermost first; searched too. */
  readonly path?: readonly Text[] | undefined;
  /** Further words that it is found by, never shown. */
  readonly keywords?: Text | undefined;
  /** Opaque: handed on to the skin as it is. */
  readonly icon?: unknown;
  readonly run: () => void;
}

/** A command that the palette lists, and that keys may run. */
export interface Shortcut extends Command {
  /**
   * What to press: `mod+k` (Cmd on Apple's systems, Ctrl elsewhere), `?`, `shift+F6`, or one after the
   * other: `g p`. The keys are those of `KeyboardEvent.key`, and `Space`; the modifiers `mod`, `alt`
   * and `shift`. Without keys, it is for the palette alone.
   */
  readonly keys?: string | undefined;
  /** `page`: not while a modal is open. Default `page`. */
  readonly scope?: 'page' | 'everywhere' | undefined;
  /** Whether it also runs while somebody types; only for keys with `mod`. Default false. */
  readonly whileTyping?: boolean | undefined;
  /** Whether the palette lists it. Default true. */
  readonly isCommand?: boolean | undefined;
}

/** The two dialogs: the command palette, and the list of shortcuts. */
export type ShortcutDialog = 'palette' | 'list';

/** The shortcuts that are registered now, their setting, and the dialogs about them. */
export interface ShortcutsState {
  /** In the order in which they were registered. */
  readonly shortcuts: readonly Shortcut[];
  /** Whether shortcuts without Ctrl or Alt run, such as `?` (WCAG 2.1.4); kept between visits. Default true. */
  readonly isEnabled: boolean;
  /** Whether `mod` is the Cmd key, known once connected. */
  readonly isApple: boolean;
  /** The dialog that is open; `null` for none. */
  readonly shown: ShortcutDialog | null;
  /** The commands chosen last from the palette, latest first, five at most. */
  readonly recentIds: readonly string[];
}

/** Adds and switches shortcuts, opens their dialogs, and runs a command of the palette. */
export interface ShortcutsActions {
  /**
   * Adds a shortcut; where keys or ids collide, the one added last counts. Returns how to take it away.
   * Throws a ToolkitError for keys that nobody can press (`shortcut-keys`).
   */
  register(shortcut: Shortcut): () => void;
  /** Switches shortcuts without Ctrl or Alt on or off, and keeps that (WCAG 2.1.4). */
  setEnabled(isEnabled: boolean): void;
  show(dialog: ShortcutDialog): void;
  close(): void;
  /** Hides the dialog, remembers the command, and runs it once the dialog is gone. */
  choose(command: Command): void;
}

/** One per app: its keyboard shortcuts, which listen while it is connected. */
export type ShortcutsStore = Store<ShortcutsState, ShortcutsActions>;
