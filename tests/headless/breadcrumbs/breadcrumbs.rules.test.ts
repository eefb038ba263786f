import { expect, test } from 'vitest';
import {
  crumbLook,
  crumbTarget,
  leavesApp,
} from '../../../headless/breadcrumbs/breadcrumbs.rules.js';

test.each([
  [{ url: '/people' }, { url: '/people' }],
  [{ state: 'people' }, { routeId: 'people' }],
  [{ url: '/people', state: 'people' }, { url: '/people' }],
  [{}, null],
  [{ url: 'javascript:alert(1)' }, null],
  [{ url: ' JaVaScript:alert(1)', state: 'people' }, null],
  [{ url: '//evil.example' }, null],
])('CRUMB-1 a crumb with %j leads to %j', (crumb, target) => {
  expect(crumbTarget({ title: 'Crumb', ...crumb })).toEqual(target);
});

test.each([
  [{ url: 'https://example.org/' }, true],
  [{ url: 'mailto:john@example.org' }, true],
  [{ url: '/people?from=https://example.org' }, false],
  [{ url: 'people' }, false],
  [{ routeId: 'mailto:x' }, false],
])('CRUMB-1 only the browser can go to %j: %s', (target, leaves) => {
  expect(leavesApp(target)).toBe(leaves);
});

interface Given {
  href: string | null;
  onClick?: () => void;
  isCurrent?: boolean;
  isKiosk?: boolean;
}

const onClick = (): void => {};
test.each<[string, Given, string, boolean]>([
  ['CRUMB-1', { href: '/x' }, 'a', false],
  ['CRUMB-1', { href: null, onClick }, 'button', false],
  ['CRUMB-4', { href: null }, 'span', false],
  ['CRUMB-4', { href: '/x', isCurrent: true }, 'span', false],
  ['CRUMB-4', { href: null, onClick, isCurrent: true }, 'span', false],
  ['CRUMB-3', { href: '/x', isKiosk: true }, 'span', true],
  ['CRUMB-3', { href: null, onClick, isKiosk: true }, 'span', true],
  ['CRUMB-3', { href: null, isKiosk: true }, 'span', false],
  ['CRUMB-3', { href: '/x', isKiosk: true, isCurrent: true }, 'span', false],
])('%s with %o a crumb is a %s, disabled: %s', (_row, given, element, isDisabled) => {
  const { href, isCurrent = false, isKiosk = false } = given;
  const crumb = { title: 'Crumb', onClick: given.onClick };
  const look = crumbLook(crumb, { isCurrent, isKiosk, href });
  expect(look).toMatchObject({ element, isDisabled, isCurrent, isLink: element === 'a' });
  expect(look.href).toBe(element === 'a' ? href : null);
});
