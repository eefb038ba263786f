import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { useMenuButton } from '../../../headless/menu-button/index.js';
import { useNotifications } from '../../../headless/notifications/index.js';
import { createFixture, visibleTitles } from './fakes.js';
import {
  closeButton,
  Notifications,
  Page,
  region,
  removeAll,
  setUp,
  show,
} from './TestNotifications.js';

test('B-30 F8 moves focus to the region, and back', async () => {
  const { store } = setUp();
  const user = userEvent.setup();
  render(<Page store={store} />);
  const field = screen.getByRole('textbox');
  field.focus();
  await user.keyboard('{F8}');
  expect(region()).toHaveFocus();
  expect(region()).toHaveAttribute('aria-keyshortcuts', 'F8');
  await user.tab();
  await user.keyboard('{F8}');
  expect(field).toHaveFocus();
});

test('B-30 F8 from nowhere leads back nowhere, whatever had the focus before an earlier one', async () => {
  const { store } = setUp();
  const user = userEvent.setup();
  render(<Page store={store} />);
  const field = screen.getByRole('textbox');
  field.focus();
  await user.keyboard('{F8}{F8}');
  field.blur();
  await user.keyboard('{F8}');
  expect(region()).toHaveFocus();
  await user.keyboard('{F8}');
  expect(document.body).toHaveFocus();
});

test('B-30 F8 leads back to a point of a chart, too', async () => {
  const { store } = setUp();
  const user = userEvent.setup();
  render(
    <>
      <svg tabIndex={0} aria-label="Chart" />
      <Page store={store} />
    </>,
  );
  act(() => {
    screen.getByLabelText<HTMLElement>('Chart').focus();
  });
  await user.keyboard('{F8}{F8}');
  expect(screen.getByLabelText('Chart')).toHaveFocus();
});

test('B-30 Escape in the region returns the focus too, and is left alone elsewhere', async () => {
  const { store } = setUp();
  const user = userEvent.setup();
  render(<Page store={store} />);
  const field = screen.getByRole('textbox');
  field.focus();
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(true);
  await user.keyboard('{F8}{Tab}');
  expect(fireEvent.keyDown(document.activeElement!, { key: 'Escape' })).toBe(false);
  expect(field).toHaveFocus();
});

// Safari shows no ring for a focus that a script moves after a click, unless it is told to.
test('B-30 F8 from a menu, which closes, returns the focus to the button of the menu', async () => {
  const { store } = setUp();
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
      <Page store={store} />
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

test('B-30 F8 asks for a ring', async () => {
  const { store } = setUp();
  const user = userEvent.setup();
  render(<Page store={store} />);
  const focus = vi.spyOn(region(), 'focus');
  await user.click(screen.getByRole('textbox'));
  await user.keyboard('{F8}');
  expect(focus).toHaveBeenCalledExactlyOnceWith({ focusVisible: true });
});

test('B-30 F8 moves focus back where the ref of the region is made anew with each render', async () => {
  const { store } = setUp();
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
  show(store, { title: 'Saved again' });
  await user.keyboard('{F8}');
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('B-30 F8 works where a dialog keeps its keys to itself', () => {
  const { store } = setUp();
  render(<Page store={store} />);
  const field = screen.getByRole('textbox');
  field.addEventListener('keydown', (event) => {
    event.stopPropagation();
  });
  field.focus();
  fireEvent.keyDown(field, { key: 'F8' });
  expect(region()).toHaveFocus();
});

test('B-30 of two regions F8 goes to the first, and back', async () => {
  const { store } = setUp();
  const user = userEvent.setup();
  render(
    <>
      <Page store={store} />
      <Notifications store={store} id="of-another-shell" />
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
  const { store } = setUp();
  render(<Page store={store} />);
  expect(region()).toHaveAttribute('data-reachable');
});

test('B-30 F8 is left alone with a modifier, and where there is nothing to go to', () => {
  const { store } = setUp();
  render(<Page store={store} />);
  const field = screen.getByRole('textbox');
  field.focus();
  expect(fireEvent.keyDown(field, { key: 'F8', ctrlKey: true })).toBe(true);
  expect(field).toHaveFocus();
  removeAll(store);
  expect(fireEvent.keyDown(field, { key: 'F8' })).toBe(true);
  expect(field).toHaveFocus();
});

test('B-30 F8 stops with the region', () => {
  const { store } = setUp();
  const { unmount } = render(<Page store={store} />);
  unmount();
  expect(fireEvent.keyDown(document.body, { key: 'F8' })).toBe(true);
});

test('A11Y-NOTE closing by key moves focus to the next, then the one before, then back', async () => {
  const { store } = setUp();
  const user = userEvent.setup();
  show(store, { title: 'Second', sticky: true });
  show(store, { title: 'Third', sticky: true });
  render(<Page store={store} />);
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

test('A11Y-NOTE a key that closes one does nothing where the focus moves, until it is let go', () => {
  const { store } = setUp();
  show(store, { title: 'Second', sticky: true });
  render(<Page store={store} />);
  const field = screen.getByRole('textbox');
  field.focus();
  fireEvent.keyDown(field, { key: 'F8' });
  closeButton('Saved').focus();
  for (const next of [closeButton('Second'), field]) {
    const pressed = document.activeElement!;
    expect(fireEvent.keyDown(pressed, { key: 'Enter' })).toBe(true);
    fireEvent.click(pressed);
    expect(next).toHaveFocus();
    expect(fireEvent.keyDown(next, { key: 'Enter', repeat: true })).toBe(false);
    fireEvent.keyUp(next, { key: 'Enter' });
  }
  expect(fireEvent.keyDown(field, { key: 'a' })).toBe(true);
  expect(fireEvent.keyDown(field, { key: 'a', repeat: true })).toBe(true);
});

test('A11Y-NOTE B-30 closing by a click returns focus to where it was, and time runs on', async () => {
  const { store } = setUp();
  const user = userEvent.setup();
  show(store, { title: 'Second', sticky: true });
  render(<Page store={store} />);
  const field = screen.getByRole('textbox');
  await user.click(field);
  await user.click(closeButton('Second'));
  expect(field).toHaveFocus();
  await user.unhover(region());
  expect(region()).toHaveAttribute('data-state', 'running');
});

test('A11Y-NOTE closing by key after a click in the region moves focus to the next', async () => {
  const { store } = setUp();
  const user = userEvent.setup();
  show(store, { title: 'Second', sticky: true });
  render(<Page store={store} />);
  await user.click(screen.getByRole('textbox'));
  await user.click(region());
  act(() => {
    closeButton('Saved').focus();
  });
  await user.keyboard('{Enter}');
  expect(closeButton('Second')).toHaveFocus();
});

test('A11Y-NOTE closing with neither key nor pointer, as a screen reader does, moves focus to the next', () => {
  const { store } = setUp();
  show(store, { title: 'Second', sticky: true });
  render(<Page store={store} />);
  act(() => {
    screen.getByRole('textbox').focus();
    closeButton('Saved').focus();
  });
  fireEvent.click(closeButton('Saved'));
  expect(closeButton('Second')).toHaveFocus();
});

test('A11Y-NOTE where only newcomers follow, focus stays on the region', async () => {
  const { store } = createFixture({ limit: 1 });
  show(store, { title: 'First', sticky: true });
  store.show({ title: 'Second', sticky: true });
  const user = userEvent.setup();
  render(<Page store={store} />);
  await user.keyboard('{F8}{Tab}{Enter}');
  expect(visibleTitles(store)).toEqual(['Second']);
  expect(region()).toHaveFocus();
});

test('A11Y-NOTE removing all from within the region returns focus to where it was', async () => {
  const { store } = setUp();
  const user = userEvent.setup();
  render(<Page store={store} />);
  const field = screen.getByRole('textbox');
  field.focus();
  await user.keyboard('{F8}');
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(field).toHaveFocus();
});

test('A11Y-NOTE one that goes elsewhere takes no focus along', async () => {
  const { store, notification } = setUp();
  show(store, { title: 'Second', sticky: true });
  render(<Page store={store} />);
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
  removeAll(store);
  expect(field).toHaveFocus();
});

test('A11Y-NOTE others that come and go leave the focus where it is, on an action too', () => {
  const { store, notification } = setUp();
  show(store, { title: 'Deleted', action: { label: 'Undo', run: () => {} } });
  render(<Page store={store} />);
  const action = screen.getByRole('button', { name: 'Undo' });
  act(() => {
    action.focus();
  });
  show(store, { title: 'Third' });
  expect(action).toHaveFocus();
  act(() => {
    store.close(notification.id);
  });
  expect(action).toHaveFocus();
  // One that goes before React has rendered it.
  act(() => {
    store.close(store.show({ title: 'Brief' }));
  });
  expect(action).toHaveFocus();
});

test('B-30 where the origin has left the page, nothing stays paused', async () => {
  const { store } = setUp();
  const user = userEvent.setup();
  function Removable(): ReactElement {
    const [isThere, setThere] = useState(true);
    return (
      <>
        {isThere && <button onClick={() => setThere(false)}>Leave</button>}
        <Notifications store={store} />
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
