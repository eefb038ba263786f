import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import {
  createErrorChannel,
  sharedErrors,
  useErrorChannel,
  useReportError,
} from '../../../headless/errors/index.js';
import { expectConsole } from '../../setup/console.js';

function SaveButton(): ReactElement {
  const reportError = useReportError();
  return (
    <button
      onClick={() => {
        reportError(new Error('Not saved'), { source: 'action' });
      }}
    >
      Save
    </button>
  );
}

test('ERR-1 a component reports to the channel of the app', async () => {
  const errors = createErrorChannel({ log: () => {} });
  const listener = vi.fn();
  errors.subscribe(listener);
  render(
    <sharedErrors.context.Provider value={errors}>
      <SaveButton />
    </sharedErrors.context.Provider>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(listener.mock.calls).toEqual([[{ error: new Error('Not saved'), source: 'action' }]]);
});

test('ERR-1 without a channel the error is not lost: it goes to the console', async () => {
  render(<SaveButton />);
  await userEvent.click(screen.getByRole('button'));
  expectConsole(/Not saved/);
});

test('useErrorChannel says what is missing and how to give it', () => {
  function Lost(): null {
    useErrorChannel();
    return null;
  }
  expect(() => render(<Lost />)).toThrow(/useErrorChannel found no errors store\..*\{ store \}/);
});
