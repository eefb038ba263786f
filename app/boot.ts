/** Runs before the first paint (app/build/bootScript.ts). */
import { showStoredSettings } from '../headless/shell/index.js';
import { createAppStorage } from './createAppStorage.js';
import { LOCALES } from './locales.js';

/** Silent: the app, which starts after this script, reads the same storage and logs failures. */
const log = (): void => {};

showStoredSettings({
  locales: LOCALES,
  storage: createAppStorage({ log }),
  tabStorage: createAppStorage({ log, area: () => window.sessionStorage }),
});
