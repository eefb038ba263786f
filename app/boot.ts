/** Runs before the first paint (app/build/bootScript.ts). */
import { showStoredSettings } from '../headless/shell/index.js';
import { LOCALES } from './locales.js';

showStoredSettings({ locales: LOCALES });
