import { useState, type ReactElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { DatePicker } from '../../../skin/date-picker/index.js';
import { AppFrame, TopBar } from '../../../skin/frame/index.js';
import { Dialog } from '../../../skin/dialog/index.js';
import { MenuButton } from '../../../skin/menu-button/index.js';
import { Sidebar } from '../../../skin/sidebar/index.js';
import { menuItems } from '../support/menu.js';
import { renderInShell } from '../support/renderInShell.js';

/** Dialogs that open and close as the test says, whatever has the focus. */
function createDialogs(): {
  Dialogs: () => ReactElement;
  set: (titles: readonly string[]) => void;
} {
  let set: (titles: readonly string[]) => void = () => {};
  function Dialogs(): ReactElement {
    const [titles, setTitles] = useState<readonly string[]>([]);
    set = setTitles;
    return (
      <>
        {titles.map((title) => (
          <Dialog
            key={title}
            title={title}
            onClose={() => {
              setTitles((current) => current.filter((other) => other !== title));
            }}
          >
            <button type="button">In {title}</button>
          </Dialog>
        ))}
      </>
    );
  }
  return {
    Dialogs,
    set: (titles) => {
      set(titles);
    },
  };
}

type Rendered = Awaited<ReturnType<typeof renderInShell>>;

async function renderApp(): Promise<Rendered & { show: (...titles: string[]) => void }> {
  const { Dialogs, set } = createDialogs();
  const screen = await renderInShell(
    <>
      <AppFrame
        topBar={
          <TopBar product="Toolkit">
            <MenuButton
              label="Language"
              items={[
                {
                  key: 'more',
                  label: 'More …',
                  run: () => {
                    set(['Languages']);
                  },
                },
                { key: 'nl', label: 'Nederlands', run: () => {} },
              ]}
            />
          </TopBar>
        }
        sidebar={<Sidebar />}
      >
        <button type="button">On the page</button>
      </AppFrame>
      <Dialogs />
    </>,
    { items: menuItems },
  );
  return {
    ...screen,
    show: (...titles) => {
      set(titles);
    },
  };
}

function isOut(element: Element): boolean {
  return element.closest('[inert]') !== null;
}

beforeEach(async () => {
  await page.viewport(1280, 800);
});

test('A11Y-DIALOG over an open drawer, Escape closes the dialog, then the drawer', async () => {
  await page.viewport(375, 700);
  const { show, ...screen } = await renderApp();
  await screen.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = screen.getByRole('dialog', { name: 'Menu' });
  const closeDrawer = screen.getByRole('button', { name: 'Close the menu' });
  await expect.element(closeDrawer).toHaveFocus();
  const drawerElement = drawer.element();

  show('First');
  const dialog = screen.getByRole('dialog', { name: 'First' });
  await expect.element(screen.getByRole('button', { name: 'In First' })).toHaveFocus();
  expect(isOut(drawerElement)).toBe(true);
  expect(dialog.element().contains(document.elementFromPoint(188, 350))).toBe(true);

  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog.elements()).toEqual([]);
  await expect.element(closeDrawer).toHaveFocus();
  expect(isOut(document.querySelector('main')!)).toBe(true);

  await userEvent.keyboard('{Escape}');
  await expect.poll(() => drawer.elements()).toEqual([]);
  await expect.element(screen.getByRole('button', { name: 'Menu', exact: true })).toHaveFocus();
  expect(document.querySelector('[inert]')).toBeNull();
});

test('A11Y-DIALOG over an open menu, Escape closes the dialog, and the focus returns to the menu’s button', async () => {
  const { show, ...screen } = await renderApp();
  const button = screen.getByRole('button', { name: 'Language' });
  await button.click();
  await expect.element(screen.getByRole('menuitem', { name: 'More …' })).toHaveFocus();

  show('First');
  await expect.element(screen.getByRole('button', { name: 'In First' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([]);
  await expect.element(button).toHaveFocus();
});

test('A11Y-DIALOG opened from a menu, it gives the focus back to the menu’s button', async () => {
  const screen = await renderApp();
  await screen.getByRole('button', { name: 'Language' }).click();
  await screen.getByRole('menuitem', { name: 'More …' }).click();
  await expect.element(screen.getByRole('button', { name: 'In Languages' })).toHaveFocus();
  expect(screen.getByRole('menu').elements()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Language' })).toHaveFocus();
});

test('A11Y-DIALOG a menu in a dialog takes its own Escape first', async () => {
  const screen = await renderInShell(
    <Dialog title="First" onClose={() => {}}>
      <MenuButton label="Language" items={[{ key: 'nl', label: 'Nederlands', run: () => {} }]} />
    </Dialog>,
  );
  await screen.getByRole('button', { name: 'Language' }).click();
  const item = screen.getByRole('menuitem', { name: 'Nederlands' });
  await expect.element(item).toHaveFocus();
  expect(isOut(item.element())).toBe(false);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Language' })).toHaveFocus();
  await expect.element(screen.getByRole('dialog', { name: 'First' })).toBeVisible();
});

test('A11Y-DIALOG of two dialogs Escape closes the upper, and the page is out of reach until both are', async () => {
  const { show, ...screen } = await renderApp();
  const onPage = screen.getByRole('button', { name: 'On the page' }).element();
  onPage.focus();
  show('First');
  await expect.element(screen.getByRole('button', { name: 'In First' })).toHaveFocus();
  show('First', 'Second');
  await expect.element(screen.getByRole('button', { name: 'In Second' })).toHaveFocus();

  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'In First' })).toHaveFocus();
  expect(isOut(onPage)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(onPage);
  expect(isOut(onPage)).toBe(false);
});

test('A11Y-DIALOG where the lower of two dialogs closes first, the upper keeps page and focus, and gives them back', async () => {
  const { show, ...screen } = await renderApp();
  const onPage = screen.getByRole('button', { name: 'On the page' }).element();
  onPage.focus();
  show('First');
  await expect.element(screen.getByRole('button', { name: 'In First' })).toHaveFocus();
  show('First', 'Second');
  const inSecond = screen.getByRole('button', { name: 'In Second' });
  await expect.element(inSecond).toHaveFocus();

  show('Second');
  await expect.poll(() => screen.getByRole('dialog', { name: 'First' }).elements()).toEqual([]);
  await expect.element(inSecond).toHaveFocus();
  expect(isOut(onPage)).toBe(true);

  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(onPage);
  expect(isOut(onPage)).toBe(false);
});

/** Goes through these by Tab, from the first round to it again, and back by Shift+Tab. */
async function goRound(...stops: Locator[]): Promise<void> {
  const [first, ...others] = stops;
  await expect.element(first!).toHaveFocus();
  for (const stop of [...others, first!]) {
    await userEvent.keyboard('{Tab}');
    await expect.element(stop).toHaveFocus();
  }
  for (const stop of [...stops].reverse()) {
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(stop).toHaveFocus();
  }
}

test('A11Y-DIALOG Tab goes round a dialog opened from within another, then round that one', async () => {
  function Opener(): ReactElement {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button onClick={() => setIsOpen(true)}>Choose</button>
        {isOpen && (
          <Dialog title="Inner" onClose={() => setIsOpen(false)}>
            <input aria-label="Filter" />
          </Dialog>
        )}
      </>
    );
  }
  const screen = await renderInShell(
    <Dialog title="Outer" onClose={() => {}}>
      <Opener />
    </Dialog>,
  );
  const close = (title: string): Locator =>
    screen.getByRole('dialog', { name: title }).getByRole('button', { name: 'Close' });
  const choose = screen.getByRole('button', { name: 'Choose' });
  await choose.click();
  await goRound(screen.getByLabelText('Filter'), close('Inner'));
  await userEvent.keyboard('{Escape}');
  await goRound(choose, close('Outer'));
});

test('A11Y-DIALOG Tab goes round the calendar of a date picker in a dialog, then round the dialog', async () => {
  const screen = await renderInShell(
    <Dialog title="Outer">
      <DatePicker aria-label="Day" defaultValue="2026-11-12" />
    </Dialog>,
  );
  const opener = screen.getByRole('button', { name: /^Change date, / });
  await opener.click();
  const calendar = screen.getByRole('dialog', { name: 'Choose a date' });
  await goRound(
    calendar.getByRole('gridcell', { name: /12 November/ }),
    ...['Today', 'Cancel', 'OK', 'Previous month'].map((name) =>
      calendar.getByRole('button', { name }),
    ),
    ...['Month', 'Year'].map((name) => calendar.getByRole('combobox', { name })),
    calendar.getByRole('button', { name: 'Next month' }),
  );
  await userEvent.keyboard('{Escape}');
  await goRound(
    opener,
    screen.getByLabelText('Day', { exact: true }),
    screen.getByRole('button', { name: 'Clear' }),
  );
});
