import type {
  ChangeEventHandler,
  KeyboardEventHandler,
  MouseEventHandler,
  PointerEventHandler,
} from 'react';
import type { PropGetter } from '../core/index.js';
import type { CommandPaletteStore } from './commandPalette.store.js';
import type { Command, ShortcutsStore } from './shortcuts.types.js';

/** The options of `useCommandPalette`; below `sharedShortcuts.context` none is required. */
export interface UseCommandPaletteOptions {
  /** The commands to find besides the registered shortcuts, such as pages; listed before these. */
  commands?: readonly Command[] | undefined;
  /** The prefix of the ids of the parts. Default: generated. */
  id?: string | undefined;
  /** The shortcuts. Default: the store of `sharedShortcuts.context`; the shell has none. */
  shortcuts?: ShortcutsStore | undefined;
  /** Holds query and active command. Default: one of the hook's own. */
  store?: CommandPaletteStore | undefined;
}

/** For the search field, a `combobox` that keeps the focus all the time (APG "Combobox"). */
export interface CommandInputProps {
  ref: (element: HTMLInputElement | null) => void;
  id: string;
  type: 'text';
  role: 'combobox';
  'aria-label': string;
  'aria-autocomplete': 'list';
  'aria-expanded': boolean;
  'aria-controls': string;
  'aria-activedescendant': string | undefined;
  autoComplete: 'off';
  spellCheck: false;
  placeholder: string;
  value: string;
  onChange: ChangeEventHandler<HTMLInputElement>;
  onKeyDown: KeyboardEventHandler;
}

/** For the element around the commands found, a `listbox`: no tab stop, even if it scrolls. */
export interface CommandListProps {
  id: string;
  role: 'listbox';
  'aria-label': string;
  /** True while nothing is found. */
  hidden: boolean;
  tabIndex: -1;
  onMouseDown: MouseEventHandler;
}

/** For one command in the list: a click runs it, moving the pointer over it makes it active. */
export interface CommandOptionProps {
  id: string;
  role: 'option';
  'aria-selected': boolean;
  'data-active': true | undefined;
  onClick: MouseEventHandler;
  onPointerMove: PointerEventHandler;
}

/** A command with its texts formatted, ready to render. */
export interface CommandOption {
  readonly id: string;
  readonly label: string;
  readonly path: readonly string[];
  readonly icon?: unknown;
  /** The labels of its keys, one list per press; `null` if it has no keys. */
  readonly keys: readonly (readonly string[])[] | null;
  getOptionProps: PropGetter<CommandOptionProps>;
}

/** The query, the commands that it finds, and the prop getters of the parts. */
export interface UseCommandPaletteResult {
  query: string;
  /**
   * The commands found, the best match first. An option is the same object from render to render
   * unless it becomes active, is active, or ceases to be, as long as `commands` are the same too.
   */
  options: readonly CommandOption[];
  /** The text of the status: a message if nothing was found, else empty. */
  statusText: string;
  /** The name of the palette. */
  title: string;
  close(): void;
  getInputProps: PropGetter<CommandInputProps>;
  getListProps: PropGetter<CommandListProps>;
  /** For the element that shows `statusText`; mount it with the palette, even while it is empty. */
  getStatusProps: PropGetter<{ role: 'status' }>;
}
