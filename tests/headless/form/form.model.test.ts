import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFormStore, type FormOptions, type FormStore } from '../../../headless/form/index.js';
import { createDeferred, settle, type Deferred } from '../support/deferred.js';
import { stepsIn, type NamedStep } from '../support/namedStep.js';

interface Values {
  a: string;
  b: string;
}

type Name = keyof Values;

/** What the test knows of the truth: a value is valid unless it holds an x. */
function isValid(value: string): boolean {
  return !value.includes('x');
}

/** What an action fails with; any other error of one is a broken expectation. */
const OFFLINE = new Error('offline');

interface Question {
  readonly name: Name;
  readonly value: string;
  readonly answer: Deferred<boolean>;
  outcome: 'open' | 'answered' | 'failed';
}

/** A form with two asynchronous fields (`a` reads `b`), and everything that was asked of it. */
interface Rig {
  readonly form: FormStore<Values>;
  readonly questions: Question[];
  readonly actions: { values: Values; answer: Deferred<undefined>; isOver: boolean }[];
  /** Values at the last press of submit that was not ignored. */
  pressed: Values | undefined;
  /** Expectations that an action found broken: the form takes them for its failure. */
  readonly broken: unknown[];
  /** How often submit was pressed. */
  presses: number;
  /** Where the questions begin that were asked since the last reset. */
  firstQuestion: number;
  isMounted: boolean;
  disconnect(): void;
  /** Drops all rules: every value is valid from now on, or there are no validators any more. */
  relax(how: Relaxation): void;
}

type Relaxation = 'answers' | 'validators';

function createRig(queue: boolean): Rig {
  const questions: Question[] = [];
  let isRelaxed = false;
  const ask = (name: Name, value: string): boolean | Promise<boolean> => {
    if (value.includes('s')) return isRelaxed || isValid(value);
    const question: Question = { name, value, answer: createDeferred(), outcome: 'open' };
    questions.push(question);
    return question.answer.promise;
  };
  const isKnown = (name: Name, value: string): boolean =>
    value.includes('s') ||
    questions.some(
      (question) =>
        question.name === name && question.value === value && question.outcome === 'answered',
    );
  const options: FormOptions<Values> = {
    initialValues: { a: '', b: '' },
    queue,
    validators: {
      a: { free: (value, values) => ask('a', `${value}${values.b.slice(0, 0)}`) },
      b: { free: (value) => ask('b', value) },
    },
    onSubmit: (values) => {
      expect(rig.isMounted, 'the action never runs after unmount').toBe(true);
      expect(
        rig.actions.every(({ isOver }) => isOver),
        'one action at a time',
      ).toBe(true);
      if (!isRelaxed) {
        expect(Object.values<string>({ ...values }).every(isValid), 'only valid values').toBe(true);
        expect(isKnown('a', values.a) && isKnown('b', values.b), 'nothing is pending').toBe(true);
      }
      if (!queue) expect(values, 'the values that were submitted').toEqual(rig.pressed);
      const action = { values, answer: createDeferred<undefined>(), isOver: false };
      rig.actions.push(action);
      expect(rig.actions.length, 'once a press').toBeLessThanOrEqual(rig.presses);
      return action.answer.promise;
    },
    onError: (error) => {
      if (error !== OFFLINE) rig.broken.push(error);
    },
  };
  const rig: Rig = {
    form: createFormStore(options),
    questions,
    actions: [],
    broken: [],
    pressed: undefined,
    presses: 0,
    firstQuestion: 0,
    isMounted: true,
    disconnect: () => {},
    relax: (how) => {
      isRelaxed = true;
      if (how === 'validators') rig.form.own(() => {}, { ...options, validators: undefined });
    },
  };
  rig.disconnect = rig.form.connect();
  return rig;
}

/** The counts are kept up by hand: they must say what counting would. */
function checkCounts({ form }: Rig): void {
  const { fields, invalidCount, dirtyCount, validatingCount } = form.getState();
  expect(invalidCount).toBe(fields.filter(({ errors }) => errors.length > 0).length);
  expect(dirtyCount).toBe(fields.filter(({ isDirty }) => isDirty).length);
  expect(validatingCount).toBe(fields.filter((field) => field.isValidating).length);
}

/** Answers every open question, the latest first. */
async function answerAll(rig: Rig, isRight: (value: string) => boolean): Promise<void> {
  const latestOpen = (): Question | undefined =>
    rig.questions.filter(({ outcome }) => outcome === 'open').at(-1);
  for (let next = latestOpen(); next !== undefined; next = latestOpen()) {
    next.outcome = 'answered';
    next.answer.resolve(isRight(next.value));
    await settle();
  }
}

const stepOf = stepsIn<Rig>();
const names = fc.constantFrom<Name>('a', 'b');
const texts = fc.constantFrom('', 'g', 'x', 'gs', 'xs');
const nothing = fc.constant(null);

const typing = stepOf('type', fc.tuple(names, texts), ({ form }, [name, value]) => {
  form.setValue(name, value);
});

const leaving = stepOf('leave', names, ({ form }, name) => {
  form.touch(name);
});

function nextOpen({ questions }: Rig, pick: number): Question | undefined {
  const open = questions.filter(({ outcome }) => outcome === 'open');
  return open[pick % Math.max(open.length, 1)];
}

const answering = stepOf('answer', fc.nat(), (rig, pick) => {
  const question = nextOpen(rig, pick);
  if (question === undefined) return;
  question.outcome = 'answered';
  question.answer.resolve(isValid(question.value));
});

const failing = stepOf('fail', fc.nat(), (rig, pick) => {
  const question = nextOpen(rig, pick);
  if (question === undefined) return;
  question.outcome = 'failed';
  question.answer.reject(new Error('500'));
});

const submitting = stepOf('submit', fc.constantFrom(1, 2), (rig, presses) => {
  for (let press = 0; press < presses; press += 1) {
    const { submission, validatingCount } = rig.form.getState();
    if (submission === 'idle' && validatingCount === 0) rig.pressed = rig.form.getValues();
    rig.presses += 1;
    rig.form.submit();
  }
});

const acting = stepOf('end the action', fc.boolean(), ({ actions }, succeeds) => {
  for (const action of actions) {
    action.isOver = true;
    if (succeeds) action.answer.resolve(undefined);
    else action.answer.reject(OFFLINE);
  }
});

const rare = fc.oneof(
  stepOf('reset', nothing, (rig) => {
    rig.form.reset();
    rig.firstQuestion = rig.questions.length;
  }),
  stepOf('server', nothing, ({ form }) => {
    form.setErrors({ a: 'Taken.' });
  }),
  stepOf('unmount', nothing, (rig) => {
    rig.disconnect();
    rig.isMounted = false;
  }),
);

const relaxations = fc.constantFrom<Relaxation>('answers', 'validators');

/** Often enough what leads to an action, and what comes while it runs. */
const steps: fc.Arbitrary<NamedStep<Rig>> = fc.oneof(
  { weight: 3, arbitrary: typing },
  { weight: 1, arbitrary: leaving },
  { weight: 4, arbitrary: answering },
  { weight: 1, arbitrary: failing },
  { weight: 4, arbitrary: submitting },
  { weight: 2, arbitrary: acting },
  { weight: 1, arbitrary: rare },
);

// In thirds, of which each takes half a second at the most.
describe.each([1, 2, 3])('%i of 3', () => {
  test.each([false, true])(
    'FORM-2 FORM-4 FORM-7 whatever happens in whatever order, the form stays sound (queue: %s)',
    async (queue) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(steps, { maxLength: 30, size: 'max' }),
          relaxations,
          async (sequence, relaxation) => {
            const rig = createRig(queue);
            for (const [, step] of sequence) {
              if (!rig.isMounted) break;
              step(rig);
              checkCounts(rig);
              await settle();
              checkCounts(rig);
            }

            // In the end everything is answered.
            await answerAll(rig, isValid);
            for (const action of rig.actions) {
              action.isOver = true;
              action.answer.resolve(undefined);
              await settle();
            }
            checkCounts(rig);
            expect(rig.broken).toEqual([]);
            const { validatingCount, submission, fields } = rig.form.getState();
            expect(validatingCount, 'no validation is left pending').toBe(0);
            expect(submission, 'no submit is left waiting').toBe('idle');
            for (const { name, errors, value } of fields) {
              const types = errors.map(({ type }) => type);
              // A verdict is of the value that is there now.
              if (types.includes('free')) expect(isValid(String(value))).toBe(false);
              const asked = rig.questions.slice(rig.firstQuestion);
              const latest = asked.filter((question) => question.name === name).at(-1);
              if (!rig.isMounted || latest === undefined || latest.value !== value) continue;
              const failed = latest.outcome === 'failed';
              expect(types.includes('validator-failed'), 'the latest answer stands').toBe(failed);
              if (!failed) expect(types.includes('free')).toBe(!isValid(latest.value));
            }

            if (!rig.isMounted) return;
            const { length } = rig.actions;
            rig.relax(relaxation);
            rig.pressed = rig.form.getValues();
            rig.presses += 1;
            rig.form.submit();
            await answerAll(rig, () => true);
            expect(rig.actions.length, 'what was refused once is not refused for ever').toBe(
              length + 1,
            );
          },
        ),
        { numRuns: 100 },
      );
    },
  );
});
