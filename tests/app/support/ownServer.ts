import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
  PlaywrightWorkerOptions,
  TestType,
} from '@playwright/test';
import { test as base } from './fixtures.js';
import type { AppTestArgs, AppWorkerArgs } from './fixtures.js';
import { startServer } from './server.js';

/** A server that a test may stop and start again, at the same address and with the same data. */
export interface OwnServer {
  readonly url: string;
  /** Sends SIGTERM and waits for the end; resolves to the exit code. */
  stop(): Promise<number | null>;
  start(): Promise<void>;
}

async function startOwnServer(dataFolder: string): Promise<OwnServer> {
  let server = await startServer({ dataFolder });
  const { url } = server;
  return {
    url,
    stop: () => server.stop('SIGTERM'),
    start: async () => {
      server = await startServer({ dataFolder, port: Number(new URL(url).port) });
    },
  };
}

/** As `test`, but each test has a server of its own, and begins signed out. */
export const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & AppTestArgs & { readonly ownServer: OwnServer },
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & AppWorkerArgs
> = base.extend<{ readonly ownServer: OwnServer }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
  ownServer: async ({}, provide) => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'gnap-own-'));
    const server = await startOwnServer(dataFolder);
    await provide(server);
    await server.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  },

  upstream: async ({ ownServer }, provide) => {
    await provide(ownServer.url);
  },

  // eslint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
  storedItems: async ({}, provide) => {
    await provide({});
  },
});
