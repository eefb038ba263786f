import { beforeEach, expect, test } from 'vitest';
import { createFakeClock, type FakeClock } from '../../../headless/testing/vanilla.js';
import { createTooltipStore, type TooltipStore } from '../../../headless/tooltip/index.js';

let clock: FakeClock;
let tooltips: TooltipStore;
beforeEach(() => {
  clock = createFakeClock();
  tooltips = createTooltipStore({ clock });
  tooltips.connect();
});

const openId = (): string | null => tooltips.getState().openId;

test('TIP-1 opens 500 ms after the pointer came, and 200 ms after it left it closes', () => {
  tooltips.enter('save');
  clock.advance(499);
  expect(openId()).toBeNull();
  clock.advance(1);
  expect(openId()).toBe('save');
  tooltips.leave('save');
  clock.advance(199);
  expect(openId()).toBe('save');
  clock.advance(1);
  expect(openId()).toBeNull();
});

test('TIP-1 a pointer that only passes opens nothing', () => {
  tooltips.enter('save');
  clock.advance(300);
  tooltips.leave('save');
  clock.advance(5000);
  expect(openId()).toBeNull();
  expect(clock.pending).toBe(0);
});

test('TIP-1 WCAG 1.4.13 the pointer may move from the trigger onto the tooltip', () => {
  tooltips.enter('save');
  clock.advance(500);
  tooltips.leave('save');
  clock.advance(150);
  tooltips.enter('save');
  clock.advance(60_000);
  expect(openId()).toBe('save');
});

test('TIP-1 the next one opens at once, while one is open and shortly after', () => {
  tooltips.enter('save');
  clock.advance(500);
  tooltips.leave('save');
  tooltips.enter('print');
  expect(openId()).toBe('print');

  tooltips.leave('print');
  clock.advance(200);
  expect(openId()).toBeNull();
  clock.advance(399);
  tooltips.enter('save');
  expect(openId()).toBe('save');

  tooltips.leave('save');
  clock.advance(600);
  tooltips.enter('print');
  expect(openId()).toBeNull();
});

test('A11Y-TIP focus opens at once, and blur closes at once', () => {
  tooltips.focus('save');
  expect(openId()).toBe('save');
  tooltips.blur('save');
  expect(openId()).toBeNull();
});

test('TIP-1 it stays while either the pointer or the focus is there', () => {
  tooltips.focus('save');
  tooltips.enter('save');
  tooltips.leave('save');
  clock.advance(5000);
  expect(openId()).toBe('save');
  tooltips.enter('save');
  tooltips.blur('save');
  expect(openId()).toBe('save');
  tooltips.leave('save');
  clock.advance(200);
  expect(openId()).toBeNull();
});

test('A11Y-TIP a dismissed one stays away until the pointer has left and come again', () => {
  tooltips.enter('save');
  clock.advance(500);
  tooltips.dismiss('save');
  expect(openId()).toBeNull();
  tooltips.enter('save');
  tooltips.focus('save');
  tooltips.blur('save');
  clock.advance(5000);
  expect(openId()).toBeNull();
  tooltips.leave('save');
  tooltips.enter('save');
  clock.advance(500);
  expect(openId()).toBe('save');
});

test('TIP-1 a press before it opens keeps it away', () => {
  tooltips.enter('save');
  tooltips.dismiss('save');
  clock.advance(5000);
  expect(openId()).toBeNull();
});

test('TIP-1 a finger that stays opens it, and it stays after the finger until dismissed', () => {
  tooltips.touch('save');
  clock.advance(499);
  expect(openId()).toBeNull();
  clock.advance(1);
  tooltips.release('save');
  clock.advance(60_000);
  expect(openId()).toBe('save');
  expect(tooltips.takeLongPress('save')).toBe(true);
  expect(tooltips.takeLongPress('save')).toBe(false);
  tooltips.dismiss('save');
  expect(openId()).toBeNull();
});

test('TIP-1 a tap opens nothing, and is a click', () => {
  tooltips.touch('save');
  clock.advance(100);
  tooltips.release('save');
  clock.advance(5000);
  expect(openId()).toBeNull();
  expect(tooltips.takeLongPress('save')).toBe(false);
});

test('TIP-1 a trigger that goes away takes its tooltip along', () => {
  tooltips.focus('save');
  tooltips.forget('save');
  expect(openId()).toBeNull();
  tooltips.enter('print');
  tooltips.forget('print');
  clock.advance(5000);
  expect(openId()).toBeNull();
  tooltips.focus('save');
  expect(openId()).toBe('save');
});

test('TIP-1 a trigger that goes and comes again has its tooltip again', () => {
  tooltips.focus('save');
  tooltips.forget('save');
  tooltips.focus('save');
  expect(openId()).toBe('save');
  tooltips.blur('save');
  tooltips.enter('print');
  tooltips.forget('print');
  tooltips.enter('print');
  clock.advance(500);
  expect(openId()).toBe('print');
});

test('TIP-1 what happens to one trigger leaves the tooltip of another, open or about to open', () => {
  tooltips.enter('print');
  tooltips.blur('save');
  tooltips.leave('save');
  clock.advance(500);
  expect(openId()).toBe('print');
  tooltips.leave('save');
  tooltips.forget('save');
  tooltips.focus('print');
  tooltips.blur('print');
  expect(openId()).toBe('print');

  tooltips.focus('print');
  tooltips.blur('save');
  tooltips.forget('save');
  tooltips.leave('print');
  clock.advance(5000);
  expect(openId()).toBe('print');
});

test('TIP-1 of two that were about to open, the later one does', () => {
  tooltips.enter('save');
  clock.advance(100);
  tooltips.enter('print');
  clock.advance(499);
  expect(openId()).toBeNull();
  clock.advance(1);
  expect(openId()).toBe('print');
});

test('A11Y-TIP the one that the focus opens is not replaced by one that was about to open', () => {
  tooltips.enter('save');
  tooltips.focus('print');
  clock.advance(5000);
  expect(openId()).toBe('print');
});

test('A11Y-TIP a dismissed one stays away whatever the focus does elsewhere', () => {
  tooltips.enter('save');
  clock.advance(500);
  tooltips.dismiss('save');
  tooltips.focus('print');
  tooltips.blur('print');
  tooltips.enter('save');
  clock.advance(5000);
  expect(openId()).toBeNull();
});

test('TIP-1 after one was dismissed or lost the focus, the next one waits', () => {
  tooltips.focus('save');
  tooltips.dismiss('save');
  tooltips.enter('print');
  expect(openId()).toBeNull();
  tooltips.leave('print');
  tooltips.focus('mail');
  tooltips.blur('mail');
  tooltips.enter('print');
  expect(openId()).toBeNull();
});

test('TIP-1 a long press that no click followed swallows no later click', () => {
  tooltips.touch('save');
  clock.advance(500);
  tooltips.release('save');
  tooltips.dismiss('save');
  expect(tooltips.takeLongPress('save')).toBe(false);
});

test('TIP-1 a store that is connected again knows nothing of pointer, focus and dismissal before', () => {
  const reconnect = (): void => {
    disconnect();
    disconnect = own.connect();
  };
  const own = createTooltipStore({ clock });
  let disconnect = own.connect();
  own.enter('save');
  clock.advance(500);
  reconnect();
  own.focus('save');
  own.blur('save');
  expect(own.getState().openId).toBeNull();

  own.focus('save');
  reconnect();
  own.enter('save');
  clock.advance(500);
  own.leave('save');
  clock.advance(200);
  expect(own.getState().openId).toBeNull();

  own.enter('save');
  own.dismiss('save');
  reconnect();
  own.focus('save');
  expect(own.getState().openId).toBe('save');
});

test('one tooltip may close, stay warm and answer a finger in its own time', () => {
  tooltips.touch('save', { touch: 100 });
  clock.advance(100);
  expect(openId()).toBe('save');
  tooltips.leave('save', { close: 50, warm: 1000 });
  clock.advance(50);
  expect(openId()).toBeNull();
  clock.advance(999);
  tooltips.enter('print');
  expect(openId()).toBe('print');
});

test('delays of the store and of one tooltip', () => {
  const own = createTooltipStore({ clock, delays: { open: 100, warm: 0 } });
  own.connect();
  own.enter('save');
  clock.advance(100);
  expect(own.getState().openId).toBe('save');
  own.dismiss('save');
  own.enter('print', { open: 30 });
  clock.advance(30);
  expect(own.getState().openId).toBe('print');
});

test('a delay that is undefined, as of a prop that was not given, is the one behind it', () => {
  const own = createTooltipStore({ clock, delays: { open: 100, close: undefined, warm: 0 } });
  own.connect();
  own.enter('save', { open: undefined });
  clock.advance(99);
  expect(own.getState().openId).toBeNull();
  clock.advance(1);
  expect(own.getState().openId).toBe('save');
  own.leave('save');
  clock.advance(199);
  expect(own.getState().openId).toBe('save');
  clock.advance(1);
  expect(own.getState().openId).toBeNull();
});

test('disconnecting leaves no tooltip and no timeout', () => {
  const own = createTooltipStore({ clock });
  const disconnect = own.connect();
  own.focus('save');
  own.leave('save');
  own.enter('print');
  own.leave('print');
  expect(clock.pending).toBe(1);
  disconnect();
  expect(own.getState().openId).toBeNull();
  expect(clock.pending).toBe(0);
});
