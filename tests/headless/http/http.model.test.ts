import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createHttp, type Http } from '../../../headless/http/index.js';
import {
  createReauthenticationStore,
  type ReauthenticationStore,
} from '../../../headless/reauthentication/index.js';
import { decodeToken, type SessionStore } from '../../../headless/session/index.js';
import type { FakeClock, MemoryStorage } from '../../../headless/testing/vanilla.js';
import { refused, setUpSession } from '../session/setUp.js';
import { tokenOf } from '../session/tokens.js';
import { createDeferred, settle, type Deferred } from '../support/deferred.js';
import { stepsIn, type NamedStep } from '../support/namedStep.js';
import { BASE } from './setUp.js';

/** How many seconds a new token lasts. */
const LIFETIME = 60;

/** What a page asked for, and what it was told. */
interface Call {
  readonly id: number;
  readonly userName: string;
  readonly controller: AbortController;
  sendings: number;
  successes: number;
  /** A status, the name of an error, or `null` until it is known. */
  outcome: string | null;
}

/** One sending of a call, as the server received it. */
interface Sending {
  readonly call: Call;
  readonly request: Request;
  readonly isAuthorized: boolean;
  readonly answer: Deferred<Response>;
}

interface Refresh {
  readonly token: string;
  readonly answer: Deferred<string>;
}

type Reply = 'done' | 'forbidden' | 'none';

function userNameOf(token: string): string {
  return String(decodeToken(token)['unique_name']);
}

/** What the tokens of one sign-in have in common. */
function signInOf(token: string): string {
  return String(decodeToken(token)['sid']);
}

/** A page with a session, the dialog for signing in in place, and the server. */
class World {
  readonly session: SessionStore;
  readonly reauthentication: ReauthenticationStore;
  readonly clock: FakeClock;
  hasUnsavedChanges = false;
  readonly calls: Call[] = [];
  /** What must never happen, and did. */
  readonly faults: string[] = [];
  refreshes: Refresh[] = [];
  readonly #http: Http;
  readonly #storage: MemoryStorage;
  #sendings: Sending[] = [];
  readonly #revoked = new Set<string>();
  #issued = 0;

  constructor() {
    const { session, storage, clock } = setUpSession(null, {
      refresh: (_signal, token) => {
        const answer = createDeferred<string>();
        this.refreshes.push({ token, answer });
        return answer.promise;
      },
    });
    session.connect();
    session.subscribe(({ endReason }, { token }) => {
      if (endReason === 'rejected' && token !== null && !this.#isRevoked(token))
        this.faults.push('A session that was good was ended.');
    });
    this.session = session;
    this.#storage = storage;
    this.clock = clock;
    this.reauthentication = createReauthenticationStore({
      session,
      hasUnsavedChanges: () => this.hasUnsavedChanges,
    });
    this.reauthentication.connect();
    this.#http = createHttp({
      session,
      clock,
      baseUrl: BASE,
      fetch: (input) => this.#receive(new Request(input)),
      onRequest: this.reauthentication.watch,
      onUnauthorized: this.reauthentication.ask,
    });
  }

  #isRevoked(token: string): boolean {
    return this.#revoked.has(token) || this.#revoked.has(signInOf(token));
  }

  #isSpent(token: string): boolean {
    return Number(decodeToken(token)['exp']) * 1000 <= this.clock.now();
  }

  #issue(userName: string, sid = String(this.#issued)): string {
    this.#issued += 1;
    const exp = Math.floor(this.clock.now() / 1000) + LIFETIME;
    return tokenOf({ unique_name: userName, exp, sid, jti: String(this.#issued) });
  }

  #receive(request: Request): Promise<Response> {
    const call = this.calls[Number(new URL(request.url).searchParams.get('call'))];
    if (call === undefined) throw new Error('Nobody asked for this.');
    const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? null;
    if (token !== null && userNameOf(token) !== call.userName)
      this.faults.push(`A request of ${call.userName} was sent as ${userNameOf(token)}.`);
    if (token !== null && this.#isSpent(token)) this.faults.push('An expired token was sent.');
    call.sendings += 1;
    if (call.sendings > 2) this.faults.push('A request was sent three times.');
    const isAuthorized = token !== null && !this.#isRevoked(token);
    const answer = createDeferred<Response>();
    request.signal.addEventListener('abort', () => {
      answer.reject(request.signal.reason);
    });
    this.#sendings.push({ call, request, isAuthorized, answer });
    return answer.promise;
  }

  request(isSave: boolean): void {
    const call: Call = {
      id: this.calls.length,
      userName: this.session.getState().user.username,
      controller: new AbortController(),
      sendings: 0,
      successes: 0,
      outcome: null,
    };
    this.calls.push(call);
    const { signal } = call.controller;
    const init = isSave ? { signal, method: 'POST', body: '{}' } : { signal };
    this.#http.fetch(`api/things?call=${call.id}`, init).then(
      ({ status }) => {
        call.outcome = String(status);
        this.#checkReader(call);
      },
      (error: unknown) => {
        call.outcome = error instanceof Error ? error.name : `thrown: ${String(error)}`;
      },
    );
  }

  /** An answer must not reach the next person, nor anybody after its own has left. */
  #checkReader({ userName }: Call): void {
    const { token, user, endReason } = this.session.getState();
    const hasLeft = endReason === 'signed-out' || endReason === 'elsewhere';
    if (userName !== '' && (token === null ? hasLeft : user.username !== userName))
      this.faults.push(`An answer for ${userName} came when they had left.`);
  }

  /** The server answers one of the sendings. */
  answer(index: number, reply: Reply): void {
    const open = this.#sendings.filter(({ request }) => !request.signal.aborted);
    const sending = open[index % open.length];
    this.#sendings = open.filter((other) => other !== sending);
    if (sending === undefined) return;
    const { call, isAuthorized, answer } = sending;
    if (reply === 'none') answer.reject(new TypeError('Failed to fetch'));
    else if (!isAuthorized) answer.resolve(new Response('{}', { status: 401 }));
    else if (reply === 'forbidden') answer.resolve(new Response('{}', { status: 403 }));
    else {
      call.successes += 1;
      if (call.successes > 1) this.faults.push('A request was carried out twice.');
      answer.resolve(new Response('{}'));
    }
  }

  answerRefresh(isReachable: boolean): void {
    const refresh = this.refreshes.shift();
    if (refresh === undefined) return;
    const { token, answer } = refresh;
    if (!isReachable) answer.reject(new TypeError('Failed to fetch'));
    else if (this.#revoked.has(signInOf(token))) answer.reject(refused(401));
    else answer.resolve(this.#issue(userNameOf(token), signInOf(token)));
  }

  /** The server forgets the token, or the whole sign-in. */
  revoke(isWhole: boolean): void {
    const { token } = this.session.getState();
    if (token !== null) this.#revoked.add(isWhole ? signInOf(token) : token);
  }

  signIn(userName: string): void {
    this.session.begin(this.#issue(userName));
  }

  /** Only where a page would offer it. */
  signInAgain(userName: string): void {
    const { token } = this.session.getState();
    if (token === null || this.reauthentication.getState().isOpen) this.signIn(userName);
  }

  /** In another tab; `null` signs out. */
  signInElsewhere(userName: string | null): void {
    const token = userName === null ? null : this.#issue(userName);
    this.#storage.writeFromAnotherTab('token', token);
  }
}

const stepOf = stepsIn<World>();
const userNames = fc.constantFrom('john', 'john', 'john', 'jane');
const nothing = fc.constant(null);

const rareSteps = fc.oneof(
  stepOf('sign out', nothing, ({ session }) => {
    session.end();
  }),
  stepOf('sign in elsewhere', fc.option(userNames), (world, userName) => {
    world.signInElsewhere(userName);
  }),
  stepOf('abort', fc.nat(5), ({ calls }, id) => calls[id]?.controller.abort()),
  stepOf('unsaved changes', fc.boolean(), (world, isDirty) => {
    world.hasUnsavedChanges = isDirty;
  }),
  stepOf('give up', nothing, ({ reauthentication }) => {
    reauthentication.cancel();
  }),
);

const replies = fc.constantFrom<Reply>('done', 'done', 'done', 'done', 'forbidden', 'none');

const steps: fc.Arbitrary<NamedStep<World>> = fc.oneof(
  {
    weight: 4,
    arbitrary: stepOf('request', fc.constantFrom(true, true, false), (world, isSave) => {
      world.request(isSave);
    }),
  },
  {
    weight: 8,
    arbitrary: stepOf('answer', fc.tuple(fc.nat(3), replies), (world, [index, reply]) => {
      world.answer(index, reply);
    }),
  },
  {
    weight: 4,
    arbitrary: stepOf('answer refresh', fc.constantFrom(true, true, true, false), (world, is) => {
      world.answerRefresh(is);
    }),
  },
  {
    weight: 4,
    arbitrary: stepOf('sign in again', userNames, (world, userName) => {
      world.signInAgain(userName);
    }),
  },
  {
    weight: 4,
    arbitrary: stepOf('revoke', fc.constantFrom(true, true, false), (world, isWhole) => {
      world.revoke(isWhole);
    }),
  },
  {
    weight: 2,
    arbitrary: stepOf('seconds', fc.constantFrom(1, 5, 25), ({ clock }, seconds) => {
      clock.advance(seconds * 1000);
    }),
  },
  rareSteps,
);

function checkWorld({ faults, calls, reauthentication }: World): void {
  expect(faults).toEqual([]);
  expect(calls.filter(({ outcome }) => outcome?.startsWith('thrown'))).toEqual([]);
  const { isOpen, user } = reauthentication.getState();
  expect(isOpen).toBe(user !== null);
}

/** After this long every request has been answered, or its time is up. */
async function passTwoMinutes(world: World): Promise<void> {
  for (let seconds = 0; seconds < 120; seconds += 10) {
    world.clock.advance(10_000);
    await settle();
    while (world.refreshes.length > 0) {
      world.answerRefresh(true);
      await settle();
    }
  }
}

test('B-10 SESS-6 whatever happens meanwhile, a request is carried out once at most, as who made it, for whom alone its answer is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 40, size: 'max' }), async (sequence) => {
      const world = new World();
      world.signIn('john');
      for (const [, step] of sequence) {
        step(world);
        await settle();
        checkWorld(world);
      }
      world.hasUnsavedChanges = false;
      await passTwoMinutes(world);
      world.reauthentication.cancel();
      await passTwoMinutes(world);
      checkWorld(world);
      expect(world.calls.filter(({ outcome }) => outcome === null)).toEqual([]);
      expect(world.reauthentication.getState().isOpen).toBe(false);
    }),
    { numRuns: 40 },
  );
});
