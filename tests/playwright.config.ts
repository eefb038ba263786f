import { defineConfig } from '@playwright/test';
import type { PlaywrightTestConfig } from '@playwright/test';
import { chromiumArguments, findTestChromium } from './tools/chromium.js';

const executablePath = findTestChromium();

/**
 * With faults between app and API, answers may take three seconds, and requests may be repeated.
 */
const faultLimits = { timeout: 120_000, expect: { timeout: 25_000 } };

/**
 * The reference app in a real Chromium. There is no `webServer`: each worker starts a server of its
 * own, with data of its own (app/support/fixtures.ts), so that tests cannot disturb one another.
 */
const config: PlaywrightTestConfig = defineConfig({
  testDir: 'app',
  testMatch: '**/*.spec.ts',
  // Playwright empties this folder, so it must not be the one with the other reports.
  outputDir: '../test-results/playwright',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A worker keeps a core busy, with its server and its browser: more of them take longer in all.
  workers: '100%',
  ...(process.env['GNAP_FAULTS'] === undefined ? {} : faultLimits),
  reporter: [['list'], ['json', { outputFile: '../test-results/playwright.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    // A trace would slow down every test; `--trace on` makes one where it is wanted.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: chromiumArguments,
    },
  },
});

export default config;
