import { lazy, useEffect, type ComponentType, type LazyExoticComponent } from 'react';
import { useReportError } from '../../headless/errors/index.js';
import { useShortcuts } from '../../headless/shortcuts/index.js';
import type { CommandPaletteProps } from './CommandPalette.js';

/** In place of a dialog whose code cannot be loaded: it says so, and is gone. */
function lostDialog(cause: unknown): () => null {
  return function LostDialog(): null {
    const report = useReportError();
    const { hide } = useShortcuts();
    useEffect(() => {
      report(cause, { source: 'action' });
      hide();
    }, [report, hide]);
    return null;
  };
}

function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch (cause) {
      return { default: lostDialog(cause) };
    }
  });
}

export const CommandPalette: LazyExoticComponent<ComponentType<CommandPaletteProps>> = lazyDialog(
  async () => (await import('./CommandPalette.js')).CommandPalette,
);

export const ShortcutList: LazyExoticComponent<ComponentType> = lazyDialog(
  async () => (await import('./ShortcutList.js')).ShortcutList,
);
