import { render } from '@testing-library/react';
import { createRef, useState, type ReactElement, type RefObject } from 'react';
import { expect, test, vi } from 'vitest';
import { mergeRefs, useMergedRefs } from '../../../headless/core/index.js';

test('every ref gets the element, and a clean-up runs in place of a call with null', () => {
  const object = createRef<HTMLDivElement>();
  const cleanUp = vi.fn();
  const withCleanUp = vi.fn(() => cleanUp);
  const plain = vi.fn();
  const merged = mergeRefs<HTMLDivElement>(object, withCleanUp, plain, null, undefined);
  const element = document.createElement('div');

  merged(element);
  expect(object.current).toBe(element);
  expect(withCleanUp).toHaveBeenCalledExactlyOnceWith(element);
  expect(plain).toHaveBeenCalledExactlyOnceWith(element);

  merged(null);
  expect(object.current).toBeNull();
  expect(cleanUp).toHaveBeenCalledOnce();
  expect(withCleanUp).toHaveBeenCalledOnce();
  expect(plain).toHaveBeenLastCalledWith(null);
});

test('a merged ref stays the same between renders, so no element is detached and attached again', () => {
  const first = vi.fn();
  const second = vi.fn();
  function Merged(): ReactElement {
    const [count, setCount] = useState(0);
    const ref = useMergedRefs<HTMLButtonElement>(first, second);
    return (
      <button
        ref={ref}
        onClick={() => {
          setCount(count + 1);
        }}
      />
    );
  }
  const { getByRole } = render(<Merged />);
  const calls = first.mock.calls.length;
  getByRole('button').click();
  expect(first.mock.calls.length).toBe(calls);
});

test('a ref that takes the place of another gets the element, and the other lets go of it', () => {
  const first = createRef<HTMLDivElement>();
  const second = createRef<HTMLDivElement>();
  const stays = createRef<HTMLDivElement>();
  function Merged({ given }: { given: RefObject<HTMLDivElement | null> }): ReactElement {
    return <div ref={useMergedRefs<HTMLDivElement>(given, stays)} />;
  }
  const { rerender, container } = render(<Merged given={first} />);
  expect(first.current).toBe(container.firstChild);

  rerender(<Merged given={second} />);
  expect(first.current).toBeNull();
  expect(second.current).toBe(container.firstChild);
  expect(stays.current).toBe(container.firstChild);
});
