import { useEffect, type KeyboardEventHandler } from 'react';
import {
  isComposing,
  keepFocus,
  propGetter,
  rovingIndex,
  useElementId,
  useFormatText,
  useOwnStore,
  useStoreState,
  type FormatText,
  type TextDescriptor,
} from '../core/index.js';
import { createCommandPaletteStore } from './commandPalette.store.js';
import type {
  CommandInputProps,
  CommandListProps,
  CommandOptionProps,
  UseCommandPaletteOptions,
  UseCommandPaletteResult,
} from './useCommandPalette.types.js';
import { searchCommands, type SearchedCommand } from './commandSearch.rules.js';
import { keyNames } from './keyNames.rules.js';
import { sharedShortcuts } from './sharedShortcuts.js';
import { PALETTE_TITLE } from './shortcuts.texts.js';
import type { Command, Shortcut } from './shortcuts.types.js';

const PLACEHOLDER: TextDescriptor = {
  id: 'gnap.command-palette.placeholder',
  defaultMessage: 'Search ...',
};
const EMPTY: TextDescriptor = {
  id: 'gnap.command-palette.empty',
  defaultMessage: 'Nothing found.',
};

const NO_COMMANDS: readonly Command[] = [];

interface FoundCommand extends SearchedCommand {
  readonly command: Shortcut;
}

function searched(command: Shortcut, format: FormatText): FoundCommand {
  const { id, label, path = [], keywords = '' } = command;
  return {
    command,
    id,
    label: format(label),
    path: path.map(format),
    keywords: format(keywords),
  };
}

/**
 * The command palette: a text field that finds pages and actions, with the list of those found
 * (behavior B-16; APG "Combobox" with a listbox). Down and Up move and wrap, Enter runs, Escape
 * closes; the focus stays in the field. Mount it in a modal dialog while `dialog` of
 * `useShortcutDialogs` is `palette`. Throws a ToolkitError if there is no store.
 */
export function useCommandPalette(options: UseCommandPaletteOptions = {}): UseCommandPaletteResult {
  const { commands = NO_COMMANDS } = options;
  const shortcuts = sharedShortcuts.useStore('useCommandPalette', options.shortcuts, 'shortcuts');
  const palette = useOwnStore(options.store, createCommandPaletteStore);
  const format = useFormatText();
  const registered = useStoreState(shortcuts, (state) => state.shortcuts);
  const recentIds = useStoreState(shortcuts, (state) => state.recentIds);
  const isApple = useStoreState(shortcuts, (state) => state.isApple);
  const query = useStoreState(palette, (state) => state.query);
  const activeIndex = useStoreState(palette, (state) => state.activeIndex);
  const partId = useElementId(options.id);
  const optionId = (index: number): string => partId(`option-${index}`);

  const allCommands = [...commands, ...registered.filter(({ isCommand }) => isCommand !== false)];
  const found = searchCommands(
    allCommands.map((command) => searched(command, format)),
    query,
    recentIds,
  );
  const activeId = found[activeIndex] === undefined ? undefined : optionId(activeIndex);
  useEffect(() => {
    if (activeId === undefined) return;
    document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  const onKeyDown: KeyboardEventHandler = (event) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      const chosen = found[palette.getState().activeIndex];
      if (chosen !== undefined) shortcuts.run(chosen.command);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      shortcuts.close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const position = { index: palette.getState().activeIndex, count: found.length };
      palette.activate(rovingIndex(event.key, position, { orientation: 'vertical' }) ?? 0);
    }
  };

  const title = format(PALETTE_TITLE);
  return {
    query,
    title,
    statusText: found.length === 0 ? format(EMPTY) : '',
    close: shortcuts.close,
    options: found.map(({ command, id, label, path }, index) => ({
      id,
      label,
      path,
      icon: command.icon,
      keys: keyNames(command, { formatText: format, isApple }),
      getOptionProps: propGetter<CommandOptionProps>({
        id: optionId(index),
        role: 'option',
        'aria-selected': index === activeIndex,
        'data-active': index === activeIndex || undefined,
        onClick: () => {
          shortcuts.run(command);
        },
        // Not on `pointerenter`, which also fires when the list scrolls under a pointer at rest.
        onPointerMove: () => {
          palette.activate(index);
        },
      }),
    })),
    getInputProps: propGetter<CommandInputProps>({
      id: partId('input'),
      type: 'text',
      role: 'combobox',
      'aria-label': title,
      'aria-autocomplete': 'list',
      'aria-expanded': found.length > 0,
      'aria-controls': partId('list'),
      'aria-activedescendant': activeId,
      autoComplete: 'off',
      spellCheck: false,
      placeholder: format(PLACEHOLDER),
      value: query,
      onChange: (event) => {
        palette.input(event.currentTarget.value);
      },
      onKeyDown,
    }),
    getListProps: propGetter<CommandListProps>({
      id: partId('list'),
      role: 'listbox',
      'aria-label': title,
      hidden: found.length === 0,
      onMouseDown: keepFocus,
    }),
    getStatusProps: propGetter<{ role: 'status' }>({ role: 'status' }),
  };
}
