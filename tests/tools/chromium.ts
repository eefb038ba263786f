import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import type { BrowserType } from 'playwright-core';

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Chromium without windows around its pages: a test takes two thirds of the processor time. */
const headlessShells = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * Parts of the browser window to leave out. The list below the address field is an app of its own,
 * which costs each new window as much as the app under test.
 */
const addressField = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/**
 * The features that Playwright turns off: Chromium heeds the last list only, so ours has to repeat
 * them.
 */
const turnedOffByPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** The arguments with which every test starts Chromium. */
export const chromiumArguments: string[] = [
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  // Nothing here draws in three dimensions, and to get ready for it takes a tenth of a test's time.
  // Drawing stays in a process of its own: within the browser's (`--in-process-gpu`), it sets
  // environment variables while the D-Bus thread reads them, and now and then Chromium crashed at
  // its start.
  '--use-gl=disabled',
  `--disable-features=${[...addressField, ...turnedOffByPlaywright].join(',')}`,
];

function onPath(names: readonly string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin'].filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

function playwrightsOwn(): string | undefined {
  // Required late: vite.config.ts looks for Chromium each time it is read, and mostly finds it on
  // PATH.
  const { chromium } = createRequire(import.meta.url)('playwright-core') as {
    chromium: BrowserType;
  };
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/**
 * A whole Chromium: `CHROMIUM_PATH`, else one on PATH, else the one Playwright downloaded.
 * Never throws, since vite.config.ts calls it for builds too; `ensureChromium` checks and complains.
 */
export function findChromium(): string | undefined {
  return process.env['CHROMIUM_PATH'] || onPath(browsers) || playwrightsOwn();
}

/** The Chromium to test with: `CHROMIUM_PATH`, else a headless shell on PATH, else a whole one. */
export function findTestChromium(): string | undefined {
  return process.env['CHROMIUM_PATH'] || onPath(headlessShells) || findChromium();
}

function isDebianAsRoot(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

function run(command: string, ...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync(command, args, { stdio: 'inherit', env });
}

function install(): void {
  if (!isDebianAsRoot()) return run('npx', 'playwright', 'install', 'chromium');
  run('apt-get', 'update');
  // Without any font a bare machine draws no text, and layout tests measure nothing.
  const packages = ['chromium', 'chromium-headless-shell', 'fonts-dejavu-core'];
  run('apt-get', 'install', '-y', '--no-install-recommends', ...packages);
}

const remedy =
  'Install Chromium and name it in CHROMIUM_PATH, or run `npx playwright install --with-deps chromium`.';

function installOr(goOn: (cause: unknown) => void): void {
  try {
    install();
  } catch (cause) {
    goOn(cause);
  }
}

/** The path of Chromium, installed if need be. Throws rather than let browser tests be skipped. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== undefined) {
    if (!existsSync(found)) {
      throw new Error(
        `CHROMIUM_PATH names ${found}, but no such file exists. Correct the variable or unset it.`,
      );
    }
    const isSlow = findTestChromium() === found && !process.env['CHROMIUM_PATH'];
    if (isSlow && isDebianAsRoot()) {
      installOr(() => {
        console.warn('There is no headless shell of Chromium: the tests take longer.');
      });
    }
    return found;
  }
  installOr((cause) => {
    throw new Error(`There is no Chromium here, and installing it failed. ${remedy}`, { cause });
  });
  const installed = findChromium();
  if (installed !== undefined) return installed;
  throw new Error(`Chromium was installed, but is not where it is looked for. ${remedy}`);
}
