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

test('B-25 a text with an invisible character says so, since nobody sees what the server refuses', async () => {
  const problem = {
    type: '',
    title: '',
    detail: '',
    status: 400,
    errors: { note: ['characters'] },
  };
  const error = new HttpError('PUT /api/people/1', problem, null);
  expect((await saveErrors(error, { formFieldOf })).errors).toEqual({
    note: [{ id: 'forms.error.characters' }],
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
