import { renderHook } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createSharedStore } from '../../../headless/core/index.js';

test('a store that is given goes before the one of the provider', () => {
  const shared = createSharedStore<string>('any');
  const wrapper = ({ children }: { children: ReactNode }): ReactElement => (
    <shared.context.Provider value="provided">{children}</shared.context.Provider>
  );
  const { result } = renderHook(
    () => [shared.useStore('useIt', 'given'), shared.useStore('useIt')],
    {
      wrapper,
    },
  );
  expect(result.current).toEqual(['given', 'provided']);
});
