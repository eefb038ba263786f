import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { sharedSession, useSession, type SessionStore } from '../../../headless/session/index.js';
import type { MemoryStorage } from '../../../headless/testing/index.js';
import { describeConformance } from '../support/conformance.js';
import { johnsToken, setUpSession } from './setUp.js';

let session: SessionStore;
let storage: MemoryStorage;
beforeEach(() => {
  ({ session, storage } = setUpSession(null, {
    refresh: () => Promise.resolve(johnsToken(1800)),
  }));
});

describeConformance('useSession', {
  useHook: () => useSession({ store: session }),
  readState: () => session.getState(),
  parts: {},
});

function Account(): ReactElement {
  const { status, user, isExpiring, begin, end, renew } = useSession();
  if (status === 'unauthenticated') {
    return (
      <button
        onClick={() => {
          begin(johnsToken(60));
        }}
      >
        Sign in
      </button>
    );
  }
  return (
    <>
      <p>{user.name}</p>
      {isExpiring && <button onClick={() => void renew()}>Stay signed in</button>}
      <button
        onClick={() => {
          end();
        }}
      >
        Sign out
      </button>
    </>
  );
}

function renderAccount(): void {
  render(
    <sharedSession.context.Provider value={session}>
      <Account />
    </sharedSession.context.Provider>,
  );
}

test('SESS-8 signing in, staying signed in and signing out show at once', async () => {
  const user = userEvent.setup();
  renderAccount();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByText('John Doe')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
  expect(screen.queryByRole('button', { name: 'Stay signed in' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeInTheDocument();
});

test('B-08 signing out in another tab shows here', () => {
  session.connect();
  storage.writeFromAnotherTab('token', johnsToken(900));
  renderAccount();
  expect(screen.getByText('John Doe')).toBeInTheDocument();
  act(() => {
    storage.writeFromAnotherTab('token', null);
  });
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeInTheDocument();
});

test('without a store it says what is missing and how to give it', () => {
  function Lost(): null {
    useSession();
    return null;
  }
  expect(() => render(<Lost />)).toThrow(/useSession found no session store\..*\{ store \}/);
});
