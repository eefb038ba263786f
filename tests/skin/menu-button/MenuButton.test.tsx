import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MenuButton } from '../../../skin/menu-button/index.js';
import { boxOf, styleOf } from '../support/box.js';
import { backgroundOf, contrast, parseColor } from '../support/color.js';
import { emulateMedia } from '../support/emulate.js';
import { setOnRoot } from '../support/page.js';

const LANGUAGES = [
  { key: 'nl', label: 'Nederlands' },
  { key: 'fr', label: 'Français' },
  { key: 'en', label: 'English' },
];

const run = vi.fn();

type Rendered = Awaited<ReturnType<typeof render>>;

function renderMenu(className = 'flex justify-end'): Promise<Rendered> {
  return render(
    <div className={className}>
      <MenuButton
        label="Language"
        items={LANGUAGES.map(({ key, label }) => ({
          key,
          label,
          lang: key,
          isChecked: key === 'fr',
          run: () => {
            run(key);
          },
        }))}
      >
        FR
      </MenuButton>
      <button type="button">Next</button>
    </div>,
  );
}

/** The menu's surface: its border box. */
function surfaceOf(screen: Rendered): Element {
  return screen.getByRole('menu').element().parentElement!;
}

async function open(screen: Rendered): Promise<Locator> {
  await screen.getByRole('button', { name: 'Language' }).click();
  const menu = screen.getByRole('menu');
  await expect.element(menu).toBeVisible();
  await expect.poll(() => styleOf(surfaceOf(screen)).opacity).toBe('1');
  return menu;
}

beforeEach(async () => {
  run.mockClear();
  await page.viewport(1280, 800);
});

test('a button that shows a choice has it in its name, the region of its menu has not', async () => {
  const screen = await render(
    <MenuButton label="Size" choice="Large" items={[{ key: 'l', label: 'Large', run }]}>
      Large
    </MenuButton>,
  );
  await screen.getByRole('button', { name: 'Size: Large' }).click();
  await expect.element(screen.getByRole('region', { name: 'Size', exact: true })).toBeVisible();
});

test('the menu stands at the end of the page body', async () => {
  const screen = await renderMenu();
  await open(screen);
  expect(surfaceOf(screen).parentElement).toBe(document.body);
});

test.each(['ltr', 'rtl'])('the menu opens below its button, at its end edge (%s)', async (dir) => {
  setOnRoot('dir', dir);
  const screen = await renderMenu('flex justify-center');
  await open(screen);
  const button = boxOf(screen.getByRole('button', { name: 'Language' }));
  const menu = boxOf(surfaceOf(screen));
  expect(menu.top - button.bottom).toBeCloseTo(4, 0);
  if (dir === 'ltr') expect(menu.right).toBeCloseTo(button.right, 0);
  else expect(menu.left).toBeCloseTo(button.left, 0);
});

test.each(['flex justify-start', 'flex justify-end'])(
  'B-19 at 320 px the menu stays inside the window (%s)',
  async (className) => {
    await page.viewport(320, 480);
    const screen = await renderMenu(className);
    await open(screen);
    const menu = boxOf(surfaceOf(screen));
    expect(menu.left).toBeGreaterThanOrEqual(8);
    expect(menu.right).toBeLessThanOrEqual(320 - 8);
    expect(menu.bottom).toBeLessThanOrEqual(480);
  },
);

test('B-19 letters of twice the size do not make a menu wider than a phone', async () => {
  setOnRoot('style', 'font-size: 200%');
  await page.viewport(320, 640);
  const screen = await renderMenu();
  await open(screen);
  const menu = boxOf(surfaceOf(screen));
  expect(menu.left).toBeGreaterThanOrEqual(8);
  expect(menu.right).toBeLessThanOrEqual(320 - 8);
});

test('where there is no room below, the menu opens above', async () => {
  await page.viewport(1280, 300);
  const screen = await renderMenu('flex pt-60');
  await open(screen);
  const button = boxOf(screen.getByRole('button', { name: 'Language' }));
  expect(boxOf(surfaceOf(screen)).bottom).toBeLessThanOrEqual(button.top);
});

test('A11Y-LANG a click opens at the first item; the choice in force is ticked', async () => {
  const screen = await renderMenu();
  await open(screen);
  await expect.element(screen.getByRole('menuitemradio', { name: 'Nederlands' })).toHaveFocus();
  const chosen = screen.getByRole('menuitemradio', { name: 'Français' });
  await expect.element(chosen).toHaveAttribute('aria-checked', 'true');
  await expect.element(chosen).toHaveAttribute('lang', 'fr');
  const items = screen.getByRole('menuitemradio').elements();
  const ticks = items.map((item) =>
    item.querySelector('svg')?.checkVisibility({ visibilityProperty: true }),
  );
  expect(ticks).toEqual([undefined, true, undefined]);
  const starts = items.map((item) => boxOf(item.lastElementChild!).left);
  expect(new Set(starts).size).toBe(1);
});

test('A11Y-LANG the keys of a menu', async () => {
  const screen = await renderMenu();
  const button = screen.getByRole('button', { name: 'Language' });
  const item = (name: string): Locator => screen.getByRole('menuitemradio', { name });
  button.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Nederlands')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Français')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(item('English')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(item('Nederlands')).toHaveFocus();
  await userEvent.keyboard('e');
  await expect.element(item('English')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveFocus();
  expect(run).toHaveBeenCalledExactlyOnceWith('en');
  expect(screen.getByRole('menu').elements()).toEqual([]);
});

test('A11Y-LANG the item that has the focus keeps it while others come, go and change places', async () => {
  const menuOf = (...keys: readonly string[]): ReactElement => (
    <MenuButton
      label="Actions"
      items={keys.map((key) => ({
        key,
        label: key,
        run: () => {
          run(key);
        },
      }))}
    />
  );
  const screen = await render(menuOf('Approve', 'Edit', 'Delete'));
  await screen.getByRole('button', { name: 'Actions' }).click();
  await userEvent.keyboard('{ArrowDown}');
  const item = screen.getByRole('menuitem', { name: 'Edit' });
  await expect.element(item).toHaveFocus();
  for (const keys of [
    ['Edit', 'Delete'],
    ['Share', 'Edit', 'Delete'],
    ['Delete', 'Share', 'Edit'],
  ]) {
    await screen.rerender(menuOf(...keys));
    await expect.element(item).toHaveFocus();
  }
  await userEvent.keyboard('{Enter}');
  expect(run).toHaveBeenCalledExactlyOnceWith('Edit');
});

test('A11Y-LANG Escape closes without a choice and gives the focus back', async () => {
  const screen = await renderMenu();
  await open(screen);
  await expect.element(screen.getByRole('menuitemradio', { name: 'Nederlands' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Language' })).toHaveFocus();
  expect(screen.getByRole('menu').elements()).toEqual([]);
  expect(run).not.toHaveBeenCalled();
});

test('A11Y-LANG in a low window the keys scroll to the choice that they come to', async () => {
  await page.viewport(1280, 120);
  const screen = await render(
    <MenuButton
      label="Size"
      items={['XS', 'S', 'M', 'L', 'XL'].map((size) => ({ key: size, label: size, run }))}
    />,
  );
  await screen.getByRole('button', { name: 'Size' }).click();
  await userEvent.keyboard('{ArrowDown>4/}');
  const last = screen.getByRole('menuitem', { name: 'XL' });
  await expect.element(last).toHaveFocus();
  const surface = boxOf(surfaceOf(screen));
  await expect.poll(() => boxOf(last.element()).bottom).toBeLessThanOrEqual(surface.bottom);
});

test('A11Y-LANG Tab closes and goes on to what follows the button', async () => {
  const screen = await renderMenu();
  await open(screen);
  await expect.element(screen.getByRole('menuitemradio', { name: 'Nederlands' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  await expect.poll(() => screen.getByRole('menu').elements()).toEqual([]);
});

test('A11Y-LANG a second click closes and focuses the button; a click elsewhere closes too', async () => {
  const screen = await renderMenu();
  const button = screen.getByRole('button', { name: 'Language' });
  await open(screen);
  await button.click();
  await expect.poll(() => screen.getByRole('menu').elements()).toEqual([]);
  await expect.element(button).toHaveFocus();
  await open(screen);
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => screen.getByRole('menu').elements()).toEqual([]);
});

describe('with a header', () => {
  async function openAccount(): Promise<{ screen: Rendered; name: Locator; item: Locator }> {
    const screen = await render(
      <>
        <MenuButton
          label="Account"
          header={<p>Jan Janssens</p>}
          items={['Profile', 'Sign out'].map((label) => ({ key: label, label, run }))}
        />
        <button type="button">Next</button>
      </>,
    );
    await screen.getByRole('button', { name: 'Account' }).click();
    const item = screen.getByRole('menuitem', { name: 'Profile' });
    await expect.element(item).toHaveFocus();
    return { screen, name: screen.getByText('Jan Janssens'), item };
  }

  test('its text can be selected, while the menu stays open and keeps its keys', async () => {
    const { screen, name } = await openAccount();
    await name.dblClick({ position: { x: 5, y: 5 } });
    expect(getSelection()?.toString().trim()).toBe('Jan');
    await expect.element(screen.getByRole('menu')).toBeVisible();
    expect(styleOf(surfaceOf(screen)).outlineStyle).toBe('none');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('button', { name: 'Account' })).toHaveFocus();
    expect(screen.getByRole('menu').elements()).toEqual([]);
  });

  test.each(['{Escape}', '{Tab}'])('after a press on it, %s closes the menu', async (key) => {
    const { screen, name } = await openAccount();
    await name.click();
    await userEvent.keyboard(key);
    const focused = key === '{Tab}' ? 'Next' : 'Account';
    await expect.element(screen.getByRole('button', { name: focused })).toHaveFocus();
    expect(screen.getByRole('menu').elements()).toEqual([]);
  });

  test('a control in it has its keys, other than those that close the menu', async () => {
    const manage = vi.fn();
    const screen = await render(
      <MenuButton
        label="Account"
        header={
          <>
            <button type="button" onClick={manage}>
              Manage
            </button>
            <input aria-label="Note" />
          </>
        }
        items={['Profile', 'Sign out'].map((label) => ({ key: label, label, run }))}
      />,
    );
    const trigger = screen.getByRole('button', { name: 'Account' });
    await trigger.click();
    await screen.getByRole('button', { name: 'Manage' }).click();
    await userEvent.keyboard('{Enter}');
    expect(manage).toHaveBeenCalledTimes(2);
    const note = screen.getByRole('textbox', { name: 'Note' });
    await note.click();
    await userEvent.keyboard('so p');
    await expect.element(note).toHaveValue('so p');
    expect(run).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect.element(trigger).toHaveFocus();
  });

  test('a press elsewhere closes the menu, also after one on the edge of the menu', async () => {
    const { screen, item } = await openAccount();
    const menu = screen.getByRole('menu');
    await menu.click({ position: { x: 1, y: 1 } });
    await expect.element(item).toBeVisible();
    await userEvent.click(document.body, { position: { x: 5, y: 700 } });
    await expect.poll(() => menu.elements()).toEqual([]);
  });
});

test('A11Y-LANG the item that has the focus shows it with a contrast of 3', async () => {
  const screen = await renderMenu();
  screen.getByRole('button', { name: 'Language' }).element().focus();
  await userEvent.keyboard('{ArrowDown}');
  const item = screen.getByRole('menuitemradio', { name: 'Nederlands' });
  await expect.element(item).toHaveFocus();
  const { outlineStyle, outlineWidth, outlineColor } = styleOf(item);
  expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px']);
  const around = backgroundOf(item.element().parentElement!);
  expect(contrast(parseColor(outlineColor), around)).toBeGreaterThanOrEqual(3);
});

test('with forced colors the item that has the focus has a ring', async () => {
  await emulateMedia({ 'forced-colors': 'active' });
  const screen = await renderMenu();
  screen.getByRole('button', { name: 'Language' }).element().focus();
  await userEvent.keyboard('{ArrowDown}');
  const item = screen.getByRole('menuitemradio', { name: 'Nederlands' });
  await expect.element(item).toHaveFocus();
  expect(styleOf(item).outlineStyle).toBe('solid');
});

test('a menu that scrolls under a pointer at rest leaves the item that the keys have come to', async () => {
  await page.viewport(1280, 240);
  const items = Array.from({ length: 30 }, (_, index) => ({
    key: `${index}`,
    label: `Item ${index}`,
    run,
  }));
  const screen = await render(
    <MenuButton label="Actions" items={items}>
      Actions
    </MenuButton>,
  );
  await screen.getByRole('button', { name: 'Actions' }).click();
  const item = (index: number): Locator =>
    screen.getByRole('menuitem', { name: `Item ${index}`, exact: true });
  await userEvent.hover(item(1));
  await expect.element(item(1)).toHaveFocus();
  const scrolledUnder = new Promise((resolve) => {
    document.addEventListener('mouseover', resolve, { once: true });
  });
  await userEvent.keyboard('{End}');
  await scrolledUnder;
  await expect.element(item(29)).toHaveFocus();
});
