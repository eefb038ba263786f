import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stepsIn, type NamedStep } from '../support/namedStep.js';
import { createFixture, type Fixture } from './fakes.js';

const SECOND = 1000;
const LIMIT = 2;

/** A notification as the model knows it; times in seconds. */
interface Known {
  readonly title: string;
  timeout: number;
  /** How long it has been visible, without pauses; from the beginning when shown again. */
  shown: number;
}

/** What has to be there, worked out second by second. */
interface Model {
  current: Known[];
  readonly history: string[];
  readonly pauses: Set<string>;
  isHidden: boolean;
}

function isRunning({ pauses, isHidden }: Model): boolean {
  return !isHidden && pauses.size === 0;
}

function drop(model: Model, isGoing: (known: Known) => boolean): void {
  const gone = model.current.filter(isGoing);
  model.current = model.current.filter((known) => !isGoing(known));
  if (model.current.length === 0) model.pauses.clear();
  model.history.unshift(...gone.map(({ title }) => title).reverse());
}

/** Those whose time is up go at once. */
function expire(model: Model): void {
  const isOver = (known: Known): boolean =>
    model.current.indexOf(known) < LIMIT && known.shown >= known.timeout;
  const over = isRunning(model) ? model.current.filter(isOver) : [];
  if (over.length > 0) drop(model, (known) => over.includes(known));
}

function passSecond(model: Model): void {
  if (isRunning(model)) for (const known of model.current.slice(0, LIMIT)) known.shown += 1;
  expire(model);
}

/** What is there, beside what has to be. */
interface World extends Fixture {
  readonly model: Model;
}

const stepOf = stepsIn<World>();
const titles = fc.constantFrom('a', 'b', 'c', 'd');
const reasons = fc.constantFrom<'hover' | 'focus'>('hover', 'focus');

const steps: fc.Arbitrary<NamedStep<World>> = fc.oneof(
  {
    weight: 4,
    arbitrary: stepOf(
      'show',
      fc.record({ title: titles, sticky: fc.boolean() }),
      ({ model, store }, { title, sticky }) => {
        const timeout = sticky ? Infinity : 3;
        const known = model.current.find((each) => each.title === title);
        if (known === undefined) model.current.push({ title, timeout, shown: 0 });
        else {
          known.timeout = known.timeout === Infinity ? Infinity : timeout;
          known.shown = 0;
        }
        store.show({ title, sticky });
      },
    ),
  },
  {
    weight: 4,
    arbitrary: stepOf('seconds', fc.integer({ min: 1, max: 4 }), ({ model, clock }, seconds) => {
      for (let second = 0; second < seconds; second += 1) passSecond(model);
      clock.advance(seconds * SECOND);
    }),
  },
  stepOf('close', titles, ({ model, store }, title) => {
    const { visible } = store.getState();
    const shown = visible.find((each) => each.title === title);
    if (shown === undefined) return;
    drop(model, (known) => known.title === title);
    store.close(shown.id);
  }),
  stepOf('pause', reasons, ({ model, store }, reason) => {
    model.pauses.add(reason);
    store.pause(reason);
  }),
  stepOf('resume', reasons, ({ model, store }, reason) => {
    model.pauses.delete(reason);
    store.resume(reason);
  }),
  stepOf('hide the page', fc.boolean(), ({ model, visibility }, isHidden) => {
    model.isHidden = isHidden;
    visibility.setHidden(isHidden);
  }),
  stepOf('remove all', fc.constant(null), ({ model, store }) => {
    drop(model, () => true);
    store.removeAll();
  }),
);

test('NOTE-2 each is visible for its time without pauses, however shows, pauses and closings come', () => {
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 40, size: 'max' }), (sequence) => {
      const fixture = createFixture({ timeouts: { default: 3 * SECOND }, limit: LIMIT });
      fixture.store.connect();
      const model: Model = {
        current: [],
        history: [],
        pauses: new Set(),
        isHidden: false,
      };
      for (const [, step] of sequence) {
        step({ ...fixture, model });
        const { visible, queued, history, isPaused } = fixture.store.getState();
        expect(visible.map(({ title }) => title)).toEqual(
          model.current.slice(0, LIMIT).map(({ title }) => title),
        );
        expect(queued).toBe(Math.max(0, model.current.length - LIMIT));
        expect(history.map(({ title }) => title)).toEqual(model.history.slice(0, 50));
        expect(isPaused).toBe(model.pauses.size > 0 || model.isHidden);
        expect(visible.map((each) => fixture.store.elapsedOf(each))).toEqual(
          model.current
            .slice(0, LIMIT)
            .map(({ shown, timeout }) => (timeout === Infinity ? 0 : shown * SECOND)),
        );
      }
    }),
    { numRuns: 300 },
  );
});
