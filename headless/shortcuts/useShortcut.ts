import { useRef, useState } from 'react';
import { nextEntryId, useFormatText, useIsomorphicLayoutEffect } from '../core/index.js';
import { sharedShortcuts } from './sharedShortcuts.js';
import type { Shortcut, ShortcutsStore } from './shortcuts.types.js';

/** The options of `useShortcut`; below `sharedShortcuts.context` none is required. */
export interface UseShortcutOptions {
  /** Default: the store of `sharedShortcuts.context`; the shell has none. */
  store?: ShortcutsStore | undefined;
}

/**
 * Registers a shortcut while the component is mounted (behavior B-16). The keys run the `run` of
 * the latest render. Throws a ToolkitError if there is no store, and for invalid keys.
 */
export function useShortcut(shortcut: Shortcut, { store }: UseShortcutOptions = {}): void {
  const shortcuts = sharedShortcuts.useStore('useShortcut', store);
  const format = useFormatText();
  const { id, keys, scope, whileTyping, isCommand, label, keywords = '', path = [] } = shortcut;
  // Most callers pass new descriptors on each render; their texts stay the same.
  const texts = [label, keywords, ...path].map(format).join();
  const [place] = useState(nextEntryId);
  const latest = useRef(shortcut);
  useIsomorphicLayoutEffect(() => {
    latest.current = shortcut;
  });
  useIsomorphicLayoutEffect(
    () =>
      shortcuts.register(
        {
          ...latest.current,
          run: () => {
            latest.current.run();
          },
        },
        place,
      ),
    [shortcuts, place, id, keys, scope, whileTyping, isCommand, texts],
  );
}
