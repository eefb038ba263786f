import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { followTrail, startTrail } from '../../../headless/react-router/historyTrail.rules.js';
import { belowBase, pathOfRoute, resolveUrl } from '../../../headless/react-router/routes.rules.js';

const routes = [
  {
    id: 'root',
    path: '/',
    children: [
      { id: 'home' },
      { id: 'shell', children: [{ id: 'people', path: 'people', children: [{ id: 'list' }] }] },
      { id: 'person', path: 'people/:id', children: [{ id: 'edit', path: 'edit' }] },
      { id: 'absolute', path: '/deep', children: [{ id: 'down', path: '/deep/down' }] },
      { id: 'optional', path: ':lang?/about?/terms' },
      { id: 'missing', path: '*' },
    ],
  },
];

test.each([
  ['root', '/'],
  ['home', '/'],
  ['people', '/people'],
  ['list', '/people'],
  ['down', '/deep/down'],
  ['optional', '/terms'],
  ['person', null],
  ['edit', null],
  ['missing', null],
  ['nowhere', null],
])('MENU-1 CRUMB-1 the path of the route %s is %s', (id, path) => {
  expect(pathOfRoute(routes, id)).toBe(path);
});

test.each([
  ['/app', '/app', '/'],
  ['/app', '/app/', '/'],
  ['/app', '/APP/people', '/people'],
  ['/app', '/apple', null],
  ['/app', '/', null],
  ['', '/people', '/people'],
])('below the base %s the path %s is %s', (base, pathname, below) => {
  expect(belowBase(base, pathname)).toBe(below);
});

describe('resolving a URL on the page https://gnap.example/app/people?page=2', () => {
  const place = { base: '/app', url: '/people?page=2', origin: 'https://gnap.example' };
  const inApp = (pathname: string, search = '', hash = ''): object => ({ pathname, search, hash });

  test.each([
    ['/profile', inApp('/profile')],
    ['/people?page=3#top', inApp('/people', '?page=3', '#top')],
    ['?page=3', inApp('/people', '?page=3')],
    ['#top', inApp('/people', '?page=2', '#top')],
    ['new', inApp('/new')],
    ['../../profile', inApp('/profile')],
    ['https://gnap.example/app/profile', inApp('/profile')],
    ['https://gnap.example/other', { href: 'https://gnap.example/other' }],
    ['https://else.example/app', { href: 'https://else.example/app' }],
    ['mailto:john@gnap.example', { href: 'mailto:john@gnap.example' }],
  ])('CRUMB-1 %s', (url, destination) => {
    expect(resolveUrl(url, place)).toEqual(destination);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'blob:https://gnap.example/1',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    '/.//evil.example',
    'https://gnap.example/app//evil.example',
    'https://',
  ])('B-02 CRUMB-1 %s is refused', (url) => {
    expect(resolveUrl(url, place)).toBeNull();
  });

  test('B-02 no URL resolves to a path that is an address elsewhere', () => {
    const part = fc.oneof(
      fc.constantFrom('/', '\\', '.', '..', ':', '//', 'a', '%2f'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const destination = resolveUrl(parts.join(''), place);
        if (destination === null || 'href' in destination) return;
        const { pathname, search, hash } = destination;
        expect(new URL(pathname + search + hash, 'https://gnap.example').origin).toBe(
          'https://gnap.example',
        );
      }),
    );
  });
});

test('CRUMB-2 the trail knows its place after any walk through the history', () => {
  type Step = { type: 'PUSH' | 'REPLACE' } | { type: 'POP'; to: number };
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ type: fc.constantFrom('PUSH' as const, 'REPLACE' as const) }),
    fc.record({ type: fc.constant('POP' as const), to: fc.nat(20) }),
  );
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const entries = ['start'];
      let position = 0;
      let trail = startTrail('start');
      steps.forEach((taken, index) => {
        const key = `key-${index}`;
        if (taken.type === 'POP') {
          position = Math.min(taken.to, entries.length - 1);
          trail = followTrail(trail, 'POP', entries[position]!);
        } else {
          if (taken.type === 'PUSH') position += 1;
          entries.splice(position, taken.type === 'PUSH' ? entries.length : 1, key);
          trail = followTrail(trail, taken.type, key);
        }
        expect(trail.index).toBe(position);
      });
    }),
  );
});
