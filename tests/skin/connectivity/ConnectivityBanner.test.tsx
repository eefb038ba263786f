import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  createConnectivityStore,
  type ConnectivityStore,
} from '../../../headless/connectivity/index.js';
import { createFakeClock, type FakeClock } from '../../../headless/testing/index.js';
import { ConnectivityBanner } from '../../../skin/connectivity/index.js';
import { boxOf, scrollsSideways, styleOf } from '../support/box.js';
import { backgroundOf, contrast, parseColor } from '../support/color.js';
import { emulatePrint } from '../support/emulate.js';
import { setOnRoot } from '../support/page.js';

let clock: FakeClock;
let store: ConnectivityStore;
beforeEach(async () => {
  await page.viewport(1280, 800);
  clock = createFakeClock();
  store = createConnectivityStore({ clock });
});

async function renderOffline(): ReturnType<typeof render> {
  const screen = await render(
    <div className="flex flex-col">
      <header className="sticky top-0 h-bar" />
      <ConnectivityBanner store={store} />
      <main className="h-below-bar">
        <h1>People</h1>
      </main>
      <footer className="h-below-bar" />
    </div>,
  );
  store.connect();
  store.report('unreachable');
  clock.advance(2000);
  await expect.element(screen.getByRole('region', { name: 'Connection' })).toBeVisible();
  return screen;
}

test('B-21 the banner stands below the bar, covers nothing, and stays in view', async () => {
  const screen = await renderOffline();
  const banner = screen.getByRole('region', { name: 'Connection' });
  expect(boxOf(banner).top).toBe(48);
  expect(boxOf(screen.getByRole('heading')).top).toBeGreaterThanOrEqual(boxOf(banner).bottom);
  window.scrollTo(0, 400);
  expect(boxOf(banner).top).toBe(48);
  window.scrollTo(0, 0);
});

test('B-21 the banner says shortly that the connection is back', async () => {
  const screen = await renderOffline();
  store.report('reached');
  clock.advance(1000);
  await expect.element(screen.getByText('Connected again.')).toBeVisible();
  clock.advance(5000);
  await expect.poll(() => screen.getByRole('region').elements()).toEqual([]);
});

test('B-19 at 320 px the text wraps', async () => {
  await page.viewport(320, 480);
  await renderOffline();
  expect(scrollsSideways()).toBe(false);
});

test.each(['light', 'dark'])('its text can be read in the %s theme', async (theme) => {
  setOnRoot('data-theme', theme);
  const screen = await renderOffline();
  const text = screen.getByText(/No connection/).element();
  expect(contrast(parseColor(styleOf(text).color), backgroundOf(text))).toBeGreaterThanOrEqual(4.5);
});

test('B-22 it is not printed', async () => {
  const banner = (await renderOffline()).getByRole('region').element();
  await emulatePrint();
  expect(styleOf(banner).display).toBe('none');
});
