import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import {
  useNotification,
  useNotifications,
  type Notification,
  type NotificationRequest,
  type NotificationsStore,
  type UseNotificationsResult,
} from '../../../headless/notifications/index.js';
import type { FakeClock } from '../../../headless/testing/index.js';
import { createFixture } from './fakes.js';

export interface Setting {
  store: NotificationsStore;
  clock: FakeClock;
  notification: Notification;
}

/** A store that shows one notification, which stays. */
export function setUp(): Setting {
  const { store, clock } = createFixture();
  const notification = show(store, { title: 'Saved', text: 'All is well', sticky: true });
  return { store, clock, notification };
}

export function show(store: NotificationsStore, request: NotificationRequest): Notification {
  let id = '';
  act(() => {
    id = store.show(request);
  });
  return store.getState().visible.find((one) => one.id === id)!;
}

export function removeAll(store: NotificationsStore): void {
  act(() => {
    store.removeAll();
  });
}

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

/** The notifications of a store as a skin renders them. */
export function Notifications({
  store,
  id,
}: {
  store: NotificationsStore;
  id?: string;
}): ReactElement | null {
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

/** A page with a text field, and notifications. */
export function Page({ store }: { store: NotificationsStore }): ReactElement {
  return (
    <>
      <main>
        <input aria-label="Name" />
      </main>
      <Notifications store={store} />
    </>
  );
}

export function region(): HTMLElement {
  return screen.getByRole('region', { name: 'Notifications' });
}

export function closeButton(title: string): HTMLElement {
  return screen.getByRole('button', { name: 'Close notification', description: title });
}
