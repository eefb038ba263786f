import { act, fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { FormatTextContext } from '../../../headless/core/index.js';
import {
  useNotification,
  useNotifications,
  useNotify,
  type Notification,
  type NotificationsStore,
} from '../../../headless/notifications/index.js';
import { describeConformance } from '../support/conformance.js';
import { visibleTitles } from './fakes.js';
import { closeButton, Page, region, removeAll, setUp, show } from './TestNotifications.js';

let conforming: NotificationsStore;
let notification: Notification;
beforeEach(() => {
  ({ store: conforming, notification } = setUp());
});

describeConformance('useNotifications', {
  useHook: () => useNotifications({ store: conforming }),
  readState: () => conforming.getState(),
  parts: {
    getRegionProps: { getter: (notifications) => notifications.getRegionProps, element: 'section' },
  },
});

describeConformance('useNotification', {
  useHook: () => useNotification(useNotifications({ store: conforming }), notification),
  readState: () => conforming.getState(),
  parts: {
    getItemProps: { getter: (item) => item.getItemProps, element: 'li' },
    getTitleProps: { getter: (item) => item.getTitleProps, element: 'strong' },
    getCloseProps: { getter: (item) => item.getCloseProps, element: 'button' },
    getActionProps: { getter: (item) => item.getActionProps, element: 'button' },
  },
});

test('NOTE-1 the region is appended to the body of the page', () => {
  const { store } = setUp();
  render(<Page store={store} />);
  expect(region().parentElement).toBe(document.body);
  expect(region()).toHaveAttribute('id', 'gnap-notifications');
});

test('NOTE-2 A11Y-NOTE an item has its type, and a close button named and described', async () => {
  const { store } = setUp();
  const user = userEvent.setup();
  show(store, { type: 'error', title: 'Not saved' });
  render(<Page store={store} />);
  const [, item] = screen.getAllByRole('listitem');
  expect(item).toHaveAttribute('data-type', 'error');
  expect(closeButton('Not saved')).toHaveAttribute('type', 'button');
  await user.click(closeButton('Not saved'));
  expect(visibleTitles(store)).toEqual(['Saved']);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('A11Y-NOTE the close button of one without a title refers to none', () => {
  const { store } = setUp();
  show(store, { text: 'Only words' });
  render(<Page store={store} />);
  const [, untitled] = screen.getAllByRole('button', { name: 'Close notification' });
  expect(untitled).not.toHaveAttribute('aria-describedby');
});

test('A11Y-NOTE showing moves no focus, and the items are silent', () => {
  const { store } = setUp();
  render(<Page store={store} />);
  screen.getByRole('textbox').focus();
  show(store, { type: 'error', title: 'Not saved' });
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
  expect(document.querySelector('[aria-live]')).toBeNull();
});

test('A11Y-NOTE with nothing to show there is no landmark', () => {
  const { store } = setUp();
  render(<Page store={store} />);
  expect(region()).toBeVisible();
  removeAll(store);
  expect(screen.queryByRole('region')).toBeNull();
});

test('NOTE-2 an action closes the notification and runs', async () => {
  const { store } = setUp();
  const user = userEvent.setup();
  const run = vi.fn();
  show(store, { title: 'Deleted', action: { label: 'Undo', run } });
  render(<Page store={store} />);
  const button = screen.getByRole('button', { name: 'Undo' });
  expect(button).toHaveAttribute('type', 'button');
  await user.click(button);
  expect(run).toHaveBeenCalledTimes(1);
  expect(visibleTitles(store)).toEqual(['Saved']);
});

test('NOTE-2 the time runs while the hook is mounted', () => {
  const { store, clock } = setUp();
  const { unmount } = render(<Page store={store} />);
  show(store, { title: 'Brief' });
  act(() => {
    clock.advance(6000);
  });
  expect(visibleTitles(store)).toEqual(['Saved']);
  show(store, { title: 'Brief' });
  unmount();
  expect(clock.pending).toBe(0);
});

test('B-30 A11Y-NOTE the pointer on the region pauses', async () => {
  const { store } = setUp();
  const user = userEvent.setup();
  render(<Page store={store} />);
  expect(region()).toHaveAttribute('data-state', 'running');
  await user.hover(screen.getByText('Saved'));
  expect(region()).toHaveAttribute('data-state', 'paused');
  const { id } = show(store, { title: 'Another' });
  act(() => {
    store.close(id);
  });
  expect(region()).toHaveAttribute('data-state', 'paused');
  await user.hover(screen.getByRole('textbox'));
  expect(region()).toHaveAttribute('data-state', 'running');
});

test('B-30 A11Y-NOTE focus in the region pauses until it leaves', async () => {
  const { store } = setUp();
  const user = userEvent.setup();
  render(<Page store={store} />);
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

test.each([
  ['the pointer', () => fireEvent.pointerOver(screen.getByText('Brief'))],
  ['the focus', () => fireEvent.focus(closeButton('Brief'))],
])('B-30 the time runs in a region that takes the place of one with %s on it', (_, enter) => {
  const { store, clock } = setUp();
  show(store, { title: 'Brief' });
  const { rerender } = render(<Page key="one layout" store={store} />);
  enter();
  expect(region()).toHaveAttribute('data-state', 'paused');
  rerender(<Page key="another" store={store} />);
  expect(region()).toHaveAttribute('data-state', 'running');
  act(() => {
    clock.advance(6000);
  });
  expect(visibleTitles(store)).toEqual(['Saved']);
});

test('B-30 the bar of the time left starts where the time is', () => {
  const { store, clock } = setUp();
  const { unmount } = render(<Page store={store} />);
  expect(within(region()).queryByRole('progressbar')).toBeNull();
  removeAll(store);
  show(store, { title: 'Brief' });
  act(() => {
    clock.advance(2000);
  });
  expect(within(region()).getByRole('progressbar')).toHaveAttribute('value', '0');
  const disconnect = store.connect();
  unmount();
  render(<Page store={store} />);
  disconnect();
  expect(within(region()).getByRole('progressbar')).toHaveAttribute('value', '2000');
  expect(within(region()).getByRole('progressbar')).toHaveAttribute('max', '6000');

  show(store, { title: 'Brief' });
  expect(within(region()).getByRole('progressbar')).toHaveAttribute('value', '0');
});

test('B-30 equal ones show their count, and the history what has gone', async () => {
  const { store } = setUp();
  const user = userEvent.setup();
  function History(): ReactElement {
    const { history } = useNotifications({ store });
    return <output>{history.map(({ title, count }) => `${title} ${count}`)}</output>;
  }
  render(
    <>
      <Page store={store} />
      <History />
    </>,
  );
  show(store, { title: 'Saved', text: 'All is well' });
  expect(screen.getByText(/×2/)).toBeInTheDocument();
  await user.click(closeButton('Saved'));
  expect(screen.getByRole('status')).toHaveTextContent('Saved 2');
});

test('NOTE-2 names come in the current language, and so does what useNotify is given', () => {
  const { store } = setUp();
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
      <Page store={store} />
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

test('NOTE-2 of title and text either may be left out', () => {
  const { store } = setUp();
  const { result } = renderHook(() => useNotify({ store }));
  act(() => {
    result.current({ text: 'Only words' });
    result.current({ title: 'Only a title' });
  });
  expect(store.getState().visible.slice(1)).toMatchObject([
    { title: '', text: 'Only words' },
    { title: 'Only a title', text: '' },
  ]);
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
