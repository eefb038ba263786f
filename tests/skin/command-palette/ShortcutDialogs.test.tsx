import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  createShortcutsStore,
  sharedShortcuts,
  type Command,
  type ShortcutsStore,
} from '../../../headless/shortcuts/index.js';
import { createMemoryStorage } from '../../../headless/testing/index.js';
import { PaletteButton, ShortcutDialogs } from '../../../skin/command-palette/index.js';
import { boxOf, scrollsSideways, styleOf } from '../support/box.js';
import { textContrasts } from '../support/contrasts.js';
import { emulateMedia } from '../support/emulate.js';
import { finishTransitions, setOnRoot } from '../support/page.js';

const run = vi.fn<(id: string) => void>();
let store: ShortcutsStore;

const commands: readonly Command[] = [
  ['home', 'Home', []],
  ['people', 'All people', ['People']],
  ['insurance', 'Arbeidsongeschiktheidsverzekeringsmaatschappijen', ['Instellingen']],
  ...Array.from({ length: 30 }, (_, index) => [`page-${index}`, `Page ${index}`, []]),
].map(([id, label, path]) => ({
  id: id as string,
  label: label as string,
  path: path as string[],
  run: () => {
    run(id as string);
  },
}));

type Rendered = Awaited<ReturnType<typeof render>>;

beforeEach(async () => {
  await page.viewport(1280, 800);
  run.mockClear();
  store = createShortcutsStore({ storage: createMemoryStorage() });
});

async function renderPage(): Promise<Rendered> {
  store.connect();
  store.register({ id: 'print', label: 'Print the page', keys: 'g p', run: () => run('print') });
  return render(
    <sharedShortcuts.context.Provider value={store}>
      <button type="button">On the page</button>
      <ShortcutDialogs commands={commands} />
    </sharedShortcuts.context.Provider>,
  );
}

async function openPalette(screen: Rendered): Promise<Locator> {
  screen.getByRole('button', { name: 'On the page' }).element().focus();
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = screen.getByRole('combobox', { name: 'Search pages and actions' });
  await expect.element(field).toHaveFocus();
  return field;
}

test('B-16 Ctrl+K opens the palette, which finds a page, goes there, and gives the focus back', async () => {
  const screen = await renderPage();
  await openPalette(screen);
  await userEvent.keyboard('PEOPLE');
  await expect.element(screen.getByRole('option', { name: /All people/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'On the page' })).toHaveFocus();
  await vi.waitFor(() => {
    expect(run).toHaveBeenCalledExactlyOnceWith('people');
  });
  expect(screen.getByRole('dialog').elements()).toEqual([]);
});

test('B-16 Escape and Ctrl+K close it', async () => {
  const screen = await renderPage();
  for (const keys of ['{Escape}', '{Control>}k{/Control}']) {
    await openPalette(screen);
    await userEvent.keyboard(keys);
    await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([]);
  }
});

test.each(['display: none', 'visibility: hidden'])(
  'B-16 a modal that is only kept in the page (%s) leaves its shortcuts',
  async (style) => {
    const screen = await renderPage();
    const kept = screen.container.appendChild(document.createElement('div'));
    kept.ariaModal = 'true';
    kept.style.cssText = style;
    await userEvent.keyboard('gp');
    expect(run).toHaveBeenCalledExactlyOnceWith('print');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(screen.getByRole('combobox')).toHaveFocus();
  },
);

test('B-16 no shortcut runs, and no palette opens, behind a native modal dialog', async () => {
  const screen = await renderPage();
  const dialog = screen.container.appendChild(document.createElement('dialog'));
  dialog.showModal();
  await userEvent.keyboard('gp{Control>}k{/Control}');
  expect(run).not.toHaveBeenCalled();
  expect(store.getState().dialog).toBeNull();
  dialog.close();
  await userEvent.keyboard('gp');
  expect(run).toHaveBeenCalledExactlyOnceWith('print');
});

test('B-16 the active command is scrolled into view, and the dialog stays as high', async () => {
  const screen = await renderPage();
  await openPalette(screen);
  const { height } = boxOf(screen.getByRole('dialog'));
  await userEvent.keyboard('{ArrowUp}');
  const last = screen.getByRole('option', { selected: true });
  await expect.element(last).toHaveTextContent('Keyboard shortcuts');
  const list = boxOf(screen.getByRole('listbox'));
  expect(boxOf(last).bottom).toBeLessThanOrEqual(list.bottom + 1);
  await userEvent.keyboard('nothing like it');
  await expect.element(screen.getByText('Nothing found.')).toBeVisible();
  expect(boxOf(screen.getByRole('dialog')).height).toBe(height);
});

test('B-16 what is typed after the list was scrolled shows the first command found, which Enter runs', async () => {
  const screen = await renderPage();
  await openPalette(screen);
  const list = screen.getByRole('listbox').element();
  list.scrollTop = 400;
  await userEvent.keyboard('page');
  const first = screen.getByRole('option', { selected: true });
  await expect.element(first).toHaveTextContent('Page 0');
  await expect.element(first).toBeInViewport();
  expect(list.scrollTop).toBe(0);
});

test('the place of a command stands apart from its name, and that nothing is found below what is typed', async () => {
  const screen = await renderPage();
  const field = await openPalette(screen);
  const option = screen.getByRole('option', { name: /All people/ }).element();
  const range = document.createRange();
  range.selectNodeContents(option.querySelector('span')!.firstChild!);
  const place = document.createRange();
  place.selectNodeContents(screen.getByText('People', { exact: true }).element());
  const gap = place.getBoundingClientRect().left - range.getBoundingClientRect().right;
  expect(gap).toBeGreaterThanOrEqual(4);
  await userEvent.keyboard('nothing like it');
  const nothing = screen.getByText('Nothing found.');
  await expect.element(nothing).toBeVisible();
  const starts = [field, nothing].map((one) => {
    const { paddingInlineStart, borderInlineStartWidth } = styleOf(one);
    return boxOf(one).left + parseFloat(paddingInlineStart) + parseFloat(borderInlineStartWidth);
  });
  expect(starts[1]).toBe(starts[0]);
});

test('beside commands with icons the labels of the others stand in line', async () => {
  store.connect();
  const house = <svg className="size-5" />;
  await render(
    <sharedShortcuts.context.Provider value={store}>
      <ShortcutDialogs
        commands={[
          { id: 'home', label: 'Home', icon: house, run: () => {} },
          { id: 'help', label: 'Help', run: () => {} },
        ]}
      />
    </sharedShortcuts.context.Provider>,
  );
  store.open('palette');
  const left = (name: string): number => boxOf(page.getByText(name, { exact: true })).left;
  await expect.element(page.getByText('Home', { exact: true })).toBeVisible();
  expect(left('Help')).toBe(left('Home'));
  expect(left('Keyboard shortcuts')).toBe(left('Home'));
});

test('B-16 ? lists the shortcuts with their keys, and they can be switched off there', async () => {
  const screen = await renderPage();
  screen.getByRole('button', { name: 'On the page' }).element().focus();
  await userEvent.keyboard('?');
  const dialog = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(dialog).toBeVisible();
  const keys = [...dialog.element().querySelectorAll('kbd')].map(({ textContent }) => textContent);
  expect(keys).toEqual(expect.arrayContaining(['Ctrl', 'K', '?', 'G', 'P']));
  await dialog.getByRole('switch').click();
  expect(store.getState().isEnabled).toBe(false);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog.elements()).toEqual([]);
  await userEvent.keyboard('?');
  expect(store.getState().dialog).toBeNull();
  await openPalette(screen);
});

test('B-19 at 320 px neither dialog scrolls sideways', async () => {
  await page.viewport(320, 480);
  const screen = await renderPage();
  await openPalette(screen);
  await userEvent.keyboard('arbeid');
  const list = screen.getByRole('listbox').element();
  expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  store.open('list');
  await expect.element(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  expect(scrollsSideways()).toBe(false);
});

test.each(['light', 'dark'])('every text can be read in the %s theme', async (theme) => {
  setOnRoot('data-theme', theme);
  const screen = await renderPage();
  await openPalette(screen);
  finishTransitions();
  expect(textContrasts().filter(({ ratio }) => ratio < 4.5)).toEqual([]);
});

test('B-16 with forced colors the active command has an edge', async () => {
  await emulateMedia({ 'forced-colors': 'active' });
  const screen = await renderPage();
  await openPalette(screen);
  const active = screen.getByRole('option', { selected: true });
  await expect.element(active).toHaveAttribute('data-active', 'true');
  expect(styleOf(active).outlineStyle).toBe('solid');
});

test('B-16 with the spacing of WCAG 1.4.12 the text of its button is not cut', async () => {
  const screen = await render(
    <sharedShortcuts.context.Provider value={store}>
      <div className="flex">
        <PaletteButton />
      </div>
    </sharedShortcuts.context.Provider>,
  );
  const button = screen.getByRole('button').element() as HTMLElement;
  button.style.letterSpacing = '0.12em';
  button.style.wordSpacing = '0.16em';
  await page.viewport(800, 800);
  const cut = [...button.querySelectorAll('*')].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth && clientWidth > 0,
  );
  expect(cut).toEqual([]);
});

test('B-16 on a phone its button is an icon with a name, which leaves room for other buttons', async () => {
  await page.viewport(320, 640);
  const screen = await render(
    <sharedShortcuts.context.Provider value={store}>
      <div className="top-bar-end">
        <PaletteButton />
        <button type="button">Other</button>
      </div>
    </sharedShortcuts.context.Provider>,
  );
  const button = screen.getByRole('button', { name: /Search pages and actions/ });
  const icon = boxOf(button.getByRole('img', { includeHidden: true }));
  expect(boxOf(button).width).toBeLessThan(60);
  expect(icon.right).toBeLessThanOrEqual(boxOf(button).right);
  const visible = [...button.element().querySelectorAll('span')].filter(
    (part) => part.getBoundingClientRect().width > 1,
  );
  const { left } = boxOf(screen.getByRole('button', { name: 'Other' }));
  expect(visible.filter((part) => part.getBoundingClientRect().right > left)).toEqual([]);
});
