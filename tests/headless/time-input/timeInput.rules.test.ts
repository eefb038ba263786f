import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatTime,
  stepTime,
  type TimePart,
  type TimeWindow,
} from '../../../headless/time-input/index.js';
import { isInWindow, largeStep } from '../../../headless/time-input/timeInput.rules.js';

const NIGHT: TimeWindow = { min: '22:00', max: '06:00' };
const OFFICE: TimeWindow = { min: '08:30', max: '18:00' };

const times = fc.integer({ min: 0, max: 1439 }).map(formatTime);
const parts = fc.constantFrom<TimePart>('hours', 'minutes');

function minute(time: string | null, by: number, options = {}): string {
  return stepTime(time, { part: 'minutes', by }, options);
}

function hour(time: string | null, by: number, options = {}): string {
  return stepTime(time, { part: 'hours', by }, options);
}

test('TIME-2 a minute carries to the hour, and wraps at midnight', () => {
  expect(minute('10:59', 1)).toBe('11:00');
  expect(minute('11:00', -1)).toBe('10:59');
  expect(minute('23:59', 1)).toBe('00:00');
  expect(minute('00:00', -1)).toBe('23:59');
});

test('TIME-2 an hour keeps the minutes, and wraps at midnight', () => {
  expect(hour('10:59', 1)).toBe('11:59');
  expect(hour('23:15', 1)).toBe('00:15');
  expect(hour('00:15', -1)).toBe('23:15');
});

test('TIME-2 steps of 15 minutes go to the next quarter', () => {
  expect(minute('10:07', 1, { minuteStep: 15 })).toBe('10:15');
  expect(minute('10:07', -1, { minuteStep: 15 })).toBe('10:00');
  expect(minute('10:15', 1, { minuteStep: 15 })).toBe('10:30');
  expect(minute('10:15', -1, { minuteStep: 15 })).toBe('10:00');
  expect(minute('23:50', 1, { minuteStep: 15 })).toBe('00:00');
  expect(minute('10:07', 2, { minuteStep: 15 })).toBe('10:30');
});

test.each([0, NaN])('TIME-2 a step of %s minutes is one of a minute', (minuteStep) => {
  expect(minute('10:07', 1, { minuteStep })).toBe('10:08');
  expect(minute('10:07', -1, { minuteStep })).toBe('10:06');
  expect(largeStep('minutes', minuteStep)).toBe(10);
});

test('TIME-2 with no time yet, a step gives the first that is allowed', () => {
  expect(minute(null, 1)).toBe('00:00');
  expect(hour(null, -1, NIGHT)).toBe('22:00');
});

test('TIME-2 a window may go over midnight', () => {
  for (const time of ['22:00', '23:59', '00:00', '06:00'])
    expect(isInWindow(time, NIGHT), time).toBe(true);
  for (const time of ['21:59', '06:01', '12:00']) expect(isInWindow(time, NIGHT), time).toBe(false);
  expect(minute('23:59', 1, NIGHT)).toBe('00:00');
  expect(hour('05:30', 1, NIGHT)).toBe('06:00');
  expect(hour('22:30', -1, NIGHT)).toBe('22:00');
});

test('TIME-2 a step stops at the ends of a window, and comes in from outside', () => {
  expect(minute('18:00', 1, OFFICE)).toBe('18:00');
  expect(minute('08:30', -1, OFFICE)).toBe('08:30');
  expect(hour('17:30', 1, OFFICE)).toBe('18:00');
  expect(minute('20:00', 1, OFFICE)).toBe('08:30');
  expect(minute('20:00', -1, OFFICE)).toBe('18:00');
});

test('TIME-2 a window with one end, and one whose end cannot be read', () => {
  expect(isInWindow('07:00', { min: '08:00' })).toBe(false);
  expect(isInWindow('23:59', { min: '08:00' })).toBe(true);
  expect(isInWindow('12:01', { max: '12:00' })).toBe(false);
  expect(isInWindow('12:00', { min: 'never', max: 'ever' })).toBe(true);
});

test('TIME-2 a step back undoes a step', () => {
  fc.assert(
    fc.property(times, parts, fc.integer({ min: -200, max: 200 }), (time, part, by) => {
      expect(stepTime(stepTime(time, { part, by }), { part, by: -by })).toBe(time);
    }),
  );
});

test('TIME-2 a step always ends inside the window', () => {
  fc.assert(
    fc.property(times, times, times, parts, fc.integer({ min: -90, max: 90 }), (...given) => {
      const [time, min, max, part, by] = given;
      fc.pre(by !== 0);
      const stepped = stepTime(time, { part, by }, { min, max, minuteStep: 5 });
      expect(isInWindow(stepped, { min, max })).toBe(true);
    }),
  );
});
