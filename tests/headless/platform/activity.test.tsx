import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { onActivity } from '../../../headless/platform/index.js';

test('B-09 typing, pointing, clicking and going back are activity, until one stops listening', () => {
  render(<input aria-label="Name" />);
  const field = screen.getByLabelText('Name');
  const listener = vi.fn();
  const stop = onActivity(listener);
  const acts = [
    () => fireEvent.keyDown(field, { key: 'a' }),
    () => fireEvent.input(field, { target: { value: 'a' } }),
    () => fireEvent.pointerDown(field),
    () => fireEvent.touchStart(field),
    () => fireEvent.wheel(field),
    () => fireEvent.click(field),
    () => fireEvent.popState(window),
  ];
  acts.forEach((act, index) => {
    act();
    expect(listener).toHaveBeenCalledTimes(index + 1);
  });

  stop();
  for (const act of acts) act();
  expect(listener).toHaveBeenCalledTimes(acts.length);
});

test('B-09 moving the mouse over the page, or the page by itself, is no activity', () => {
  const listener = vi.fn();
  const stop = onActivity(listener);
  fireEvent.pointerMove(document.body);
  fireEvent.mouseMove(document.body);
  fireEvent.scroll(document.body);
  fireEvent.focus(window);
  expect(listener).not.toHaveBeenCalled();
  stop();
});

test('B-09 an event that somebody stops is activity all the same, and no scroll is held up', () => {
  const add = vi.spyOn(window, 'addEventListener');
  render(
    <button
      onKeyDown={(event) => {
        event.stopPropagation();
      }}
    >
      Save
    </button>,
  );
  const listener = vi.fn();
  const stop = onActivity(listener);
  fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter' });
  expect(listener).toHaveBeenCalledOnce();
  const ours = add.mock.calls.filter(([, heard]) => heard === listener);
  expect(ours).toHaveLength(7);
  for (const [, , options] of ours) expect(options).toEqual({ capture: true, passive: true });
  stop();
  add.mockRestore();
});
