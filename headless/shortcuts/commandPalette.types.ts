import type {
  ChangeEventHandler,
  KeyboardEventHandler,
  MouseEventHandler,
  PointerEventHandler,
} from 'react';
import type { PropGetter } from '../core/index.js';
import type { CommandPaletteStore } from './commandPalette.store.js';
import type { Command, ShortcutsStore } from './shortcuts.types.js';

/** What `useCommandPalette` takes: what is to be found besides the shortcuts. */
export interface UseCommandPaletteOptions {
  /** The pages, and what else is to be found besides the registered shortcuts; these come first. */
  commands?: readonly Command[] | undefined;
  /** Begins the ids of the parts. */
  id?: string | undefined;
  /** The shortcuts. Default: what `sharedShortcuts.context` provides; a shell has none. */
  shortcuts?: ShortcutsStore | undefined;
  /** Query and active command. Default: the hook's own. */
  store?: CommandPaletteStore | undefined;
}

/** For the field to search in, a `combobox`, which has the focus all the while (APG "Combobox"). */
export interface CommandInputProps {
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

/** For the element around the commands found, a `listbox`. */
export interface CommandListProps {
  id: string;
  role: 'listbox';
  'aria-label': string;
  /** While nothing is found. */
  hidden: boolean;
  onMouseDown: MouseEventHandler;
}

/** For one command in the list: a click runs it, a pointer that moves on it makes it active. */
export interface CommandOptionProps {
  id: string;
  role: 'option';
  'aria-selected': boolean;
  'data-active': boolean;
  onClick: MouseEventHandler;
  onPointerMove: PointerEventHandler;
}

/** A command as it is shown: texts are finished. */
export interface CommandOption {
  readonly id: string;
  readonly label: string;
  readonly path: readonly string[];
  readonly icon: unknown;
  /** What stands on its keys, one list per press; `null` where it has none. */
  readonly keys: readonly (readonly string[])[] | null;
  getOptionProps: PropGetter<CommandOptionProps>;
}

/** What is typed, what that finds, and the props of the parts. */
export interface UseCommandPaletteResult {
  query: string;
  /** The commands found, the best fit first. */
  options: readonly CommandOption[];
  /** What the status says: that nothing was found, else empty. */
  status: string;
  /** Names the palette. */
  title: string;
  close(): void;
  getInputProps: PropGetter<CommandInputProps>;
  getListProps: PropGetter<CommandListProps>;
  /** For the element that holds `status`, mounted from the start. */
  getStatusProps: PropGetter<{ role: 'status' }>;
}
