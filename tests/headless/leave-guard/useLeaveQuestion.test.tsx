import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  createAnnouncerStore,
  sharedAnnouncer,
  type AnnouncerStore,
} from '../../../headless/core/index.js';
import {
  createLeaveGuardStore,
  sharedLeaveGuard,
  useLeaveQuestion,
  type LeaveGuardStore,
} from '../../../headless/leave-guard/index.js';
import { describeConformance } from '../support/conformance.js';
import { createChanges, type FakeChanges } from './setUp.js';

const proceed = vi.fn<() => void>();
let store: LeaveGuardStore;
let changes: FakeChanges;
let announcer: AnnouncerStore;

beforeEach(() => {
  proceed.mockReset();
  store = createLeaveGuardStore();
  changes = createChanges();
  store.add(changes);
  store.ask(proceed);
  announcer = createAnnouncerStore();
});

describeConformance('useLeaveQuestion', {
  useHook: () => useLeaveQuestion({ store }),
  readState: () => store.getState(),
  parts: {
    getSaveProps: { getter: (question) => question.getSaveProps, element: 'button' },
    getLeaveProps: { getter: (question) => question.getLeaveProps, element: 'button' },
    getStayProps: { getter: (question) => question.getStayProps, element: 'button' },
  },
});

function Question(): ReactElement | null {
  const question = useLeaveQuestion();
  if (!question.isOpen) return null;
  return (
    <div role="alertdialog" aria-label={question.title}>
      <p>{question.message}</p>
      <button {...question.getSaveProps()}>{question.saveLabel}</button>
      <button {...question.getLeaveProps()}>{question.leaveLabel}</button>
      <button {...question.getStayProps()}>{question.stayLabel}</button>
    </div>
  );
}

function Providers({ children }: { children: ReactNode }): ReactElement {
  return (
    <sharedAnnouncer.context.Provider value={announcer}>
      <sharedLeaveGuard.context.Provider value={store}>
        {children}
      </sharedLeaveGuard.context.Provider>
    </sharedAnnouncer.context.Provider>
  );
}

function button(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}

test('B-11 the question says what it is about; staying closes it', async () => {
  render(<Question />, { wrapper: Providers });
  expect(screen.getByRole('alertdialog', { name: 'Unsaved changes' })).toHaveTextContent(
    'What you changed on this page has not been saved yet.',
  );
  await userEvent.click(button('Stay on this page'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(proceed).not.toHaveBeenCalled();
});

test('B-11 leaving without saving goes on', async () => {
  render(<Question />, { wrapper: Providers });
  await userEvent.click(button('Leave without saving'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(proceed).toHaveBeenCalledOnce();
  expect(changes.saves()).toBe(0);
});

test('B-11 saving is said once and shown on the button, which keeps the focus; then it goes on', async () => {
  render(<Question />, { wrapper: Providers });
  expect(announcer.getState().polite).toEqual([]);
  await userEvent.click(button('Save'));
  expect(button('Save')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Save')).toHaveFocus();
  for (const name of ['Leave without saving', 'Stay on this page']) {
    expect(button(name)).not.toHaveAttribute('aria-disabled');
  }
  expect(announcer.getState().polite.map(({ text }) => text)).toContain('Saving ...');
  await act(async () => {
    changes.finish(true);
    await Promise.resolve();
  });
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(proceed).toHaveBeenCalledOnce();
});

test('B-11 each of its texts can be given', () => {
  function Texts(): ReactElement {
    const { title, message, saveLabel, leaveLabel, stayLabel } = useLeaveQuestion({
      title: 'Wait',
      message: 'Sure?',
      saveLabel: 'Keep',
      leaveLabel: 'Go',
      stayLabel: 'Back',
    });
    return <p>{[title, message, saveLabel, leaveLabel, stayLabel].join(' ')}</p>;
  }
  render(<Texts />, { wrapper: Providers });
  expect(screen.getByText('Wait Sure? Keep Go Back')).toBeInTheDocument();
});

test('without a store it says what is missing and how to give it', () => {
  expect(() => render(<Question />)).toThrow(
    /useLeaveQuestion found no leaveGuard store\..*\{ store \}/,
  );
});
