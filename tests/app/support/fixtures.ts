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
import { startServer } from './server.js';
import type { AppServer } from './server.js';
import { watchErrors } from './watchErrors.js';

/** What each test can ask for besides Playwright's own. */
export interface AppTestArgs {
  /** Errors that a test provokes: `test.use({ allowedErrors: [/status of 404/] })`. */
  readonly allowedErrors: readonly RegExp[];
}

/** What all tests of one worker share. */
export interface AppWorkerArgs {
  /** The reference app, with demo data that no other worker sees. */
  readonly server: AppServer;
}

/** Playwright's `test`: pages open on a server of the worker's own, and any error fails the test. */
export const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & AppTestArgs,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & AppWorkerArgs
> = base.extend<AppTestArgs, AppWorkerArgs>({
  allowedErrors: [[], { option: true }],

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

  baseURL: async ({ server }, provide) => {
    await provide(server.url);
  },

  context: async ({ context, allowedErrors }, provide) => {
    const failOnErrors = await watchErrors(context, allowedErrors);
    await provide(context);
    failOnErrors();
  },
});

export { expect };
