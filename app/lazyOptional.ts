import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { consoleLog } from '../headless/platform/index.js';

/**
 * A component of its own chunk that the page can do without: where it cannot be loaded, nothing is
 * shown, and the console says what is missing.
 */
export function lazyOptional<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loss: string,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      consoleLog(loss, cause);
      return { default: () => null };
    }
  });
}
