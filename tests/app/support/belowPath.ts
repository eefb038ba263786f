import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
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

const root = resolve(import.meta.dirname, '../../..');

/** Builds the app for a path into the `dist` of a project of its own, with the server that is built. */
function buildFor(path: string, project: string): void {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const outDir = join(project, 'dist/app');
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build', '--outDir', outDir], {
    cwd: root,
    env: { ...process.env, GNAP_BASE: path },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The app could not be built for ${path}:\n${stderr}`);
  cpSync(join(root, 'dist/server'), join(project, 'dist/server'), { recursive: true });
}

/** As `test`, but the app is below `/staff/` of its host, and a test begins signed out. */
export const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & AppTestArgs,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & AppWorkerArgs & { readonly staffUrl: string }
> = base.extend<object, { readonly staffUrl: string }>({
  staffUrl: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
    async ({}, provide) => {
      // Inside this project, so that the server finds its packages.
      mkdirSync(join(root, 'test-results'), { recursive: true });
      const project = mkdtempSync(join(root, 'test-results/below-path-'));
      try {
        buildFor('/staff/', project);
        const server = await startServer({
          dataFolder: join(project, 'data'),
          program: join(project, 'dist/server/main.js'),
          env: { GNAP_BASE: '/staff/' },
        });
        await provide(`${server.url}/`);
        await server.stop();
      } finally {
        rmSync(project, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  upstream: async ({ staffUrl }, provide) => {
    await provide(staffUrl);
  },

  // eslint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
  storedItems: async ({}, provide) => {
    await provide({});
  },
});
