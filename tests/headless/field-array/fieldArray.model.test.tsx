import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldParts, useFieldArray } from '../../../headless/field-array/index.js';
import { createFormStore, required, type FormStore } from '../../../headless/form/index.js';
import { createDeferred, settle, type Deferred } from '../support/deferred.js';
import { stepsIn, type NamedStep } from '../support/namedStep.js';

interface Phone {
  kind: string;
  number: string;
}

interface Person {
  name: string;
  phones: Phone[];
}

/** A form with a list, the answers that its validators wait for, and what was sent. */
interface Rig {
  readonly form: FormStore<Person>;
  readonly answers: Deferred<boolean>[];
  readonly sent: Person[];
  array(): ReturnType<typeof useFieldArray<Person, 'phones'>>;
}

function createRig(): Rig {
  const answers: Rig['answers'] = [];
  const sent: Person[] = [];
  const form = createFormStore<Person>({
    initialValues: { name: 'ann', phones: [{ kind: 'home', number: '1' }] },
    parts: fieldParts<Person>({
      'phones.*.number': {
        required,
        free: (value, _, { owner }) => {
          if (owner.kind === 'sync') return !value.includes('x');
          const answer = createDeferred<boolean>();
          answers.push(answer);
          return answer.promise;
        },
      },
      'phones.*.kind': { required },
    }),
    onSubmit: (values) => {
      sent.push(values);
    },
  });
  const hook = renderHook(() => useFieldArray(form, 'phones'));
  form.connect();
  return { form, answers, sent, array: () => hook.result.current };
}

const phone: fc.Arbitrary<Phone> = fc.record({
  kind: fc.constantFrom('', 'home', 'sync'),
  number: fc.constantFrom('', '1', '2', 'x'),
});
/** The index of a row that may not be there. */
const indices = fc.integer({ min: -1, max: 4 });

const stepOf = stepsIn<Rig>();
const nothing = fc.constant(null);
const parts = fc.constantFrom('number', 'kind');
const typed = fc.constantFrom('', '1', 'x', 'sync');

const ofTheForm = fc.oneof(
  stepOf('submit', nothing, ({ form }) => form.submit()),
  stepOf('reset', nothing, ({ form }) => form.reset()),
  stepOf('server', nothing, ({ form }) =>
    form.setErrors({ 'phones.0.number': 'Taken.', 'phones.9.number': 'None.', phones: 'Few.' }),
  ),
);

const steps: fc.Arbitrary<NamedStep<Rig>> = fc.oneof(
  stepOf('append', phone, ({ array }, row) => array().append(row)),
  stepOf('insert', fc.tuple(indices, phone), ({ array }, [index, row]) =>
    array().insert(Math.max(index, 0), row),
  ),
  stepOf('remove', indices, ({ array }, index) => array().remove(index)),
  stepOf('move', fc.tuple(indices, indices), ({ array }, [from, to]) => array().move(from, to)),
  stepOf('type', fc.tuple(indices, parts, typed), ({ array, form }, [index, part, value]) => {
    const row = array().rows[index];
    if (row) form.edit(`${row.name}.${part}`, value);
  }),
  stepOf('leave', fc.tuple(indices, parts), ({ array, form }, [index, part]) => {
    const row = array().rows[index];
    if (row) form.touch(`${row.name}.${part}`);
  }),
  stepOf('set', fc.array(phone, { maxLength: 3 }), ({ form }, phones) =>
    form.setValue('phones', phones),
  ),
  stepOf('answer', fc.tuple(indices, fc.boolean()), ({ answers }, [index, isFree]) =>
    answers.at(-1 - Math.max(index, 0))?.resolve(isFree),
  ),
  ofTheForm,
);

/** The counts say what counting would, and the parts are those of the list. */
function check({ form, array }: Rig): void {
  const { fields, invalidCount, dirtyCount, validatingCount } = form.getState();
  expect(invalidCount).toBe(fields.filter(({ errors }) => errors.length > 0).length);
  expect(dirtyCount).toBe(fields.filter(({ isDirty, isPart }) => isDirty && !isPart).length);
  expect(validatingCount).toBe(fields.filter((field) => field.isValidating).length);
  const { phones } = form.getValues();
  const { rows } = array();
  expect(rows.length).toBe(phones.length);
  expect(new Set(rows.map(({ key }) => key)).size, 'unique keys').toBe(rows.length);
  const parts = new Map(
    fields.filter(({ isPart }) => isPart).map(({ name, value }) => [name, value]),
  );
  expect(parts).toEqual(
    new Map(
      rows.flatMap(({ name }, index): [string, unknown][] => [
        [`${name}.number`, phones[index]?.number],
        [`${name}.kind`, phones[index]?.kind],
        [name, phones[index]],
      ]),
    ),
  );
}

// In quarters, of which each takes half a second at the most.
test.each([1, 2, 3, 4])(
  'FORM-7 whatever happens to rows, their fields hold what the list holds, and nothing is left of those that are gone (%i of 4)',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 25, size: 'max' }), async (sequence) => {
        const rig = createRig();
        for (const [, step] of sequence) {
          act(() => {
            step(rig);
          });
          check(rig);
          await act(settle);
          check(rig);
        }
        // All is made valid, and one press leads to the action.
        act(() => rig.form.setValue('phones', [{ kind: 'sync', number: '1' }]));
        for (const answer of rig.answers) answer.resolve(true);
        await act(settle);
        const { length } = rig.sent;
        act(() => rig.form.submit());
        for (const answer of rig.answers) answer.resolve(true);
        await act(settle);
        expect(rig.sent.length).toBeGreaterThan(length);
        check(rig);
      }),
      { numRuns: 38 },
    );
  },
);
