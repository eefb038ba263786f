/**
 * Runs before the first paint (app/build/bootScript.ts): `<html>` gets its language, its direction and
 * its theme from the same stores that the app goes on with.
 */
import { createLanguageStore } from '../headless/language/index.js';
import { createBrowserStorage } from '../headless/platform/index.js';
import { createThemeStore } from '../headless/theme/index.js';

const storage = createBrowserStorage();
createThemeStore({ storage }).connect();
createLanguageStore({ storage }).connect();
