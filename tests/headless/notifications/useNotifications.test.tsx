import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { FormatTextContext } from '../../../headless/core/index.js';
import { useMenuButton } from '../../../headless/menu-button/index.js';
import {
  useNotification,
  useNotifications,
  useNotify,
  type Notification,
  type NotificationRequest,
  type NotificationsStore,
  type UseNotificationsResult,
} from '../../../headless/notifications/index.js';
import type { FakeClock } from '../../../headless/testing/index.js';
import { describeConformance } from '../support/conformance.js';
import { createFixture, visibleTitles } from './fakes.js';

let store: NotificationsStore;
let clock: FakeClock;
let notification: Notification;

beforeEach(() => {
  ({ store, clock } = createFixture());
  notification = show({ title: 'Saved', text: 'All is well', sticky: true });
});

function show(request: NotificationRequest): Notification {
  let id = '';
  act(() => {
    id = store.show(request);
  });
  return store.getState().visible.find((one) => one.id === id)!;
}

function removeAll(): void {
  act(() => {
    store.removeAll();
  });
}

describeConformance('useNotifications', {
  useHook: () => useNotifications({ store }),
  readState: () => store.getState(),
  parts: {
    getRegionProps: { getter: (notifications) => notifications.getRegionProps, element: 'section' },
  },
});

describeConformance('useNotification', {
  useHook: () => useNotification(useNotifications({ store }), notification),
  readState: () => store.getState(),
  parts: {
    getItemProps: { getter: (item) => item.getItemProps, element: 'li' },
    getTitleProps: { getter: (item) => item.getTitleProps, element: 'strong' },
    getCloseProps: { getter: (item) => item.getCloseProps, element: 'button' },
    getActionProps: { getter: (item) => item.getActionProps, element: 'button' },
  },
});

interface ItemProps {
  notifications: UseNotificationsResult;
  notification: Notification;
}

function Item({ notifications, notification: shown }: ItemProps): ReactElement {
  const { timer, getItemProps, getTitleProps, getCloseProps, getActionProps } = useNotification(
    notifications,
    shown,
  );
  return (
    <li {...getItemProps()}>
      <strong {...getTitleProps()}>{shown.title}</strong>
      {shown.text} {shown.count > 1 && `×${shown.count}`}
      {timer !== null && <progress max={timer.duration} value={timer.elapsed} />}
      {shown.action !== undefined && <button {...getActionProps()}>{shown.action.label}</button>}
      <button {...getCloseProps()}>×</button>
    </li>
  );
}

function Notifications({ id }: { id?: string }): ReactElement | null {
  const notifications = useNotifications({ store, id });
  const { container, visible, getRegionProps } = notifications;
  if (container === null) return null;
  return createPortal(
    <section {...getRegionProps()}>
      <ol>
        {visible.map((shown) => (
          <Item key={shown.id} notifications={notifications} notification={shown} />
        ))}
      </ol>
      <button onClick={notifications.removeAll}>Clear all</button>
    </section>,
    container,
  );
}

function Page(): ReactElement {
  return (
    <>
      <main>
        <input aria-label="Name" />
      </main>
      <Notifications />
    </>
  );
}

function region(): HTMLElement {
  return screen.getByRole('region', { name: 'Notifications' });
}

function closeButton(title: string): HTMLElement {
  return screen.getByRole('button', { name: 'Close notification', description: title });
}

test('NOTE-1 the region is appended to the body of the page', () => {
  render(<Page />);
  expect(region().parentElement).toBe(document.body);
});

test('NOTE-2 A11Y-NOTE an item has its type, and a close button named and described', async () => {
  const user = userEvent.setup();
  show({ type: 'error', title: 'Not saved' });
  render(<Page />);
  const [, item] = screen.getAllByRole('listitem');
  expect(item).toHaveAttribute('data-type', 'error');
  await user.click(closeButton('Not saved'));
  expect(visibleTitles(store)).toEqual(['Saved']);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('A11Y-NOTE the close button of one without a title refers to none', () => {
  show({ text: 'Only words' });
  render(<Page />);
  const [, untitled] = screen.getAllByRole('button', { name: 'Close notification' });
  expect(untitled).not.toHaveAttribute('aria-describedby');
});

test('A11Y-NOTE showing moves no focus, and the items are silent', () => {
  render(<Page />);
  screen.getByRole('textbox').focus();
  show({ type: 'error', title: 'Not saved' });
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
  expect(document.querySelector('[aria-live]')).toBeNull();
});

test('A11Y-NOTE with nothing to show there is no landmark', () => {
  render(<Page />);
  expect(region()).toBeVisible();
  removeAll();
  expect(screen.queryByRole('region')).toBeNull();
});

test('NOTE-2 an action closes the notification and runs', async () => {
  const user = userEvent.setup();
  const run = vi.fn();
  show({ title: 'Deleted', action: { label: 'Undo', run } });
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledTimes(1);
  expect(visibleTitles(store)).toEqual(['Saved']);
});

test('NOTE-2 the time runs while the hook is mounted', () => {
  const { unmount } = render(<Page />);
  show({ title: 'Brief' });
  act(() => {
    clock.advance(6000);
  });
  expect(visibleTitles(store)).toEqual(['Saved']);
  show({ title: 'Brief' });
  unmount();
  expect(clock.pending).toBe(0);
});

test('B-30 A11Y-NOTE the pointer on the region pauses', async () => {
  const user = userEvent.setup();
  render(<Page />);
  expect(region()).toHaveAttribute('data-state', 'running');
  await user.hover(screen.getByText('Saved'));
  expect(region()).toHaveAttribute('data-state', 'paused');
  await user.hover(screen.getByRole('textbox'));
  expect(region()).toHaveAttribute('data-state', 'running');
});

test('B-30 A11Y-NOTE focus in the region pauses until it leaves', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.keyboard('{F8}');
  expect(region()).toHaveAttribute('data-state', 'paused');
  await user.tab();
  expect(closeButton('Saved')).toHaveFocus();
  expect(region()).toHaveAttribute('data-state', 'paused');
  act(() => {
    screen.getByRole('textbox').focus();
  });
  expect(region()).toHaveAttribute('data-state', 'running');
});

test('B-30 F8 moves focus to the region, and back', async () => {
  const user = userEvent.setup();
  render(<Page />);
  const field = screen.getByRole('textbox');
  field.focus();
  await user.keyboard('{F8}');
  expect(region()).toHaveFocus();
  expect(region()).toHaveAttribute('aria-keyshortcuts', 'F8');
  await user.tab();
  await user.keyboard('{F8}');
  expect(field).toHaveFocus();
});

test('B-30 Escape in the region returns the focus too, and is left alone elsewhere', async () => {
  const user = userEvent.setup();
  render(<Page />);
  const field = screen.getByRole('textbox');
  field.focus();
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(true);
  await user.keyboard('{F8}{Tab}');
  expect(fireEvent.keyDown(document.activeElement!, { key: 'Escape' })).toBe(false);
  expect(field).toHaveFocus();
});

test('B-30 F8 from a menu, which closes, returns the focus to the button of the menu', async () => {
  const user = userEvent.setup();
  const items = [{ key: 'one', label: 'One', run: vi.fn() }];
  function Menu(): ReactElement {
    const menu = useMenuButton({ items });
    return (
      <>
        <button {...menu.getTriggerProps()}>Menu</button>
        {menu.isOpen && (
          <ul {...menu.getMenuProps()}>
            {menu.items.map(({ key, label, getItemProps }) => (
              <li key={key} {...getItemProps()}>
                {label}
              </li>
            ))}
          </ul>
        )}
      </>
    );
  }
  render(
    <>
      <Menu />
      <Page />
    </>,
  );
  for (const key of ['{F8}', '{Escape}']) {
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    expect(screen.getByRole('menuitem')).toHaveFocus();
    await user.keyboard('{F8}');
    expect(region()).toHaveFocus();
    expect(screen.queryByRole('menu')).toBeNull();
    await user.keyboard(key);
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  }
});

// Safari shows no ring for a focus that a script moves after a click, unless it is told to.
test('B-30 F8 asks for a ring', async () => {
  const user = userEvent.setup();
  render(<Page />);
  const focus = vi.spyOn(region(), 'focus');
  await user.click(screen.getByRole('textbox'));
  await user.keyboard('{F8}');
  expect(focus).toHaveBeenCalledExactlyOnceWith({ focusVisible: true });
});

test('B-30 F8 moves focus back where the ref of the region is made anew with each render', async () => {
  const user = userEvent.setup();
  let given: HTMLElement | null = null;
  function Own(): ReactElement {
    const ref = (element: HTMLElement | null): void => {
      given = element;
    };
    const { getRegionProps, visible } = useNotifications({ store, ref });
    return <section {...getRegionProps()}>{visible.length}</section>;
  }
  render(
    <>
      <input />
      <Own />
    </>,
  );
  screen.getByRole('textbox').focus();
  await user.keyboard('{F8}');
  expect(region()).toHaveFocus();
  expect(given).toBe(region());
  show({ title: 'Saved again' });
  await user.keyboard('{F8}');
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('B-30 F8 works where a dialog keeps its keys to itself', () => {
  render(<Page />);
  const field = screen.getByRole('textbox');
  field.addEventListener('keydown', (event) => {
    event.stopPropagation();
  });
  field.focus();
  fireEvent.keyDown(field, { key: 'F8' });
  expect(region()).toHaveFocus();
});

test('B-30 of two regions F8 goes to the first, and back', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Page />
      <Notifications id="of-another-shell" />
    </>,
  );
  const field = screen.getByRole('textbox');
  field.focus();
  await user.keyboard('{F8}');
  expect(screen.getAllByRole('region', { name: 'Notifications' })[0]).toHaveFocus();
  await user.keyboard('{F8}');
  expect(field).toHaveFocus();
});

test('B-30 a modal leaves the region reachable', () => {
  render(<Page />);
  expect(region()).toHaveAttribute('data-reachable');
});

test('B-30 F8 is left alone with a modifier, and where there is nothing to go to', () => {
  render(<Page />);
  const field = screen.getByRole('textbox');
  field.focus();
  expect(fireEvent.keyDown(field, { key: 'F8', ctrlKey: true })).toBe(true);
  expect(field).toHaveFocus();
  removeAll();
  expect(fireEvent.keyDown(field, { key: 'F8' })).toBe(true);
  expect(field).toHaveFocus();
});

test('B-30 F8 stops with the region', () => {
  const { unmount } = render(<Page />);
  unmount();
  expect(fireEvent.keyDown(document.body, { key: 'F8' })).toBe(true);
});

test('A11Y-NOTE closing by key moves focus to the next, then the one before, then back', async () => {
  const user = userEvent.setup();
  show({ title: 'Second', sticky: true });
  show({ title: 'Third', sticky: true });
  render(<Page />);
  const field = screen.getByRole('textbox');
  field.focus();
  await user.keyboard('{F8}{Tab}{Tab}');
  expect(closeButton('Second')).toHaveFocus();

  await user.keyboard('{Enter}');
  expect(closeButton('Third')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(closeButton('Saved')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(field).toHaveFocus();
  expect(store.getState().isPaused).toBe(false);
});

test('A11Y-NOTE B-30 closing by a click returns focus to where it was, and time runs on', async () => {
  const user = userEvent.setup();
  show({ title: 'Second', sticky: true });
  render(<Page />);
  const field = screen.getByRole('textbox');
  await user.click(field);
  await user.click(closeButton('Second'));
  expect(field).toHaveFocus();
  await user.unhover(region());
  expect(region()).toHaveAttribute('data-state', 'running');
});

test('A11Y-NOTE closing by key after a click in the region moves focus to the next', async () => {
  const user = userEvent.setup();
  show({ title: 'Second', sticky: true });
  render(<Page />);
  await user.click(screen.getByRole('textbox'));
  await user.click(region());
  act(() => {
    closeButton('Saved').focus();
  });
  await user.keyboard('{Enter}');
  expect(closeButton('Second')).toHaveFocus();
});

test('A11Y-NOTE where only newcomers follow, focus stays on the region', async () => {
  const fixture = createFixture({ limit: 1 });
  ({ store, clock } = fixture);
  show({ title: 'First', sticky: true });
  store.show({ title: 'Second', sticky: true });
  const user = userEvent.setup();
  render(<Page />);
  await user.keyboard('{F8}{Tab}{Enter}');
  expect(visibleTitles(store)).toEqual(['Second']);
  expect(region()).toHaveFocus();
});

test('A11Y-NOTE removing all from within the region returns focus to where it was', async () => {
  const user = userEvent.setup();
  render(<Page />);
  const field = screen.getByRole('textbox');
  field.focus();
  await user.keyboard('{F8}');
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(field).toHaveFocus();
});

test('A11Y-NOTE one that goes elsewhere takes no focus along', async () => {
  show({ title: 'Second', sticky: true });
  render(<Page />);
  act(() => {
    closeButton('Second').focus();
  });
  act(() => {
    store.close(notification.id);
  });
  expect(closeButton('Second')).toHaveFocus();

  const field = screen.getByRole('textbox');
  act(() => {
    field.focus();
  });
  removeAll();
  expect(field).toHaveFocus();
});

test('B-30 where the origin has left the page, nothing stays paused', async () => {
  const user = userEvent.setup();
  function Removable(): ReactElement {
    const [isThere, setThere] = useState(true);
    return (
      <>
        {isThere && <button onClick={() => setThere(false)}>Leave</button>}
        <Notifications />
      </>
    );
  }
  render(<Removable />);
  const origin = screen.getByRole('button', { name: 'Leave' });
  origin.focus();
  await user.keyboard('{F8}');
  fireEvent.click(origin);
  await user.keyboard('{F8}');
  expect(document.body).toHaveFocus();
  expect(store.getState().isPaused).toBe(false);
});

test('B-30 the bar of the time left starts where the time is', () => {
  const { unmount } = render(<Page />);
  removeAll();
  show({ title: 'Brief' });
  act(() => {
    clock.advance(2000);
  });
  expect(within(region()).getByRole('progressbar')).toHaveAttribute('value', '0');
  const disconnect = store.connect();
  unmount();
  render(<Page />);
  disconnect();
  expect(within(region()).getByRole('progressbar')).toHaveAttribute('value', '2000');
  expect(within(region()).getByRole('progressbar')).toHaveAttribute('max', '6000');

  show({ title: 'Brief' });
  expect(within(region()).getByRole('progressbar')).toHaveAttribute('value', '0');
});

test('B-30 equal ones show their count, and the history what has gone', async () => {
  const user = userEvent.setup();
  function History(): ReactElement {
    const { history } = useNotifications({ store });
    return <output>{history.map(({ title, count }) => `${title} ${count}`)}</output>;
  }
  render(
    <>
      <Page />
      <History />
    </>,
  );
  show({ title: 'Saved', text: 'All is well' });
  expect(screen.getByText(/×2/)).toBeInTheDocument();
  await user.click(closeButton('Saved'));
  expect(screen.getByRole('status')).toHaveTextContent('Saved 2');
});

test('NOTE-2 names come in the current language, and so does what useNotify is given', () => {
  const run = vi.fn();
  function SaveButton(): ReactElement {
    const notify = useNotify({ store });
    return (
      <button
        onClick={() => {
          notify({
            type: 'success',
            title: { id: 'people.saved' },
            text: 'John',
            action: { label: { id: 'undo' }, run },
          });
        }}
      >
        Save
      </button>
    );
  }
  const inCapitals = (text: string | { id: string }): string =>
    typeof text === 'string' ? text : text.id.toUpperCase();
  render(
    <FormatTextContext.Provider value={inCapitals}>
      <Page />
      <SaveButton />
    </FormatTextContext.Provider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(store.getState().visible[1]).toMatchObject({
    type: 'success',
    title: 'PEOPLE.SAVED',
    text: 'John',
    action: { label: 'UNDO', run },
  });
  const landmark = screen.getByRole('region', { name: 'GNAP.NOTIFICATIONS-LABEL' });
  expect(within(landmark).getAllByRole('button', { name: 'GNAP.NOTIFICATION-CLOSE' })).toHaveLength(
    2,
  );
});

test('without a store it says what is missing and how to give it', () => {
  function Lost(): null {
    useNotifications();
    return null;
  }
  expect(() => render(<Lost />)).toThrow(
    /useNotifications found no notifications store\..*ShellProvider.*\{ store \}/,
  );
});
