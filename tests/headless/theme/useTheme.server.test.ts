import { expect, test } from 'vitest';
import { createThemeStore, useTheme } from '../../../headless/theme/index.js';
import { renderHookOnServer } from '../support/serverRender.js';

test('useTheme renders on a server, as a light system', () => {
  const store = createThemeStore();
  expect(renderHookOnServer(() => useTheme({ store })).resolved).toBe('light');
});
