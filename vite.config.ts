import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { ConfigEnv, UserConfig } from 'vite';
import type { ViteUserConfig } from 'vitest/config';
import { apiServer } from './app/build/apiServer.js';
import { bootScript } from './app/build/bootScript.js';
import { compiledMessages } from './app/build/compiledMessages.js';
import { compressedFiles } from './app/build/compressedFiles.js';
import { joinChunks, type ConfigOf } from './app/build/joinChunks.js';
import { leanPackages } from './app/build/leanPackages.js';
import { leaveOutFeatures } from './app/build/leaveOutFeatures.js';
import { localeScripts } from './app/build/localeScripts.js';
import { nativeResizeObserver } from './app/build/nativeResizeObserver.js';
import { preloadMissing } from './app/build/preloadMissing.js';
import { productionRouter } from './app/build/productionRouter.js';
import { reloadableChunks } from './app/build/reloadableChunks.js';
import { unusedFeatures } from './app/build/unusedFeatures.js';
import { LOCALE_NAMES } from './app/locales.js';
import { readBase } from './app/server/options.js';
import { chromiumArguments, findTestChromium } from './tests/tools/chromium.js';
import { leaveClipboard, takeClipboard } from './tests/tools/clipboardTurns.js';

const root: string = import.meta.dirname;

function entriesOf(layer: 'headless' | 'skin'): Record<string, string> {
  const features = readdirSync(resolve(root, layer), { withFileTypes: true })
    .filter((entry) => existsSync(resolve(root, layer, entry.name, 'index.ts')))
    .map((entry) => entry.name);
  return Object.fromEntries(
    features.map((name) => [`${layer}/${name}/index`, resolve(root, layer, name, 'index.ts')]),
  );
}

/** What a build spends its time on is of no use to whoever starts the app. */
const checks = { bundlerTimings: false };

/** `dist/headless` and `dist/skin`: ES modules, one file per source file, one entry per feature. */
const library: UserConfig = {
  plugins: [react()],
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    minify: false,
    lib: { entry: { ...entriesOf('headless'), ...entriesOf('skin') }, formats: ['es'] },
    rolldownOptions: {
      checks,
      external: (id: string) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0'),
      output: { preserveModules: true, preserveModulesRoot: root, entryFileNames: '[name].js' },
    },
  },
};

/** `dist/server/main.js`: the API server, which also serves `dist/app`, and its worker thread. */
const server: UserConfig = {
  publicDir: false,
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/server',
    emptyOutDir: true,
    rolldownOptions: {
      checks,
      input: {
        main: resolve(root, 'app/server/main.ts'),
        htmlWorker: resolve(root, 'app/server/announcements/htmlWorker.ts'),
      },
    },
  },
};

/** `dist/app`: the reference app. In development the same API server runs inside `vite`. */
const appWith: ConfigOf = (groups) => ({
  root: resolve(root, 'app'),
  base: readBase(process.env),
  plugins: [
    react(),
    tailwindcss(),
    bootScript(),
    compiledMessages(),
    leanPackages(),
    leaveOutFeatures(unusedFeatures),
    localeScripts(LOCALE_NAMES),
    preloadMissing(),
    productionRouter(),
    reloadableChunks(),
    nativeResizeObserver(),
    compressedFiles(),
    apiServer(),
  ],
  define: { __BUILD_ID__: JSON.stringify(String(Date.now())) },
  build: {
    target: 'es2022',
    outDir: resolve(root, 'dist/app'),
    emptyOutDir: true,
    manifest: true,
    // A data: URL would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks,
      output: {
        // Chunks import each other by name: with a hash alone, every page loads 1 kB less.
        chunkFileNames: 'assets/[hash].js',
        // One chunk for all that every start loads: split into shared parts, it compresses worse.
        codeSplitting: { groups: [{ name: 'start', tags: ['$initial'], priority: 1 }, ...groups] },
      },
    },
  },
});

/** By default Vitest leaves one core free, which on two cores is half of them. */
const maxWorkers = '100%';

/** Independent of the machine; tests/zones.config.ts runs the pickers in other time zones. */
const zone = { TZ: 'UTC' };

const launchOptions = { executablePath: findTestChromium() ?? '', args: chromiumArguments };

/** Slate looks at the browser when it is loaded, so these tests have a page of their own. */
const onAndroid = 'tests/skin/**/android.test.tsx';

const tests: ViteUserConfig = {
  test: {
    maxWorkers,
    projects: [
      {
        test: {
          name: 'rules',
          include: ['tests/headless/**/*.test.ts'],
          environment: 'node',
          env: zone,
          setupFiles: ['tests/setup/zone.ts'],
          // These files leave no state behind, and a process for each takes longer than its tests.
          isolate: false,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'hooks',
          include: ['tests/headless/**/*.test.tsx', 'tests/app/**/*.test.tsx'],
          environment: 'jsdom',
          isolate: false,
          env: zone,
          setupFiles: ['tests/setup/zone.ts', 'tests/setup/hooks.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['tests/app/**/*.test.ts', 'tests/tools/**/*.test.ts'],
          environment: 'node',
          isolate: false,
        },
      },
      {
        plugins: [react(), tailwindcss()],
        test: {
          name: 'skin',
          include: ['tests/skin/**/*.test.tsx'],
          // Loading the modules once more for each file takes longer than most of its tests.
          isolate: false,
          maxWorkers,
          // After the other projects: Chromium would starve their tests, which have short timeouts.
          sequence: { groupOrder: 1 },
          setupFiles: ['tests/setup/skin.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions }),
            commands: { takeClipboard, leaveClipboard },
            instances: [
              { browser: 'chromium', exclude: [onAndroid] },
              { browser: 'chromium', name: 'skin (as on Android)', include: [onAndroid] },
            ],
          },
        },
      },
    ],
  },
};

function pageModules(...names: readonly string[]): readonly string[] {
  return names.map((name) => resolve(root, 'app/pages', `${name}.tsx`));
}

function configFor({ command, mode }: ConfigEnv): UserConfig | Promise<UserConfig> {
  if (mode === 'library') return library;
  if (mode === 'server') return server;
  if (process.env['VITEST'] !== undefined) return tests;
  if (command === 'serve') return appWith([]);
  return joinChunks(appWith, {
    entry: resolve(root, 'app/index.html'),
    frameless: [resolve(root, 'app/session/SignInPage.tsx'), resolve(root, 'app/rootExtras.ts')],
    frame: resolve(root, 'app/Workspace.tsx'),
    forms: pageModules('people/PersonPage', 'announcements/AnnouncementFormPage'),
    pages: pageModules(
      'home/HomePage',
      'people/PeoplePage',
      'announcements/AnnouncementsPage',
      'announcements/AnnouncementPage',
      'profile/ProfilePage',
      'examples/ExamplesPage',
      'examples/ExamplePage',
    ),
  });
}

export default configFor;
