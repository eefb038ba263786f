import { beforeEach, describe, expect, test } from 'vitest';
import {
  createMenuFlyoutStore,
  type MenuFlyoutStore,
} from '../../../headless/menu-flyout/index.js';
import {
  createFakeClock,
  createFakeNavigation,
  type FakeClock,
  type FakeNavigation,
} from '../../../headless/testing/vanilla.js';

let clock: FakeClock;
let navigation: FakeNavigation;
let flyouts: MenuFlyoutStore;
let disconnect: () => void;

beforeEach(() => {
  clock = createFakeClock();
  navigation = createFakeNavigation();
  flyouts = createMenuFlyoutStore({ clock, navigation });
  disconnect = flyouts.connect();
});

/** `people submenu`, `home label`, or `nothing`. */
function shown(): string {
  const { openId, content } = flyouts.getState();
  return openId === null ? 'nothing' : `${openId} ${content}`;
}

describe('by mouse', () => {
  test('B-14 a pointer that rests on an item opens its submenu, or shows its title', () => {
    flyouts.enter('people', 'submenu');
    expect(shown()).toBe('nothing');
    clock.advance(119);
    expect(shown()).toBe('nothing');
    clock.advance(1);
    expect(shown()).toBe('people submenu');

    flyouts.leave();
    flyouts.enter('home', 'label');
    clock.advance(300);
    expect(shown()).toBe('home label');
  });

  test('B-14 a pointer that only passes opens nothing', () => {
    flyouts.enter('people', 'submenu');
    clock.advance(100);
    flyouts.leave();
    clock.advance(10_000);
    expect(shown()).toBe('nothing');
    expect(clock.pending).toBe(0);
  });

  test('B-14 a fly-out waits for a pointer that crosses the gap', () => {
    flyouts.enter('people', 'submenu');
    clock.advance(120);
    flyouts.leave();
    clock.advance(299);
    expect(shown()).toBe('people submenu');
    flyouts.enter('people', 'submenu');
    clock.advance(10_000);
    expect(shown()).toBe('people submenu');

    flyouts.leave();
    clock.advance(300);
    expect(shown()).toBe('nothing');
  });

  test('B-14 on the way to its fly-out the pointer crosses other items, which do not take over', () => {
    flyouts.enter('people', 'submenu');
    clock.advance(120);
    for (const id of ['reports', 'settings']) {
      flyouts.leave();
      flyouts.enter(id, 'submenu');
      clock.advance(200);
      expect(shown()).toBe('people submenu');
    }
    flyouts.leave();
    flyouts.enter('people', 'submenu');
    clock.advance(10_000);
    expect(shown()).toBe('people submenu');
  });

  test('B-14 a pointer that goes slowly does not rest; once it rests elsewhere, that opens', () => {
    flyouts.enter('people', 'submenu');
    clock.advance(120);
    flyouts.leave();
    flyouts.enter('reports', 'submenu');
    for (let step = 0; step < 10; step += 1) {
      clock.advance(299);
      flyouts.move('reports', 'submenu');
      expect(shown()).toBe('people submenu');
    }
    clock.advance(300);
    expect(shown()).toBe('reports submenu');
  });

  test('B-14 moving on an item puts its own fly-out off no longer', () => {
    flyouts.enter('people', 'submenu');
    clock.advance(60);
    flyouts.move('people', 'submenu');
    clock.advance(60);
    expect(shown()).toBe('people submenu');
    flyouts.move('people', 'submenu');
    expect(clock.pending).toBe(0);
  });

  test('B-14 a fly-out that was pressed, or has the focus in it, stays without the pointer', () => {
    flyouts.enter('people', 'submenu');
    clock.advance(120);
    flyouts.pin('people');
    flyouts.leave();
    clock.advance(10_000);
    flyouts.enter('reports', 'submenu');
    clock.advance(10_000);
    expect(shown()).toBe('people submenu');
  });

  test('B-14 a fly-out that gets the focus while it waits for the pointer stays', () => {
    flyouts.enter('people', 'submenu');
    clock.advance(120);
    flyouts.leave();
    flyouts.pin('people');
    clock.advance(10_000);
    expect(shown()).toBe('people submenu');
  });

  test('B-14 the focus in one fly-out keeps no other', () => {
    flyouts.enter('people', 'submenu');
    clock.advance(120);
    flyouts.pin('reports');
    expect(flyouts.getState().isPinned).toBe(false);
  });

  test('B-14 the title that the focus shows gives way to the submenu that the pointer asks for', () => {
    flyouts.focus('people');
    expect(shown()).toBe('people label');
    flyouts.enter('people', 'submenu');
    clock.advance(120);
    expect(shown()).toBe('people submenu');
  });
});

describe('by pressing', () => {
  test('B-14 a press opens, another closes, and one elsewhere opens that instead', () => {
    flyouts.toggle('people');
    expect(shown()).toBe('people submenu');
    flyouts.toggle('people');
    expect(shown()).toBe('nothing');
    flyouts.toggle('people');
    flyouts.toggle('reports');
    expect(shown()).toBe('reports submenu');
  });

  test('B-14 a press on what the pointer has opened keeps it, rather than closing it', () => {
    flyouts.enter('people', 'submenu');
    clock.advance(120);
    flyouts.toggle('people');
    flyouts.leave();
    clock.advance(10_000);
    expect(shown()).toBe('people submenu');
  });

  test('B-14 a press just before the pointer has rested opens once', () => {
    flyouts.enter('people', 'submenu');
    clock.advance(50);
    flyouts.toggle('people');
    flyouts.toggle('people');
    clock.advance(10_000);
    expect(shown()).toBe('nothing');
  });
});

describe('by key', () => {
  test('B-14 the focus shows the title at once, and takes it along', () => {
    flyouts.focus('home');
    expect(shown()).toBe('home label');
    flyouts.blur('home');
    expect(shown()).toBe('nothing');
  });

  test('B-14 the focus on another item shows the title of that alone, and nothing of it stays', () => {
    flyouts.open('people', { takesFocus: true });
    flyouts.focus('home');
    expect(flyouts.getState()).toEqual({
      openId: 'home',
      content: 'label',
      isPinned: false,
      takesFocus: false,
    });
  });

  test('B-14 the focus that leaves one item closes no other', () => {
    flyouts.toggle('people');
    flyouts.blur('home');
    expect(shown()).toBe('people submenu');
  });

  test('B-14 the focus on an open item leaves its submenu', () => {
    flyouts.open('people');
    flyouts.focus('people');
    expect(shown()).toBe('people submenu');
  });

  test('B-14 opening asks for the focus, until the submenu has it', () => {
    flyouts.open('people', { takesFocus: true });
    expect(flyouts.getState().takesFocus).toBe(true);
    flyouts.pin('people');
    expect(flyouts.getState()).toMatchObject({ takesFocus: false, isPinned: true });
    flyouts.close();
    flyouts.toggle('people');
    expect(flyouts.getState().takesFocus).toBe(false);
  });
});

test('B-14 going elsewhere closes the fly-out, and so does a reload', () => {
  flyouts.toggle('people');
  navigation.go({ url: '/people' });
  expect(shown()).toBe('nothing');
  flyouts.toggle('people');
  navigation.reload();
  expect(shown()).toBe('nothing');
});

test('B-14 closing forgets what was about to open', () => {
  flyouts.enter('people', 'submenu');
  flyouts.close();
  clock.advance(10_000);
  expect(shown()).toBe('nothing');
});

test('B-14 a disconnected store has no timer and follows no navigation', () => {
  flyouts.enter('people', 'submenu');
  disconnect();
  expect(clock.pending).toBe(0);
  flyouts.toggle('people');
  navigation.go({ url: '/people' });
  expect(shown()).toBe('people submenu');
});
