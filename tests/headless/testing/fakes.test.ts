import { expect, test, vi } from 'vitest';
import { createFakeClock, createFakeNavigation } from '../../../headless/testing/vanilla.js';

test('the fake clock fires what falls due, in order, at its own time', () => {
  const clock = createFakeClock(1000);
  const fired: [string, number][] = [];
  clock.setTimeout(() => fired.push(['late', clock.now()]), 200);
  clock.setTimeout(() => {
    fired.push(['early', clock.now()]);
    clock.setTimeout(() => fired.push(['nested', clock.now()]), 50);
  }, 100);
  const cancel = clock.setTimeout(() => fired.push(['canceled', clock.now()]), 120);
  cancel();

  clock.advance(160);
  expect(fired).toEqual([
    ['early', 1100],
    ['nested', 1150],
  ]);
  expect(clock.now()).toBe(1160);
  expect(clock.pending).toBe(1);
});

test('the fake navigation goes, goes back, reloads and asks its guard', () => {
  const navigation = createFakeNavigation({ routes: { home: '/', people: '/people' } });
  const listener = vi.fn();
  navigation.subscribe(listener);

  navigation.go({ routeId: 'people' });
  expect(navigation.getState()).toMatchObject({
    routeId: 'people',
    url: '/people',
    canGoBack: true,
  });
  navigation.reload();
  expect(navigation.getState().reloads).toBe(1);
  navigation.back();
  expect(navigation.getState()).toMatchObject({ routeId: 'home', canGoBack: false });
  expect(listener).toHaveBeenCalledTimes(3);

  let proceed = (): void => {};
  const unblock = navigation.block((go) => {
    proceed = go;
  });
  navigation.go({ url: '/people?page=2' });
  expect(navigation.getState().routeId).toBe('home');
  proceed();
  expect(navigation.getState().url).toBe('/people?page=2');
  unblock();
  expect(() => {
    navigation.go({ routeId: 'unknown' });
  }).toThrow(/no route/);
});

test('the fake navigation goes to a heading of the page unasked, and to the same address once', () => {
  const navigation = createFakeNavigation({ url: '/people?page=1' });
  const ask = vi.fn();
  navigation.block(ask);
  navigation.go({ url: '#top' });
  navigation.go({ url: '#top' });
  expect(navigation.visited).toEqual(['/people?page=1', '/people?page=1#top']);
  expect(ask).not.toHaveBeenCalled();
  navigation.go({ url: '?page=2' });
  expect(ask).toHaveBeenCalledOnce();
});

test('the fake navigation resolves a URL against the address, and refuses one that is not safe', () => {
  const navigation = createFakeNavigation({ url: '/people?page=1' });
  navigation.go({ url: '?page=2' });
  expect(navigation.getState()).toMatchObject({ routeId: 'people', url: '/people?page=2' });
  expect(navigation.hrefOf({ url: 'rooms#top' })).toBe('/rooms#top');
  expect(navigation.hrefOf({ url: 'https://example.org/' })).toBe('https://example.org/');
  for (const url of ['javascript:alert(1)', '//evil.example', '/..//evil.example']) {
    expect(navigation.hrefOf({ url })).toBeNull();
    expect(() => {
      navigation.go({ url });
    }).toThrow(expect.objectContaining({ code: 'unsafe-url' }));
  }
});
