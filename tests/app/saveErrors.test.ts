import { expect, test } from 'vitest';
import { saveErrors } from '../../app/forms/saveErrors.js';
import { HttpError } from '../../headless/http/index.js';

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

test('ERR-1 of a failure that nobody expects the error channel hears too', async () => {
  expect(await saveErrors(refusal(500, null), { formFieldOf })).toEqual({
    errors: { '': { id: 'forms.failed' } },
    isExpected: false,
  });
});
