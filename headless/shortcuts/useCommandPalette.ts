import { useEffect, useMemo, useRef, type KeyboardEventHandler } from 'react';
import {
  isAtRest,
  isComposing,
  keepFocus,
  propGetter,
  rovingIndex,
  treeOf,
  useElementId,
  useFormatText,
  useMergedRefs,
  useOwnStore,
  useStoreState,
  type FormatText,
  type TextDescriptor,
} from '../core/index.js';
import { createCommandPaletteStore, type CommandPaletteState } from './commandPalette.store.js';
import type {
  CommandInputProps,
  CommandListProps,
  CommandOption,
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

/** The command with its texts in the current language. */
function formatted(command: Shortcut, format: FormatText): Shortcut & SearchedCommand {
  const { label, path = [], keywords = '' } = command;
  return {
    ...command,
    label: format(label),
    path: path.map(format),
    keywords: format(keywords),
  };
}

/** The option while Enter would choose it: another object, and the only one that changes with a key. */
function activated(option: CommandOption): CommandOption {
  return {
    ...option,
    getOptionProps: <Given extends object>(props?: Given) => ({
      ...option.getOptionProps(props),
      'aria-selected': true,
      'data-active': true,
    }),
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
  const partId = useElementId(options.id);
  const optionId = partId('option');

  const found = useMemo(() => {
    const all = [...commands, ...registered.filter(({ isCommand }) => isCommand !== false)];
    return searchCommands(
      all.map((command) => formatted(command, format)),
      query,
      recentIds,
    ).map((command, index) => ({
      ...command,
      keys: keyNames(command, { formatText: format, isApple }),
      getOptionProps: propGetter<CommandOptionProps>({
        id: `${optionId}-${index}`,
        role: 'option',
        'aria-selected': false,
        'data-active': undefined,
        onClick: () => {
          shortcuts.run(command);
        },
        // Not on `pointerenter`, which also fires when the list scrolls under a pointer at rest.
        onPointerMove: (event) => {
          if (!isAtRest(event)) palette.activate(index, command.id);
        },
      }),
    }));
  }, [commands, registered, format, query, recentIds, isApple, optionId, shortcuts, palette]);
  // Commands may come and go while the palette is open, and a page may have another of the same id.
  const activeOf = ({ activeId: sought, activeIndex: last }: CommandPaletteState): number => {
    const index = found[last]?.id === sought ? last : found.findIndex(({ id }) => id === sought);
    return index < 0 ? Math.min(last, found.length - 1) : index;
  };
  const activeIndex = useStoreState(palette, activeOf);
  const isEmpty = found.length === 0;
  const activeId = isEmpty ? undefined : `${optionId}-${activeIndex}`;
  const input = useRef<HTMLInputElement>(null);
  const ref = useMergedRefs(input, null);
  useEffect(() => {
    if (!activeId || !input.current) return;
    treeOf(input.current).getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
    // The first command found for another query has the same id.
  }, [activeId, query]);

  const onKeyDown: KeyboardEventHandler = (event) => {
    if (isComposing(event.nativeEvent)) return;
    const index = activeOf(palette.getState());
    if (event.key === 'Enter') {
      event.preventDefault();
      // The key that opened the palette may still be down, which is not a choice.
      if (!event.repeat && found[index]) shortcuts.run(found[index]);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      shortcuts.close();
    } else if (/^Arrow(Down|Up)$/.test(event.key)) {
      event.preventDefault();
      const next =
        rovingIndex(event.key, { index, count: found.length }, { orientation: 'vertical' }) ?? 0;
      if (found[next]) palette.activate(next, found[next].id);
    }
  };

  const title = format(PALETTE_TITLE);
  return {
    query,
    title,
    statusText: isEmpty ? format(EMPTY) : '',
    close: shortcuts.close,
    options: found.map((option, index) => (index === activeIndex ? activated(option) : option)),
    getInputProps: propGetter<CommandInputProps>({
      ref,
      id: partId('input'),
      type: 'text',
      role: 'combobox',
      'aria-label': title,
      'aria-autocomplete': 'list',
      'aria-expanded': !isEmpty,
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
      hidden: isEmpty,
      // Browsers make what scrolls a tab stop, unless it has a `tabIndex` or a tab stop in it.
      tabIndex: -1,
      onMouseDown: keepFocus,
    }),
    getStatusProps: propGetter<{ role: 'status' }>({ role: 'status' }),
  };
}
