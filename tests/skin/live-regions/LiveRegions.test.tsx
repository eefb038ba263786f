import { expect, test } from 'vitest';
import { LiveRegions } from '../../../skin/live-regions/index.js';
import { renderInShell } from '../support/renderInShell.js';

test('A11Y-NOTE one polite and one assertive region stand empty in the page body', async () => {
  await renderInShell(<LiveRegions />);
  const regions = [...document.querySelectorAll('[aria-live]')];
  expect(regions.map((region) => region.getAttribute('aria-live'))).toEqual([
    'polite',
    'assertive',
  ]);
  expect(regions.map((region) => region.getAttribute('role'))).toEqual(['status', 'alert']);
  for (const region of regions) {
    expect(region).toBeEmptyDOMElement();
    expect(region.parentElement?.parentElement).toBe(document.body);
  }
});

test('they take no room, and are never hidden from a screen reader', async () => {
  await renderInShell(<LiveRegions />);
  const { parentElement } = document.querySelector('[aria-live]')!;
  expect(parentElement?.getBoundingClientRect()).toMatchObject({ width: 1, height: 1 });
  expect(parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })).toBe(
    true,
  );
});

test('the same text twice is said twice', async () => {
  const { shell } = await renderInShell(<LiveRegions />);
  shell.announcer.announce('Saved');
  shell.announcer.announce('Saved');
  shell.announcer.announce('Failed', 'assertive');
  await expect
    .poll(() => document.querySelector('[role=status]'))
    .toHaveTextContent(/^SavedSaved$/);
  await expect.poll(() => document.querySelector('[role=alert]')).toHaveTextContent(/^Failed$/);
});
