/** Set-up of the project `hooks`: jsdom with React. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { failOnConsole } from './console.js';

configure({ reactStrictMode: true });

// Vitest runs what was registered last first: unmounting comes before the console is looked at.
failOnConsole();
afterEach(cleanup);
