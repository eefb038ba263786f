import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import type {
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
  PlaywrightWorkerOptions,
  TestType,
} from '@playwright/test';
import { appOn } from '../pages/app.js';
import type { AppPages } from '../pages/app.js';
import { openApi, secret } from './api.js';
import type { Api } from './api.js';
import { startFaultProxy } from './faults/faultProxy.js';
import type { FaultProxy } from './faults/faultProxy.js';
import { persist } from './faults/persist.js';
import { watchPromises } from './faults/watchPromises.js';
import { fillStorage } from './fillStorage.js';
import { startServer } from './server.js';
import type { AppServer } from './server.js';
import type { Language } from './texts.js';
import { watchErrors } from './watchErrors.js';

/** The fixtures and options of each test, besides Playwright's own. */
export interface AppTestArgs {
  /** The errors that a test provokes: `test.use({ allowedErrors: /status of 404/ })`. */
  readonly allowedErrors: RegExp | undefined;
  /** Whether the test begins signed in as john, by a token in storage. Default true. */
  readonly signedIn: boolean;
  /**
   * The language that was chosen before the test. Default: none, so that the browser's, English,
   * applies.
   */
  readonly language: Language | undefined;
  /** What else local storage holds when the test begins. */
  readonly stored: Readonly<Record<string, string>>;
  /** All that local storage holds when the test begins. */
  readonly storedItems: Readonly<Record<string, string>>;
  /**
   * The seed of the faults between app and API. Default: the variable `GNAP_FAULTS`; without it there
   * are none. Tests that are tagged `@calm`, or list errors that they provoke, have none either.
   */
  readonly faultSeed: string | undefined;
  /** Whether the test reacts to failures by itself, as a user would. Default true. */
  readonly persists: boolean;
  /** The address of the server behind the faults. */
  readonly upstream: string;
  /** The bad connection to the server; `null` if there is none. */
  readonly faults: FaultProxy | null;
  /** The app as a user sees it, in the language of the test. */
  readonly app: AppPages;
}

/** What all tests of one worker share. */
export interface AppWorkerArgs {
  /** The reference app, with demo data that no other worker sees. */
  readonly server: AppServer;
  /** The API of the same server, to prepare what a test finds there. */
  readonly api: Api;
}

/** Playwright's `test` with the fixtures of the reference app. */
export type AppTest = TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & AppTestArgs,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & AppWorkerArgs
>;

/** What browser and app log about a bad connection, besides what the page tells the user. */
const faultyLine = /Failed to load resource|net::ERR_|HttpError: .* answered with status 500/;

/** Tags a test that counts requests or holds them back, which faults would make pointless. */
export function calm(reason: string): {
  tag: string;
  annotation: { type: string; description: string };
} {
  return { tag: '@calm', annotation: { type: 'calm', description: reason } };
}

/** Pages open on a server of the worker's own, signed in, and any error fails the test. */
export const test: AppTest = base.extend<AppTestArgs, AppWorkerArgs>({
  allowedErrors: [undefined, { option: true }],
  signedIn: [true, { option: true }],
  language: [undefined, { option: true }],
  stored: [{}, { option: true }],

  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
    async ({}, provide) => {
      const dataFolder = mkdtempSync(join(tmpdir(), 'gnap-app-'));
      const server = await startServer({ dataFolder, env: { GNAP_SECRET: secret } });
      await provide(server);
      await server.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  api: [
    async ({ server }, provide) => {
      await provide(await openApi(server));
    },
    { scope: 'worker' },
  ],

  faultSeed: [process.env['GNAP_FAULTS'], { option: true }],
  persists: [true, { option: true }],

  upstream: async ({ server }, provide) => {
    await provide(server.url);
  },

  faults: async ({ upstream, faultSeed, persists, allowedErrors }, provide, testInfo) => {
    const isCalm = allowedErrors !== undefined || testInfo.tags.includes('@calm');
    if (faultSeed === undefined || isCalm) {
      await provide(null);
      return;
    }
    const scope = testInfo.titlePath.join(' › ');
    const proxy = await startFaultProxy(upstream, {
      seed: faultSeed,
      scope,
      cutsWrites: !persists,
    });
    await provide(proxy);
    await proxy.stop();
    await testInfo.attach('faults', { body: proxy.faults() || 'none' });
  },

  baseURL: async ({ upstream, faults }, provide) => {
    await provide(faults?.url ?? upstream);
  },

  storedItems: async ({ api, signedIn, language, stored }, provide) => {
    await provide({
      ...(signedIn ? { 'gnap.token': api.token } : {}),
      ...(language === undefined ? {} : { 'gnap.locale': language }),
      ...stored,
    });
  },

  context: async ({ context, baseURL, storedItems, allowedErrors, faults, persists }, provide) => {
    await fillStorage(context, baseURL ?? '', storedItems);
    const isFaulty = faults !== null;
    const failOnErrors = await watchErrors(context, isFaulty ? faultyLine : allowedErrors);
    if (!isFaulty) {
      await provide(context);
    } else {
      const promises = await watchPromises(context);
      if (persists) context.on('page', (page) => void persist(page, promises));
      await provide(context);
      await promises.verify();
    }
    failOnErrors();
  },

  app: async ({ page, language }, provide) => {
    await provide(appOn(page, language));
  },
});

export { expect };
