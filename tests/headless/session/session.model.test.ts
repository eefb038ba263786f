import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StorageAdapter } from '../../../headless/platform/index.js';
import {
  createSessionStore,
  decodeToken,
  type SessionStore,
} from '../../../headless/session/index.js';
import {
  createFakeClock,
  createMemoryLocks,
  type FakeClock,
} from '../../../headless/testing/vanilla.js';
import { createDeferred, settle, type Deferred } from '../support/deferred.js';
import { stepsIn, type NamedStep } from '../support/namedStep.js';
import { refused } from './setUp.js';
import { tokenOf } from './tokens.js';

const TABS = [0, 1, 2] as const;
type Tab = (typeof TABS)[number];

/** How many seconds a new token lasts: less than a refresh may take. */
const LIFETIME = 20;

type Outcome = 'renewed' | 'refused' | 'unreachable';

interface Refresh {
  readonly token: string;
  readonly signal: AbortSignal;
  readonly answer: Deferred<string>;
}

/** Three tabs that share storage and locks, and the server behind them. */
class Browser {
  readonly clock: FakeClock = createFakeClock();
  readonly tabs: readonly SessionStore[];
  /** What has to be stored. */
  expected: string | null = null;
  stored: string | null = null;
  /** Those that the server has not answered. */
  refreshes: Refresh[] = [];
  /** How many requests wait for a token. */
  waiting = 0;
  readonly failures: unknown[] = [];
  readonly #listeners = new Map<Tab, () => void>();
  /** Tabs that have not heard of what another one has stored. */
  readonly #unaware = new Set<Tab>();
  #issued = 0;

  constructor() {
    const locks = createMemoryLocks();
    this.tabs = TABS.map((tab) =>
      createSessionStore({
        storage: this.#storageOf(tab),
        clock: this.clock,
        locks,
        onPageShown: () => () => {},
        onError: () => {},
        refresh: (signal, token) => {
          const answer = createDeferred<string>();
          this.refreshes.push({ token, signal, answer });
          return answer.promise;
        },
      }),
    );
    for (const tab of this.tabs) tab.connect();
  }

  #storageOf(tab: Tab): StorageAdapter {
    return {
      read: () => this.stored,
      write: (_key, value) => {
        if (value === this.stored) return;
        this.stored = value;
        for (const other of TABS) if (other !== tab) this.#unaware.add(other);
      },
      subscribe: (_key, listener) => {
        this.#listeners.set(tab, () => {
          listener(this.stored);
        });
        return () => this.#listeners.delete(tab);
      },
    };
  }

  /** Lets a tab hear what another one has stored. */
  tell(tab: Tab): void {
    if (this.#unaware.delete(tab)) this.#listeners.get(tab)?.();
  }

  #tokenOf(userName: unknown): string {
    this.#issued += 1;
    const exp = Math.floor(this.clock.now() / 1000) + LIFETIME;
    return tokenOf({ unique_name: userName, exp, jti: String(this.#issued) });
  }

  signIn(tab: Tab, userName: string): void {
    this.expected = this.#tokenOf(userName);
    this.tabs[tab]?.begin(this.expected);
  }

  signOut(tab: Tab): void {
    this.expected = null;
    this.tabs[tab]?.end();
  }

  /** Makes a request, which waits for a token. */
  send(tab: Tab): void {
    this.waiting += 1;
    const sent = this.tabs[tab]?.currentToken().then(
      (token) => {
        const isSpent =
          token !== null && Number(decodeToken(token)['exp']) * 1000 <= this.clock.now();
        if (isSpent) this.failures.push('A token that has expired is sent.');
      },
      (error: unknown) => {
        if (!(error instanceof Error)) this.failures.push(error);
      },
    );
    void sent?.then(() => {
      this.waiting -= 1;
    });
  }

  /** The server answers the refresh that has waited longest. */
  answer(outcome: Outcome): void {
    const refresh = this.refreshes.shift();
    if (refresh === undefined) return;
    const { token, signal, answer } = refresh;
    const counts = token === this.expected && !signal.aborted;
    if (outcome === 'unreachable') {
      answer.reject(new TypeError('Failed to fetch'));
      return;
    }
    const renewed = outcome === 'renewed' ? this.#tokenOf(decodeToken(token)['unique_name']) : null;
    if (counts) this.expected = renewed;
    if (renewed === null) answer.reject(refused(401));
    else answer.resolve(renewed);
  }
}

const stepOf = stepsIn<Browser>();
const tabs = fc.constantFrom(...TABS);
const outcomes = fc.constantFrom<Outcome>('renewed', 'renewed', 'refused', 'unreachable');

const steps: fc.Arbitrary<NamedStep<Browser>> = fc.oneof(
  stepOf('sign in', fc.tuple(tabs, fc.constantFrom('john', 'jane')), (browser, [tab, userName]) => {
    browser.signIn(tab, userName);
  }),
  stepOf('sign out', tabs, (browser, tab) => {
    browser.signOut(tab);
  }),
  stepOf('send', tabs, (browser, tab) => {
    browser.send(tab);
  }),
  {
    weight: 2,
    arbitrary: stepOf('seconds', fc.constantFrom(1, 3, 12, 25, 90), ({ clock }, seconds) => {
      clock.advance(seconds * 1000);
    }),
  },
  {
    weight: 3,
    arbitrary: stepOf('answer', outcomes, (browser, outcome) => {
      browser.answer(outcome);
    }),
  },
  {
    weight: 2,
    arbitrary: stepOf('tell', tabs, (browser, tab) => {
      browser.tell(tab);
    }),
  },
  {
    weight: 2,
    arbitrary: stepOf('renew', tabs, (browser, tab) => {
      void browser.tabs[tab]?.renew();
    }),
  },
);

function checkTabs(browser: Browser): void {
  expect(browser.stored).toBe(browser.expected);
  expect(browser.failures).toEqual([]);
  const underWay = browser.refreshes.filter(({ signal }) => !signal.aborted);
  expect(underWay.length).toBeLessThanOrEqual(1);
  for (const { getState } of browser.tabs) {
    const { status, token, user } = getState();
    expect(status === 'unauthenticated').toBe(token === null);
    expect(user.isAuthenticated).toBe(status === 'authenticated');
    expect(user.username).toBe(token === null ? '' : decodeToken(token)['unique_name']);
  }
}

/** After this long every pause between attempts is over. */
async function passTwoMinutes(browser: Browser): Promise<void> {
  for (let seconds = 0; seconds < 120; seconds += 10) {
    browser.clock.advance(10_000);
    await settle();
    while (browser.refreshes.length > 0) {
      browser.answer('renewed');
      await settle();
    }
  }
}

test('B-08 B-09 SESS-2 whatever happens in which tab, one refresh runs at a time, nobody who left comes back, and in the end all tabs agree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 40, size: 'max' }), async (sequence) => {
      const browser = new Browser();
      browser.signIn(0, 'john');
      browser.clock.advance(1000);
      for (const [, step] of sequence) {
        step(browser);
        await settle();
        checkTabs(browser);
      }
      await passTwoMinutes(browser);
      checkTabs(browser);
      expect(browser.waiting).toBe(0);
      const status = browser.expected === null ? 'unauthenticated' : 'authenticated';
      for (const { getState } of browser.tabs)
        expect(getState()).toMatchObject({ status, token: browser.expected });
    }),
    { numRuns: 40 },
  );
});
