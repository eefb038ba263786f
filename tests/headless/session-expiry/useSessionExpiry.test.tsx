import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import {
  createAnnouncerStore,
  FormatTextContext,
  sharedAnnouncer,
  type AnnouncerStore,
} from '../../../headless/core/index.js';
import {
  sharedSessionExpiry,
  useSessionExpiry,
  type SessionExpiryStore,
} from '../../../headless/session-expiry/index.js';
import { johnsToken, NOW } from '../session/setUp.js';
import { describeConformance } from '../support/conformance.js';
import { createDeferred } from '../support/deferred.js';
import { LIFE, setUpExpiry, type ExpirySetUp } from './setUp.js';

let setUp: ExpirySetUp;
let store: SessionExpiryStore;
let announcer: AnnouncerStore;

beforeEach(() => {
  setUp = setUpExpiry();
  store = setUp.expiry;
  announcer = createAnnouncerStore();
  const disconnectSession = setUp.session.connect();
  const disconnectExpiry = store.connect();
  return () => {
    disconnectExpiry();
    disconnectSession();
  };
});

describeConformance('useSessionExpiry', {
  useHook: () => useSessionExpiry({ store }),
  readState: () => [store.getState(), setUp.session.getState()],
  parts: {
    getStayProps: { getter: (expiry) => expiry.getStayProps, element: 'button' },
    getLeaveProps: { getter: (expiry) => expiry.getLeaveProps, element: 'button' },
  },
});

function Dialog(): ReactElement | null {
  const expiry = useSessionExpiry();
  if (!expiry.isOpen) return null;
  return (
    <div role="alertdialog" aria-label={expiry.title}>
      <p>{expiry.message}</p>
      <p>{expiry.failedText}</p>
      <button {...expiry.getStayProps()}>{expiry.stayLabel}</button>
      <button {...expiry.getLeaveProps()}>{expiry.leaveLabel}</button>
    </div>
  );
}

function Providers({ children }: { children: ReactNode }): ReactElement {
  return (
    <sharedAnnouncer.context.Provider value={announcer}>
      <sharedSessionExpiry.context.Provider value={store}>
        {children}
      </sharedSessionExpiry.context.Provider>
    </sharedAnnouncer.context.Provider>
  );
}

function pass(seconds: number): Promise<void> {
  return act(() => setUp.pass(seconds));
}

function said(): string[] {
  return announcer.getState().assertive.map(({ text }) => text);
}

test('B-09 the question comes up with the time that is left, and staying closes it', async () => {
  const user = userEvent.setup();
  render(<Dialog />, { wrapper: Providers });
  await pass(LIFE - 121);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await pass(1);
  expect(screen.getByRole('alertdialog', { name: 'Are you still there?' })).toBeInTheDocument();
  expect(screen.getByText('Your session ends in 2:00.')).toBeInTheDocument();
  await pass(15);
  expect(screen.getByText('Your session ends in 1:45.')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(setUp.session.getState().status).toBe('authenticated');
});

test('B-09 signing out from the question', async () => {
  const user = userEvent.setup();
  render(<Dialog />, { wrapper: Providers });
  await pass(LIFE - 60);
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(setUp.session.getState().endReason).toBe('signed-out');
});

test('B-09 while the server is asked the button is busy, and a failure is shown and said', async () => {
  const user = userEvent.setup();
  const answer = createDeferred<string>();
  render(<Dialog />, { wrapper: Providers });
  await pass(LIFE - 100);
  setUp.refresh.mockImplementation(() => answer.promise);
  const stay = screen.getByRole('button', { name: 'Stay signed in' });
  await user.click(stay);
  expect(stay).toHaveAttribute('aria-disabled', 'true');
  await act(async () => {
    answer.reject(new TypeError('Failed to fetch'));
    await setUp.pass(0);
  });
  await pass(1);
  const failure = 'The session could not be renewed. Check the connection and try again.';
  expect(screen.getByText(failure)).toBeInTheDocument();
  expect(stay).not.toHaveAttribute('aria-disabled');
  expect(said()).toEqual([failure]);

  setUp.refresh.mockImplementation(() =>
    Promise.resolve(johnsToken(2 * LIFE, { iat: NOW + LIFE - 99 })),
  );
  await user.click(stay);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('A11Y-NOTE B-09 the countdown is said at 60, 30 and 10 seconds, and not at every one', async () => {
  render(<Dialog />, { wrapper: Providers });
  await pass(LIFE - 61);
  // One by one, since React 18 renders once for all that happens in an `act`.
  for (let left = 60; left > 0; left -= 1) await pass(1);
  expect(said()).toEqual([
    'Your session ends in 60 seconds.',
    'Your session ends in 30 seconds.',
    'Your session ends in 10 seconds.',
  ]);
  expect(announcer.getState().polite).toEqual([]);
});

test('B-09 its texts are translated, and each label can be given', async () => {
  function Labels(): ReactElement {
    const { title, message, stayLabel, leaveLabel } = useSessionExpiry({
      store,
      stayLabel: 'Carry on',
    });
    return <p>{[title, message, stayLabel, leaveLabel].join(' | ')}</p>;
  }
  await pass(LIFE - 90);
  render(
    <FormatTextContext.Provider
      value={(text) =>
        typeof text === 'string'
          ? text
          : [text.id, ...Object.values(text.values ?? {}).map(String)].join(' ')
      }
    >
      <Labels />
    </FormatTextContext.Provider>,
  );
  expect(
    screen.getByText(
      'gnap.session-expiry.title | gnap.session-expiry.message 1:30 | Carry on | gnap.session-expiry.leave',
    ),
  ).toBeInTheDocument();
});

test('without a store it says what is missing and how to give it', () => {
  function Lost(): null {
    useSessionExpiry();
    return null;
  }
  expect(() => render(<Lost />)).toThrow(
    /useSessionExpiry found no sessionExpiry store\..*\{ store \}/,
  );
});
