import { createElement } from 'react';
import { expect, test } from 'vitest';
import { useLanguage } from '../../../headless/language/index.js';
import { ShellProvider } from '../../../headless/shell/index.js';
import { createTestShell } from '../../../headless/testing/index.js';
import { renderHookOnServer } from '../support/serverRender.js';

test('renders on a server, with the first state of every store, and starts nothing', () => {
  const shell = createTestShell({ parts: ['app'], stored: { locale: 'fr' } });
  const { language } = renderHookOnServer(useLanguage, (children) =>
    createElement(ShellProvider, { shell, children }),
  );
  expect(language).toBe('nl');
  expect(shell.requests).toEqual([]);
  expect(shell.clock.pending).toBe(0);
});
