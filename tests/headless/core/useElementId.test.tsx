import { render, renderHook } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { useElementId } from '../../../headless/core/index.js';

test('ids that are made up can stand in a selector as they are', () => {
  function Parts(): ReactElement {
    const partId = useElementId();
    return <p id={partId('part')} />;
  }
  const { container } = render(<Parts />);
  const { id } = container.querySelector('p')!;
  expect(container.querySelector(`#${id}`)).not.toBeNull();
});

test('an id that is given is the control’s own, and begins those of its parts', () => {
  const { result } = renderHook(() => useElementId('born'));
  expect(result.current()).toBe('born');
  expect(result.current('list')).toBe('born-list');
});
