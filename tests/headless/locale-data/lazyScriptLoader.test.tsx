import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { LocaleScriptEvents } from '../../../headless/locale-data/index.js';
import { createLazyScriptLoader } from '../../../headless/locale-data/lazyScriptLoader.js';

const NL = 'https://example.org/nl.js';
const FR = 'https://example.org/fr.js';

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

test('LOCALE-1 code that does not come is told, and the next script asks for it again', async () => {
  const code = '../../../headless/locale-data/browserScriptLoader.js';
  vi.doMock(code, () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const load = createLazyScriptLoader(new Set([NL]));
  const events = createEvents();
  load(NL, events);
  await waitFor(() => {
    expect(events.onError).toHaveBeenCalledOnce();
  });
  vi.doUnmock(code);
  const stop = load(NL, createEvents());
  await waitFor(() => {
    expect(frames()).toBe(1);
  });
  stop();
});

test('LOCALE-1 under Trusted Types, where a policy is made only once, a second script is loaded too, even after one was refused', async () => {
  const createPolicy = vi.fn((_: string, rules: object) => rules);
  Reflect.set(window, 'trustedTypes', { createPolicy });
  const load = createLazyScriptLoader(new Set([NL, FR]));
  const refused = createEvents();
  load('https://example.org/other.js', refused);
  await waitFor(() => {
    expect(refused.onError).toHaveBeenCalledOnce();
  });
  const stops = [NL, FR].map((url) => load(url, createEvents()));
  await waitFor(() => {
    expect(frames()).toBe(2);
  });
  expect(createPolicy).toHaveBeenCalledOnce();
  Reflect.deleteProperty(window, 'trustedTypes');
  for (const stop of stops) stop();
});

test('LOCALE-1 what it refuses to load is told', async () => {
  const events = createEvents();
  createLazyScriptLoader(new Set([NL]))('https://example.org/other.js', events);
  await waitFor(() => {
    expect(events.onError).toHaveBeenCalledOnce();
  });
  expect(frames()).toBe(0);
});
