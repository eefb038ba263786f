import { expect, test, vi } from 'vitest';
import { mergeProps } from '../../../headless/core/index.js';

test('what the hook owns wins, what it leaves undefined is the caller’s, the rest passes through', () => {
  const merged = mergeProps(
    { id: 'theirs', role: 'theirs', className: 'c', lang: 'nl', 'data-x': 1 },
    { id: 'ours', role: 'switch', lang: undefined },
  );
  expect(merged).toEqual({ id: 'ours', role: 'switch', className: 'c', lang: 'nl', 'data-x': 1 });
  expect(mergeProps({ title: 'theirs' }, { title: null })).toEqual({ title: null });
});

test('aria-describedby and aria-labelledby hold both lists, each id once', () => {
  const merged = mergeProps(
    { 'aria-describedby': ' hint  error ', 'aria-labelledby': 'label' },
    { 'aria-describedby': 'error count', 'aria-labelledby': undefined },
  );
  expect(merged['aria-describedby']).toBe('hint error count');
  expect(merged['aria-labelledby']).toBe('label');
});

test('an id that a condition leaves out (`false`, null, nothing) is no id', () => {
  const given = { 'aria-describedby': false, 'aria-labelledby': null };
  expect(mergeProps(given, { 'aria-describedby': 'count', 'aria-labelledby': undefined })).toEqual({
    'aria-describedby': 'count',
    'aria-labelledby': undefined,
  });
  expect(mergeProps({ 'aria-describedby': 'hint' }, { 'aria-describedby': 'count' })).toEqual({
    'aria-describedby': 'hint count',
  });
});

test('a function that is no handler is a value like another: ours wins', () => {
  const theirs = vi.fn();
  const ours = vi.fn();
  const merged = mergeProps(
    { format: theirs, descriptionOnX: theirs },
    { format: ours, descriptionOnX: ours },
  );
  expect(merged).toEqual({ format: ours, descriptionOnX: ours });
});

test('a handler that is called with no event, or with another value, calls both', () => {
  const theirs = vi.fn();
  const ours = vi.fn();
  const merged = mergeProps({ onChange: theirs }, { onChange: ours });
  const onChange = merged.onChange as (value?: unknown) => void;
  for (const value of [undefined, null, 'text', 3]) onChange(value);
  expect(theirs).toHaveBeenCalledTimes(4);
  expect(ours).toHaveBeenCalledTimes(4);
});

test('the caller’s handler runs first, and preventing the default skips ours', () => {
  const order: string[] = [];
  const ours = vi.fn(() => order.push('ours'));
  const merged = mergeProps({ onClick: () => order.push('theirs') }, { onClick: ours });
  (merged.onClick as (event: object) => void)({ defaultPrevented: false });
  expect(order).toEqual(['theirs', 'ours']);

  (merged.onClick as (event: object) => void)({ defaultPrevented: true });
  expect(ours).toHaveBeenCalledOnce();
});

test('a handler that the caller leaves undefined does not hide ours', () => {
  const ours = vi.fn();
  const merged = mergeProps<object, { onClick: () => void }>(
    { onClick: undefined },
    { onClick: ours },
  );
  merged.onClick();
  expect(ours).toHaveBeenCalledOnce();
});

test('the caller’s props are left as they are', () => {
  const given = { id: 'theirs' };
  mergeProps(given, { id: 'ours' });
  expect(given).toEqual({ id: 'theirs' });
});
