import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBrowserScriptLoader } from '../../../headless/locale-data/index.js';
import { runLocaleScript } from './angularI18n.js';

const NL = 'https://example.org/angular-locale_nl.min.js';
const FR = 'https://example.org/angular-locale_fr.min.js';

const createEvents = () => ({ onRegister: vi.fn(), onLoad: vi.fn(), onError: vi.fn() });
let events: ReturnType<typeof createEvents>;
beforeEach(() => {
  events = createEvents();
});
afterEach(() => {
  Reflect.deleteProperty(window, 'angular');
  Reflect.deleteProperty(window, 'trustedTypes');
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
});

interface Frame {
  readonly window: Window;
  readonly script: HTMLScriptElement;
}

/** The frames that hold a script, which they do as soon as their own document is in place. */
async function findFrames(count = 1): Promise<readonly Frame[]> {
  return vi.waitFor(() => {
    const frames = [...document.querySelectorAll('iframe')].flatMap(({ contentWindow }) => {
      const script = contentWindow?.document.querySelector('script');
      return contentWindow && script ? [{ window: contentWindow, script }] : [];
    });
    expect(frames).toHaveLength(count);
    return frames;
  });
}

test('LOCALE-1 LOCALE-2 a script element loads the script, and what it registers is heard', async () => {
  const stop = createBrowserScriptLoader(new Set([NL]))(NL, events);
  const [frame] = await findFrames();
  expect(frame?.script.src).toBe(NL);
  expect(document.querySelector('iframe')).not.toBeVisible();

  runLocaleScript('nl', Reflect.get(frame!.window, 'angular'));
  frame?.script.dispatchEvent(new Event('load'));
  expect(events.onRegister).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'nl' }));
  expect(events.onLoad).toHaveBeenCalledOnce();
  expect(events.onError).not.toHaveBeenCalled();

  stop();
  expect(document.querySelector('iframe')).toBeNull();
});

test('LOCALE-1 a frame that a browser loads twice loads the script once', async () => {
  createBrowserScriptLoader(new Set([NL]))(NL, events);
  const [frame] = await findFrames();
  document.querySelector('iframe')?.dispatchEvent(new Event('load'));
  expect(frame?.window.document.querySelectorAll('script')).toHaveLength(1);
});

test('LOCALE-2 each script is heard by its own caller', async () => {
  const load = createBrowserScriptLoader(new Set([NL, FR]));
  const others = createEvents();
  load(NL, events);
  load(FR, others);
  const frames = await findFrames(2);
  runLocaleScript('nl', Reflect.get(frames[0]!.window, 'angular'));
  runLocaleScript('fr', Reflect.get(frames[1]!.window, 'angular'));
  expect(events.onRegister).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'nl' }));
  expect(others.onRegister).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'fr' }));
});

test('LOCALE-2 a script that does not come is told', async () => {
  createBrowserScriptLoader(new Set([NL]))(NL, events);
  const [frame] = await findFrames();
  frame?.script.dispatchEvent(new Event('error'));
  expect(events.onError).toHaveBeenCalledOnce();
  expect(events.onLoad).not.toHaveBeenCalled();
});

test('LOCALE-2 ERR-1 an error in the script is told to its caller, and not to the page', async () => {
  const pageErrors = vi.fn();
  window.addEventListener('error', pageErrors);
  createBrowserScriptLoader(new Set([NL]))(NL, events);
  const [frame] = await findFrames();
  const error = new SyntaxError('Unexpected end of input');
  const isUnhandled = frame?.window.dispatchEvent(
    new ErrorEvent('error', { error, cancelable: true }),
  );
  window.removeEventListener('error', pageErrors);
  expect(isUnhandled).toBe(false);
  expect(events.onError).toHaveBeenCalledExactlyOnceWith(error);
  expect(pageErrors).not.toHaveBeenCalled();
});

test('LOCALE-2 a caller that gives up before the frame is there leaves nothing', async () => {
  createBrowserScriptLoader(new Set([NL]))(NL, events)();
  await findFrames(0);
  expect(document.querySelector('iframe')).toBeNull();
});

test('LOCALE-2 the page’s own angular is left alone, there or not', async () => {
  const load = createBrowserScriptLoader(new Set([NL]));
  load(NL, events);
  await findFrames();
  expect(window).not.toHaveProperty('angular');

  const angular = { module: vi.fn() };
  Reflect.set(window, 'angular', angular);
  load(NL, events);
  const frames = await findFrames(2);
  runLocaleScript('nl', Reflect.get(frames[1]!.window, 'angular'));
  expect(Reflect.get(window, 'angular')).toBe(angular);
  expect(angular.module).not.toHaveBeenCalled();
  expect(events.onRegister).toHaveBeenCalledOnce();
});

test('LOCALE-1 no other address is loaded', () => {
  const load = createBrowserScriptLoader(new Set([NL]));
  expect(() => load(FR, events)).toThrow(/is no locale script of this app/);
  expect(document.querySelector('iframe')).toBeNull();
});

test('LOCALE-1 with Trusted Types the script has the address that the policy gives', async () => {
  Reflect.set(window, 'trustedTypes', {
    createPolicy: (_: string, { createScriptURL }: { createScriptURL(url: string): string }) => ({
      createScriptURL: (url: string) => `${createScriptURL(url)}#trusted`,
    }),
  });
  createBrowserScriptLoader(new Set([NL]))(NL, events);
  const [frame] = await findFrames();
  expect(frame?.script.src).toBe(`${NL}#trusted`);
});

test('LOCALE-1 with Trusted Types the policy gnap-locale is made once, for these addresses only', () => {
  const createPolicy = vi.fn((_: string, rules: { createScriptURL(url: string): string }) => rules);
  Reflect.set(window, 'trustedTypes', { createPolicy });
  const load = createBrowserScriptLoader(new Set([NL, FR]));
  expect(createPolicy).not.toHaveBeenCalled();
  load(NL, events);
  load(FR, events);
  expect(createPolicy).toHaveBeenCalledOnce();
  const [name, rules] = createPolicy.mock.calls[0]!;
  expect(name).toBe('gnap-locale');
  expect(rules.createScriptURL(NL)).toBe(NL);
  expect(() => rules.createScriptURL('https://evil.example/x.js')).toThrow(TypeError);
});
