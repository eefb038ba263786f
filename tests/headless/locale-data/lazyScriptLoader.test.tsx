import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { LocaleScriptEvents } from '../../../headless/locale-data/index.js';
import { createLazyScriptLoader } from '../../../headless/locale-data/lazyScriptLoader.js';

const NL = 'https://example.org/nl.js';

function createEvents(): LocaleScriptEvents {
  return { onRegister: vi.fn(), onLoad: vi.fn(), onError: vi.fn() };
}

const frames = (): number => document.querySelectorAll('iframe').length;

test('LOCALE-1 the script is loaded once the code that loads it is there, and can be stopped', async () => {
  const stop = createLazyScriptLoader(new Set([NL]))(NL, createEvents());
  expect(frames()).toBe(0);
  await waitFor(() => {
    expect(frames()).toBe(1);
  });
  stop();
  expect(frames()).toBe(0);
});

test('LOCALE-1 stopped before that, it loads nothing', async () => {
  const load = createLazyScriptLoader(new Set([NL]));
  load(NL, createEvents())();
  const stop = load(NL, createEvents());
  await waitFor(() => {
    expect(frames()).toBe(1);
  });
  stop();
});

test('LOCALE-1 what it refuses to load is told', async () => {
  const events = createEvents();
  createLazyScriptLoader(new Set([NL]))('https://example.org/other.js', events);
  await waitFor(() => {
    expect(events.onError).toHaveBeenCalledOnce();
  });
  expect(frames()).toBe(0);
});
