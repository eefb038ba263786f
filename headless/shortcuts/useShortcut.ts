import { useRef } from 'react';
import { useFormatText, useIsomorphicLayoutEffect } from '../core/index.js';
import { sharedShortcuts } from './sharedShortcuts.js';
import type { Shortcut, ShortcutsStore } from './shortcuts.types.js';

/** What `useShortcut` takes: the store, where none is provided. */
export interface UseShortcutOptions {
  /** Default: what `sharedShortcuts.context` provides; a shell has none. */
  store?: ShortcutsStore | undefined;
}

/**
 * Has a shortcut while the component is mounted (behaviour B-16). What it runs may change with every
 * render. Throws a ToolkitError where there is no store, and for keys that nobody can press.
 */
export function useShortcut(shortcut: Shortcut, { store }: UseShortcutOptions = {}): void {
  const shortcuts = sharedShortcuts.use('useShortcut', store);
  const formatText = useFormatText();
  const { id, keys, scope, whileTyping, isCommand, label, keywords = '', path = [] } = shortcut;
  // Descriptors are mostly made anew, their texts are not.
  const texts = [label, keywords, ...path].map(formatText).join();
  const latest = useRef(shortcut);
  useIsomorphicLayoutEffect(() => {
    latest.current = shortcut;
  });
  useIsomorphicLayoutEffect(
    () =>
      shortcuts.register({
        ...latest.current,
        run: () => {
          latest.current.run();
        },
      }),
    [shortcuts, id, keys, scope, whileTyping, isCommand, texts],
  );
}
