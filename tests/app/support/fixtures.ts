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
import { openApi } from './api.js';
import type { Api } from './api.js';
import { startServer } from './server.js';
import type { AppServer } from './server.js';
import type { Language } from './texts.js';
import { watchErrors } from './watchErrors.js';

/** What each test can ask for besides Playwright's own. */
export interface AppTestArgs {
  /** The errors that a test provokes: `test.use({ allowedErrors: /status of 404/ })`. */
  readonly allowedErrors: RegExp | undefined;
  /** Whether the test begins signed in as john, by a token in storage. Default true. */
  readonly signedIn: boolean;
  /** The language that was chosen before the test. Default: none, which the browser makes English. */
  readonly language: Language | undefined;
  /** What else local storage holds when the test begins. */
  readonly stored: Readonly<Record<string, string>>;
  /** The app as a person sees it, in the language of the test. */
  readonly app: AppPages;
}

/** What all tests of one worker share. */
export interface AppWorkerArgs {
  /** The reference app, with demo data that no other worker sees. */
  readonly server: AppServer;
  /** The same server without a browser, for what a test finds already there. */
  readonly api: Api;
}

/** Playwright's `test` with the fixtures of the reference app. */
export type AppTest = TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & AppTestArgs,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & AppWorkerArgs
>;

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
      const server = await startServer({ dataFolder });
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

  baseURL: async ({ server }, provide) => {
    await provide(server.url);
  },

  storageState: async ({ server, api, signedIn, language, stored }, provide) => {
    const items = {
      ...(signedIn ? { 'gnap.token': api.token } : {}),
      ...(language === undefined ? {} : { 'gnap.locale': language }),
      ...stored,
    };
    const localStorage = Object.entries(items).map(([name, value]) => ({ name, value }));
    await provide({ cookies: [], origins: [{ origin: server.url, localStorage }] });
  },

  context: async ({ context, allowedErrors }, provide) => {
    const failOnErrors = await watchErrors(context, allowedErrors);
    await provide(context);
    failOnErrors();
  },

  app: async ({ page, language }, provide) => {
    await provide(appOn(page, language));
  },
});

export { expect };
