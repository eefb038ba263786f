import type { BrowserContext } from '@playwright/test';

/** Tells that the storage is still to be filled, and is taken away by the page that does it. */
const marker = 'gnap_storage_to_fill';

interface Filling {
  readonly origin: string;
  readonly marker: string;
  readonly items: Readonly<Record<string, string>>;
}

function fill({ origin, marker, items }: Filling): void {
  if (location.origin !== origin || !document.cookie.includes(marker)) return;
  document.cookie = `${marker}=; path=/; max-age=0`;
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
}

/**
 * Lets the first page of `origin` find `items` in local storage; later ones find what the app made
 * of them. A `storageState` with items would open a page of its own in each context to write them,
 * which takes a tenth of the processor time of a test.
 */
export async function fillStorage(
  context: BrowserContext,
  origin: string,
  items: Readonly<Record<string, string>>,
): Promise<void> {
  if (Object.keys(items).length === 0) return;
  await context.addCookies([{ name: marker, value: 'yes', url: origin }]);
  await context.addInitScript(fill, { origin, marker, items });
}
