import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { useBreadcrumb } from '../../../headless/breadcrumbs/index.js';
import { Breadcrumbs } from '../../../skin/breadcrumbs/index.js';
import { boxOf, styleOf } from '../support/box.js';
import { setOnRoot } from '../support/page.js';
import { renderInShell } from '../support/renderInShell.js';

const onClick = vi.fn();

function Page({ hasBackButton = false }: { hasBackButton?: boolean }): ReactElement {
  useBreadcrumb({ title: 'Start', state: 'home', onClick });
  useBreadcrumb({ title: 'Management' });
  useBreadcrumb({ title: 'People', state: 'people' });
  return <Breadcrumbs hasBackButton={hasBackButton} />;
}

test('CRUMB-1 a click runs the action and goes to the state', async () => {
  onClick.mockClear();
  const { shell, ...screen } = await renderInShell(<Page />);
  await screen.getByRole('link', { name: 'Start' }).click();
  expect(onClick).toHaveBeenCalledOnce();
  expect(shell.navigation.getState().routeId).toBe('home');
});

test('CRUMB-2 the back button is dead until there is something to go back to', async () => {
  const { shell, ...screen } = await renderInShell(<Page hasBackButton />);
  const back = screen.getByRole('button', { name: 'Back' });
  await expect.element(back).toHaveAttribute('aria-disabled', 'true');
  shell.navigation.go({ routeId: 'people' });
  await expect.element(back).not.toHaveAttribute('aria-disabled');
  await back.click();
  expect(shell.navigation.getState().url).toBe('/');
});

test('CRUMB-3 in kiosk mode there is no link, and a click does nothing', async () => {
  onClick.mockClear();
  const { shell, ...screen } = await renderInShell(<Page hasBackButton />);
  shell.kiosk.enter();
  const crumb = screen.getByText('Start');
  await expect.element(crumb).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('link').elements()).toEqual([]);
  await crumb.click({ force: true });
  expect(onClick).not.toHaveBeenCalled();
  expect(shell.navigation.visited).toEqual(['/']);
  const back = screen.getByRole('button', { name: 'Back' });
  await expect.element(back).toHaveAttribute('aria-disabled', 'true');
});

test('CRUMB-4 the last crumb is the current page, and one without target is text', async () => {
  const screen = await renderInShell(<Page />);
  const last = screen.getByText('People');
  await expect.element(last).toHaveAttribute('aria-current', 'page');
  expect(last.element().tagName).toBe('SPAN');
  expect(screen.getByText('Management').element().tagName).toBe('SPAN');
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
});

test('A11Y-CRUMB crumbs are a list in a named landmark; what stands between is not read', async () => {
  const screen = await renderInShell(<Page />);
  const nav = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(nav.getByRole('listitem').elements()).toHaveLength(3);
  await expect.element(nav.getByRole('list')).toHaveTextContent('StartManagementPeople');
  for (const icon of nav.element().querySelectorAll('svg'))
    expect(icon.getAttribute('aria-hidden')).toBe('true');
});

test('crumbs are small, and still large enough to be hit', async () => {
  const screen = await renderInShell(<Page />);
  const link = screen.getByRole('link', { name: 'Start' });
  expect(styleOf(link).fontSize).toBe('13px');
  expect(boxOf(link).height).toBeGreaterThanOrEqual(24);
  expect(boxOf(link).width).toBeGreaterThanOrEqual(24);
});

test('where the trail wraps, no line begins with what stands between two crumbs', async () => {
  const { container } = await renderInShell(
    <div style={{ width: 130 }}>
      <Page />
    </div>,
  );
  const items = [...container.querySelectorAll('li')].map((item) => boxOf(item));
  expect(new Set(items.map(({ top }) => top)).size).toBeGreaterThan(1);
  const firsts = [...container.querySelectorAll('li')].map(
    ({ firstElementChild }) => firstElementChild,
  );
  expect(firsts.map((first) => first?.textContent)).toEqual(['Start', 'Management', 'People']);
});

test('where writing goes from right to left, the first crumb is the rightmost', async () => {
  setOnRoot('dir', 'rtl');
  const screen = await renderInShell(<Page hasBackButton />);
  const start = screen.getByRole('link', { name: 'Start' });
  const back = screen.getByRole('button', { name: 'Back' });
  expect(boxOf(start).left).toBeGreaterThan(boxOf(screen.getByText('People')).left);
  expect(boxOf(back).left).toBeGreaterThan(boxOf(start).left);
  expect(styleOf(back.element().querySelector('svg')!).scale).toBe('-1 1');
  expect(styleOf(screen.getByRole('list').element().querySelector('svg')!).rotate).toBe('180deg');
});
