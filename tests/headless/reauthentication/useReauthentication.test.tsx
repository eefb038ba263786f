import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import {
  sharedReauthentication,
  useReauthentication,
} from '../../../headless/reauthentication/index.js';
import { useSession } from '../../../headless/session/index.js';
import { describeConformance } from '../support/conformance.js';
import {
  NEW_TOKEN,
  requestOf,
  setUpReauthentication,
  type ReauthenticationSetUp,
} from './setUp.js';

let setUp: ReauthenticationSetUp;
beforeEach(() => {
  setUp = setUpReauthentication();
});

describeConformance('useReauthentication', {
  useHook: () => useReauthentication({ store: setUp.reauthentication }),
  readState: () => setUp.reauthentication.getState(),
  parts: {},
});

/** The page goes away with the session, unless somebody is signing in in place. */
function Gate(): ReactElement {
  const { status, begin } = useSession({ store: setUp.session });
  const { isOpen, user, cancel } = useReauthentication();
  if (status === 'unauthenticated' && !isOpen) return <p>The sign-in page</p>;
  return (
    <>
      <input aria-label="Note" />
      {isOpen && (
        <div role="dialog" aria-label={`Sign in again, ${user?.name ?? ''}`}>
          <button
            onClick={() => {
              begin(NEW_TOKEN);
            }}
          >
            Sign in
          </button>
          <button onClick={cancel}>Cancel</button>
        </div>
      )}
    </>
  );
}

function renderGate(): void {
  render(
    <sharedReauthentication.context.Provider value={setUp.reauthentication}>
      <Gate />
    </sharedReauthentication.context.Provider>,
  );
}

/** A session that cannot be renewed is lost before its save is told of that. */
function loseSession(): void {
  const { session, reauthentication } = setUp;
  act(() => {
    reauthentication.watch(requestOf('PUT'), new Promise(() => {}));
    session.end('rejected');
  });
}

test('B-10 the page keeps what was typed, while signing in and after it', async () => {
  const user = userEvent.setup();
  renderGate();
  await user.type(screen.getByLabelText('Note'), 'Three days off');
  loseSession();
  expect(screen.getByRole('dialog', { name: 'Sign in again, John Doe' })).toBeInTheDocument();
  expect(screen.getByLabelText('Note')).toHaveValue('Three days off');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Note')).toHaveValue('Three days off');
});

test('B-10 giving up shows the sign-in page', async () => {
  const user = userEvent.setup();
  renderGate();
  loseSession();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('The sign-in page')).toBeInTheDocument();
});

test('without a store it says what is missing and how to give it', () => {
  function Lost(): null {
    useReauthentication();
    return null;
  }
  expect(() => render(<Lost />)).toThrow(
    /useReauthentication found no reauthentication store\..*\{ store \}/,
  );
});
