import type { BrowserContext, Page, Request } from '@playwright/test';
import { messagesIn } from '../texts.js';
import { reportFromPage } from './reportFromPage.js';
import type { PageReport } from './reportFromPage.js';

/** Longer than a save takes when each of its requests is answered after three seconds. */
const patience = 12_000;
/** How soon the user must be told of a failure, in milliseconds. */
const tellingLimit = 5000;

interface Failure {
  readonly request: string;
  /** By {@link keyOf}. */
  readonly key: string;
  readonly isWrite: boolean;
  readonly at: number;
  /** The reads of the same page that were under way. */
  readonly beside: ReadonlySet<Request>;
}

interface PageRecord {
  /** Failures that the user has not been told of yet. */
  untold: Failure[];
  /** Reads that are not answered yet. */
  underWay: Set<Request>;
  /**
   * The reads that were under way with the failures told last: a page that failed to load says so
   * once.
   */
  told: ReadonlySet<Request>;
  isWriteFailed: boolean;
}

/**
 * Watches what the app promises its users on a bad connection: no hang, no loss, every failure
 * told.
 */
export interface PromiseWatch {
  /** Whether the last write of the page failed. */
  isWriteFailed(page: Page): boolean;
  /** Throws if a promise was broken, once no failure is left to be told. */
  verify(): Promise<void>;
}

/** The texts of an id in all languages. */
export function textsOf(id: string): readonly string[] {
  return (['nl', 'fr', 'en'] as const).map((language) => messagesIn(language).get(id) ?? id);
}

function pathOf(request: Request): string {
  return new URL(request.url()).pathname;
}

/** Tells requests apart from those that are sent again. */
function keyOf(request: Request): string {
  return `${request.method()} ${request.url()}`;
}

function isRead(request: Request): boolean {
  return request.method() === 'GET' && pathOf(request).startsWith('/api/');
}

/** Renewing and signing out happen in the background, and a failure there is made up for later. */
function isBackground(request: Request): boolean {
  return pathOf(request) === '/api/tokens' && request.method() !== 'POST';
}

function newRecord(): PageRecord {
  return { untold: [], underWay: new Set(), told: new Set(), isWriteFailed: false };
}

/** Watches all pages of a context. */
export async function watchPromises(context: BrowserContext): Promise<PromiseWatch> {
  const broken: string[] = [];
  const records = new Map<Page, PageRecord>();
  const recordOf = (page: Page): PageRecord => {
    const record = records.get(page) ?? newRecord();
    records.set(page, record);
    return record;
  };
  const dropOverdue = (): void => {
    for (const record of records.values()) {
      record.untold = record.untold.filter(({ request, at }) => {
        const isOverdue = Date.now() - at > tellingLimit;
        if (isOverdue) broken.push(`Nobody was told that ${request} failed.`);
        return !isOverdue;
      });
    }
  };

  const onReport = (page: Page, { kind, what, lost }: PageReport): void => {
    if (kind === 'hang') {
      broken.push(`The page "${what}" (${page.url()}) has been waiting for ${patience} ms.`);
      return;
    }
    const record = recordOf(page);
    dropOverdue();
    // A user who leaves does not wait to be told, and gives up what was typed.
    if (kind === 'told' && lost.length > 0 && record.untold.some(({ isWrite }) => isWrite)) {
      broken.push(`When "${what}" was told, this was lost: ${lost.join(', ')}`);
    }
    if (record.untold.length > 0)
      record.told = new Set(record.untold.flatMap(({ beside }) => [...beside]));
    record.untold = [];
  };
  const onFailure = (request: Request, how: string): void => {
    if (!pathOf(request).startsWith('/api/') || isBackground(request)) return;
    const isWrite = request.method() !== 'GET';
    const record = recordOf(request.frame().page());
    if (record.told.has(request)) return;
    const name = `${request.method()} ${pathOf(request)} (${how})`;
    const beside = new Set(isWrite ? [] : record.underWay);
    record.untold.push({ request: name, key: keyOf(request), isWrite, at: Date.now(), beside });
    if (isWrite) record.isWriteFailed = true;
  };

  /** What was lost is sent again: if that is answered, there is nothing to tell. */
  const onAnswer = (request: Request): void => {
    const record = recordOf(request.frame().page());
    record.untold = record.untold.filter(({ key }) => key !== keyOf(request));
    if (request.method() !== 'GET') record.isWriteFailed = false;
  };

  context.on('request', (request) => {
    if (isRead(request)) recordOf(request.frame().page()).underWay.add(request);
  });
  const onAnswered = (request: Request): void => {
    if (isRead(request)) recordOf(request.frame().page()).underWay.delete(request);
  };
  context.on('requestfinished', onAnswered);
  context.on('response', (response) => {
    const request = response.request();
    if (response.status() === 500) onFailure(request, 'status 500');
    else if (pathOf(request).startsWith('/api/')) onAnswer(request);
  });
  context.on('requestfailed', (request) => {
    onAnswered(request);
    const problem = request.failure()?.errorText ?? 'unknown';
    if (problem !== 'net::ERR_ABORTED') onFailure(request, problem);
  });
  context.on('page', (page) => {
    // A user who reloads the page does not wait to be told.
    page.on('domcontentloaded', () => (recordOf(page).untold = []));
  });
  await context.exposeBinding('gnapReport', ({ page }, report: PageReport) => {
    onReport(page, report);
  });
  await context.addInitScript(reportFromPage, {
    retryTexts: textsOf('app.failed.retry'),
    failureTexts: ['app.failed.text', 'app.failed.list', 'app.unreachable'].flatMap(textsOf),
    patience,
  });

  return {
    isWriteFailed: (page) => recordOf(page).isWriteFailed,
    verify: async () => {
      const isUntold = (): boolean =>
        [...records].some(([page, { untold }]) => !page.isClosed() && untold.length > 0);
      while (isUntold()) {
        await new Promise((settle) => setTimeout(settle, 100));
        dropOverdue();
      }
      if (broken.length > 0)
        throw new Error(`The app broke its promises on a bad line:\n${broken.join('\n')}`);
    },
  };
}
