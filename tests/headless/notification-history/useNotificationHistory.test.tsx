import { act, fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import {
  createNotificationHistoryStore,
  useNotificationHistory,
  type NotificationHistoryStore,
} from '../../../headless/notification-history/index.js';
import { createLanguageStore, sharedLanguage } from '../../../headless/language/index.js';
import type { NotificationsStore } from '../../../headless/notifications/index.js';
import { createMemoryStorage, type FakeClock } from '../../../headless/testing/index.js';
import { createFixture } from '../notifications/fakes.js';
import { describeConformance } from '../support/conformance.js';

let notifications: NotificationsStore;
let clock: FakeClock;
let store: NotificationHistoryStore;
beforeEach(() => {
  ({ store: notifications, clock } = createFixture());
  notifications.connect();
  store = createNotificationHistoryStore({ clock });
});

describeConformance('useNotificationHistory', {
  useHook: () => useNotificationHistory({ notifications, store }),
  readState: () => [store.getState().isOpen, notifications.getState()],
  parts: {
    getTriggerProps: { getter: (history) => history.getTriggerProps, element: 'button' },
    getPanelProps: { getter: (history) => history.getPanelProps },
    getClearProps: { getter: (history) => history.getClearProps, element: 'button' },
  },
});

function History(): ReactElement {
  const history = useNotificationHistory({ notifications, store });
  return (
    <>
      <button {...history.getTriggerProps()}>{history.unreadCount}</button>
      {history.isOpen && (
        <div {...history.getPanelProps()}>
          <ol>
            {history.entries.map(({ notification, shownAt, dateTime }) => (
              <li key={notification.id}>
                {notification.title} <time dateTime={dateTime}>{shownAt}</time>
              </li>
            ))}
          </ol>
          <p>{history.entries.length === 0 && history.emptyText}</p>
          <button {...history.getClearProps()}>{history.clearLabel}</button>
          <button
            onClick={() => {
              history.dismiss('escape');
            }}
          >
            Dismiss
          </button>
          <button
            onClick={() => {
              history.dismiss('outside-press');
            }}
          >
            Press elsewhere
          </button>
        </div>
      )}
    </>
  );
}

const bell = (): HTMLElement => screen.getByRole('button', { name: /^Earlier notifications/ });
const panel = (): HTMLElement => screen.getByRole('group', { name: 'Earlier notifications' });

function showAndMiss(title: string): void {
  act(() => {
    notifications.show({ title });
    clock.advance(6000);
  });
}

test('B-30 the name of the bell counts what went unseen, until the list is opened', async () => {
  const user = userEvent.setup();
  render(<History />);
  expect(bell()).toHaveAccessibleName('Earlier notifications');
  expect(bell()).toHaveAttribute('aria-expanded', 'false');
  expect(bell()).not.toHaveAttribute('aria-controls');
  showAndMiss('First');
  showAndMiss('Second');
  expect(bell()).toHaveAccessibleName('Earlier notifications, 2 new');

  await user.click(bell());
  expect(bell()).toHaveAccessibleName('Earlier notifications');
  expect(bell()).toHaveAttribute('aria-expanded', 'true');
  expect(bell()).toHaveAttribute('aria-controls', panel().id);
  const items = within(panel()).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent.split(' ')[0])).toEqual(['Second', 'First']);
  expect(items[0]!.querySelector('time')!.dateTime).toMatch(/^\d{4}-\d\d-\d\dT/);
  showAndMiss('Third');
  expect(bell()).toHaveAccessibleName('Earlier notifications');
  await user.click(bell());
  expect(bell()).toHaveAccessibleName('Earlier notifications');
});

test('B-30 the list can be cleared, and the focus stays', async () => {
  const user = userEvent.setup();
  showAndMiss('First');
  render(<History />);
  await user.click(bell());
  const clear = screen.getByRole('button', { name: 'Clear the list' });
  await user.click(clear);
  expect(panel()).toHaveTextContent('There are none yet.');
  expect(clear).toHaveFocus();
  expect(clear).toHaveAttribute('aria-disabled', 'true');
  expect(notifications.getState().history).toEqual([]);
});

test('B-30 Escape on the bell is taken while the list is open, and only then', async () => {
  render(<History />);
  expect(fireEvent.keyDown(bell(), { key: 'Escape' })).toBe(true);
  await userEvent.click(bell());
  expect(fireEvent.keyDown(bell(), { key: 'Escape' })).toBe(false);
  expect(bell()).toHaveAttribute('aria-expanded', 'false');
});

test('B-30 Tab goes from the bell into the open list', async () => {
  const user = userEvent.setup();
  render(<History />);
  await user.click(bell());
  await user.tab();
  expect(screen.getByRole('button', { name: 'Clear the list' })).toHaveFocus();
});

test('B-30 the time is written as in the language of the app', async () => {
  const language = createLanguageStore({
    storage: createMemoryStorage({ locale: 'nl' }),
    writeDocumentLanguage: () => {},
  });
  language.connect();
  showAndMiss('First');
  render(
    <sharedLanguage.context.Provider value={language}>
      <History />
    </sharedLanguage.context.Provider>,
  );
  await userEvent.click(bell());
  // In English it would be 12:00 AM.
  expect(within(panel()).getByRole('time')).toHaveTextContent(/^\d\d:\d\d$/);
});

test('B-30 Escape closes the list, and gives the focus back to the bell', async () => {
  const user = userEvent.setup();
  render(<History />);
  await user.click(bell());
  await user.keyboard('{Escape}');
  expect(bell()).toHaveAttribute('aria-expanded', 'false');
  expect(bell()).toHaveFocus();
  await user.click(bell());
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(bell()).toHaveFocus();
  expect(bell()).toHaveAttribute('aria-expanded', 'false');
});

test('B-30 a press elsewhere closes the list, and leaves the focus to what was pressed', async () => {
  const user = userEvent.setup();
  render(<History />);
  await user.click(bell());
  await user.click(screen.getByRole('button', { name: 'Press elsewhere' }));
  expect(bell()).toHaveAttribute('aria-expanded', 'false');
  expect(bell()).not.toHaveFocus();
});

test('B-30 a closed list makes nothing of its entries', () => {
  showAndMiss('First');
  const { result } = renderHook(() => useNotificationHistory({ notifications, store }));
  expect(result.current.entries).toEqual([]);
});

test('without notifications it says what is missing and how to give it', () => {
  function Lost(): ReactElement {
    useNotificationHistory();
    return <></>;
  }
  expect(() => render(<Lost />)).toThrow(
    /useNotificationHistory found no notifications store\..*\{ notifications \}/,
  );
});
