import { expect, test } from 'vitest';
import { saveErrors } from '../../app/forms/saveErrors.js';
import { HttpError, NetworkError } from '../../headless/http/index.js';

function refusal(status: number, retryAfterSeconds: number | null): HttpError {
  const problem = { type: 'about:blank', title: '', detail: '', status, errors: {} };
  return new HttpError('PUT /api/people/1', problem, retryAfterSeconds);
}

const formFieldOf = (field: string) => field;

test.each([
  [429, 1, { unit: 'seconds', count: 1 }],
  [503, 300, { unit: 'minutes', count: 5 }],
  [503, null, { unit: 'unknown', count: 0 }],
])(
  'B-25 a save that is answered %i says when to try again (%j s)',
  async (status, wait, values) => {
    expect(await saveErrors(refusal(status, wait), { formFieldOf })).toEqual({
      errors: { '': { id: 'forms.busy', values } },
      isExpected: true,
    });
  },
);

test.each([408, 502, 504])(
  'B-25 a save that did not reach the server, or not in time (%i), may be tried again',
  async (status) => {
    expect(await saveErrors(refusal(status, null), { formFieldOf })).toEqual({
      errors: { '': { id: 'forms.unreachable' } },
      isExpected: true,
    });
  },
);

function invalid(errors: Readonly<Record<string, readonly string[]>>): HttpError {
  const problem = { type: '', title: '', detail: '', status: 400, errors };
  return new HttpError('PUT /api/people/1', problem, null);
}

test.each(['required', 'email', 'maxLength', 'pattern', 'range', 'characters'])(
  'B-25 a field that the server refuses says why (%s)',
  async (code) => {
    expect(await saveErrors(invalid({ note: [code] }), { formFieldOf })).toEqual({
      errors: { note: [{ id: `forms.error.${code}` }] },
      isExpected: true,
    });
  },
);

test('B-25 a form has texts of its own, and one for what nobody foresaw', async () => {
  const errors = { unique: { id: 'people.user-name-taken' }, range: { id: 'people.range' } };
  const error = invalid({ userName: ['unique', 'range', 'new'], note: ['required'] });
  expect((await saveErrors(error, { formFieldOf, errors })).errors).toEqual({
    userName: [errors.unique, errors.range, { id: 'forms.error.invalid' }],
    note: [{ id: 'forms.error.required' }],
  });
});

test('B-25 a refused field goes by the name that the form gives it; without one, the form is refused', async () => {
  const nameOf = (field: string) => (field === 'workStart' ? 'work' : undefined);
  const known = invalid({ workStart: ['range'], version: ['required'] });
  expect((await saveErrors(known, { formFieldOf: nameOf })).errors).toEqual({
    work: [{ id: 'forms.error.range' }],
  });
  const unknown = invalid({ version: ['required'] });
  expect((await saveErrors(unknown, { formFieldOf: nameOf })).errors).toEqual({
    '': { id: 'forms.error.invalid' },
  });
});

test.each([
  [403, 'forms.forbidden'],
  [404, 'forms.gone'],
  [409, 'forms.conflict'],
  [413, 'forms.too-large'],
])('B-25 a save that is refused with %i says why', async (status, id) => {
  expect(await saveErrors(refusal(status, null), { formFieldOf })).toEqual({
    errors: { '': { id } },
    isExpected: true,
  });
});

test('ERR-1 of a failure that nobody expects the error channel hears too', async () => {
  expect(await saveErrors(refusal(500, null), { formFieldOf })).toEqual({
    errors: { '': { id: 'forms.failed' } },
    isExpected: false,
  });
});

test.each([
  ['is gone', refusal(404, null), 'forms.gone'],
  ['cannot be reached', new NetworkError('GET /api/people/1', null), 'forms.unreachable'],
  ['cannot be read', new TypeError('No person.'), 'forms.conflict'],
])('B-25 where the other version %s, a conflict says so', async (_what, cause, id) => {
  const merge = () => Promise.reject(cause);
  expect(await saveErrors(refusal(409, null), { formFieldOf, merge })).toEqual({
    errors: { '': { id } },
    isExpected: true,
  });
});

test('B-25 what was merged is said in place of the conflict', async () => {
  const errors = { '': { id: 'forms.merged' }, note: { id: 'forms.theirs-unseen' } };
  const merge = () => Promise.resolve(errors);
  expect(await saveErrors(refusal(409, null), { formFieldOf, merge })).toEqual({
    errors,
    isExpected: true,
  });
  expect((await saveErrors(refusal(404, null), { formFieldOf, merge })).errors).toEqual({
    '': { id: 'forms.gone' },
  });
});
