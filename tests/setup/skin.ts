/** Set-up of the project `skin`: real Chromium. vitest-browser-react cleans up by itself. */
import { configure } from 'vitest-browser-react/pure';
import '../../skin/skin.css';
import { failOnConsole } from './console.js';

configure({ reactStrictMode: true });
failOnConsole();
