import type {
  ChangeEventHandler,
  KeyboardEventHandler,
  MouseEventHandler,
  PointerEventHandler,
} from 'react';
import type { PropGetter } from '../core/index.js';
import type { CommandPaletteStore } from './commandPalette.store.js';
import type { Command, ShortcutsStore } from './shortcuts.types.js';

export interface UseCommandPaletteOptions {
  /** The pages, and what else is to be found besides the registered shortcuts; these come first. */
  commands?: readonly Command[] | undefined;
  id?: string | undefined;
  /** The shortcuts. Default: the shell's. */
  store?: ShortcutsStore | undefined;
  /** Query and active command. Default: the hook's own. */
  paletteStore?: CommandPaletteStore | undefined;
}

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

export interface CommandListProps {
  id: string;
  role: 'listbox';
  'aria-label': string;
  /** While nothing is found. */
  hidden: boolean;
  onMouseDown: MouseEventHandler;
}

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
