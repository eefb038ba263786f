import type { BrowserContext, Page, Request } from '@playwright/test';

/** Collects the warnings that a page writes on the console, where the toolkit logs its faults. */
export function recordWarnings(page: Page): readonly string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  return warnings;
}

/** Collects the requests of a page or of all pages, from now on, whose path matches. */
export function recordRequests(
  source: Page | BrowserContext,
  path: RegExp,
  method = 'GET',
): readonly Request[] {
  const requests: Request[] = [];
  const record = (request: Request): void => {
    const matches = path.test(new URL(request.url()).pathname) && request.method() === method;
    if (matches) requests.push(request);
  };
  source.on('request', record);
  return requests;
}

/** A gate for requests: they wait until it is opened. */
export interface Gate {
  readonly opened: Promise<void>;
  open(): void;
}

/** Makes a closed gate. */
export function createGate(): Gate {
  let open = (): void => {};
  const opened = new Promise<void>((settle) => {
    open = settle;
  });
  return { opened, open };
}
