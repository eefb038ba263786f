import { chromium, type Browser, type Page } from 'playwright-core';
import { preview } from 'vite';
import config from '../vite.config.js';
import { ensureChromium } from '../../tools/chromium.js';

/** Two months of every calendar are in view. */
const VIEWPORT = { width: 1400, height: 1400 };

export interface OpenBench {
  readonly browser: Browser;
  /** Opens a suite's page, and fails the run on any error in it. */
  open(suite: string): Promise<Page>;
  close(): Promise<void>;
}

/** Serves what was built, and starts Chromium. */
export async function openBench(): Promise<OpenBench> {
  const server = await preview({ ...config, configFile: false, preview: { host: '127.0.0.1' } });
  const [address] = server.resolvedUrls?.local ?? [];
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox'],
  });
  return {
    browser,
    open: async (suite) => {
      const page = await browser.newPage({ viewport: VIEWPORT });
      page.on('pageerror', (error) => {
        throw error;
      });
      await page.goto(`${address ?? ''}?${suite}`);
      await page.waitForFunction(() => 'bench' in window);
      return page;
    },
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
