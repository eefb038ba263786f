import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFormStore, type FormStore } from '../../../headless/form/index.js';
import { createDeferred, settle, type Deferred } from './deferred.js';

interface Values {
  a: string;
  b: string;
}

type Name = keyof Values;

/** What the test knows of the truth: a value is valid unless it holds an x. */
function isValid(value: string): boolean {
  return !value.includes('x');
}

interface Question {
  readonly name: Name;
  readonly value: string;
  readonly answer: Deferred<boolean>;
  isAnswered: boolean;
}

/** A form with two asynchronous fields (`a` reads `b`), and everything that was asked of it. */
interface Rig {
  readonly form: FormStore<Values>;
  readonly questions: Question[];
  readonly actions: { values: Values; answer: Deferred<undefined>; isOver: boolean }[];
  /** Values at the last press of submit that was not ignored. */
  pressed: Values | undefined;
  isMounted: boolean;
  disconnect(): void;
}

function createRig(queue: boolean): Rig {
  const questions: Question[] = [];
  const ask = (name: Name, value: string): boolean | Promise<boolean> => {
    if (value.includes('s')) return isValid(value);
    const question = { name, value, answer: createDeferred<boolean>(), isAnswered: false };
    questions.push(question);
    return question.answer.promise;
  };
  const rig: Rig = {
    form: createFormStore<Values>({
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
        expect(Object.values<string>({ ...values }).every(isValid), 'only valid values').toBe(true);
        if (!queue) expect(values, 'the values that were submitted').toEqual(rig.pressed);
        const action = { values, answer: createDeferred<undefined>(), isOver: false };
        rig.actions.push(action);
        return action.answer.promise;
      },
      onError: () => {},
    }),
    questions,
    actions: [],
    pressed: undefined,
    isMounted: true,
    disconnect: () => {},
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

type Step = (rig: Rig) => void;

const names = fc.constantFrom<Name>('a', 'b');

const steps: fc.Arbitrary<readonly [string, Step]> = fc.oneof(
  fc
    .tuple(names, fc.constantFrom('', 'g', 'x', 'gs', 'xs'))
    .map(([name, value]): [string, Step] => [
      `type ${name} ${value}`,
      ({ form }) => {
        form.setValue(name, value);
      },
    ]),
  names.map((name): [string, Step] => [
    `leave ${name}`,
    ({ form }) => {
      form.touch(name);
    },
  ]),
  fc.nat().map((pick): [string, Step] => [
    `answer ${pick}`,
    ({ questions }) => {
      const open = questions.filter(({ isAnswered }) => !isAnswered);
      const question = open[pick % Math.max(open.length, 1)];
      if (question === undefined) return;
      question.isAnswered = true;
      question.answer.resolve(isValid(question.value));
    },
  ]),
  fc.nat().map((pick): [string, Step] => [
    `fail ${pick}`,
    ({ questions }) => {
      const open = questions.filter(({ isAnswered }) => !isAnswered);
      const question = open[pick % Math.max(open.length, 1)];
      if (question === undefined) return;
      question.isAnswered = true;
      question.answer.reject(new Error('500'));
    },
  ]),
  fc.constant<[string, Step]>([
    'submit',
    (rig) => {
      const { submission, validatingCount } = rig.form.getState();
      if (submission === 'idle' && validatingCount === 0) rig.pressed = rig.form.getValues();
      rig.form.submit();
    },
  ]),
  fc.boolean().map((succeeds): [string, Step] => [
    `action ${succeeds ? 'succeeds' : 'fails'}`,
    ({ actions }) => {
      for (const action of actions) {
        action.isOver = true;
        if (succeeds) action.answer.resolve(undefined);
        else action.answer.reject(new Error('offline'));
      }
    },
  ]),
  fc.constant<[string, Step]>([
    'reset',
    ({ form }) => {
      form.reset();
    },
  ]),
  fc.constant<[string, Step]>([
    'server',
    ({ form }) => {
      form.setErrors({ a: 'Taken.' });
    },
  ]),
  fc.constant<[string, Step]>([
    'unmount',
    (rig) => {
      rig.disconnect();
      rig.isMounted = false;
    },
  ]),
);

test.each([false, true])(
  'FORM-2 FORM-4 FORM-7 whatever happens in whatever order, the form stays sound (queue: %s)',
  async (queue) => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 30 }), async (sequence) => {
        const rig = createRig(queue);
        for (const [, step] of sequence) {
          if (!rig.isMounted) break;
          step(rig);
          checkCounts(rig);
          await settle();
          checkCounts(rig);
        }

        // In the end everything is answered, the latest first.
        const nextOpen = (): Question | undefined =>
          rig.questions.filter(({ isAnswered }) => !isAnswered).at(-1);
        for (let next = nextOpen(); next !== undefined; next = nextOpen()) {
          next.isAnswered = true;
          next.answer.resolve(isValid(next.value));
          await settle();
        }
        for (const action of rig.actions) {
          action.isOver = true;
          action.answer.resolve(undefined);
          await settle();
        }
        checkCounts(rig);
        const { validatingCount, submission, fields } = rig.form.getState();
        expect(validatingCount, 'no validation is left pending').toBe(0);
        expect(submission === 'validating', 'no submit is left waiting').toBe(false);
        for (const { errors, value } of fields) {
          const types = errors.map(({ type }) => type);
          // A verdict is of the value that is there now.
          if (types.includes('free')) expect(isValid(String(value))).toBe(false);
        }
      }),
      { numRuns: 300 },
    );
  },
);
