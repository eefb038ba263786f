/** Set-up of the project `hooks`: jsdom with React. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { failOnConsole } from './console.js';

configure({ reactStrictMode: true });

// Vitest runs what was registered last first: `cleanup` unmounts before the console is checked.
failOnConsole();
afterEach(cleanup);
