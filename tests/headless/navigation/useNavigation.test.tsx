import { act, render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { sharedNavigation, useNavigation } from '../../../headless/navigation/index.js';
import { createBrowserNavigation } from '../../../headless/platform/index.js';
import { createFakeNavigation } from '../../../headless/testing/index.js';

test('MENU-7 CRUMB-2 the hook follows the place, its reloads and the way back', () => {
  const navigation = createFakeNavigation();
  const { result } = renderHook(() => useNavigation({ navigation }));
  expect(result.current).toMatchObject({ url: '/', reloads: 0, canGoBack: false });

  act(() => {
    result.current.go({ routeId: 'people' });
  });
  expect(result.current).toMatchObject({ routeId: 'people', url: '/people', canGoBack: true });

  act(() => {
    result.current.reload();
  });
  expect(result.current.reloads).toBe(1);

  act(() => {
    result.current.back();
  });
  expect(result.current).toMatchObject({ url: '/', canGoBack: false });
});

test('the navigation comes from the shell where none is given', () => {
  const navigation = createFakeNavigation({ url: '/profile' });
  const wrapper = ({ children }: { children: ReactNode }): ReactNode => (
    <sharedNavigation.context.Provider value={navigation}>
      {children}
    </sharedNavigation.context.Provider>
  );
  const { result } = renderHook(() => useNavigation(), { wrapper });
  expect(result.current.routeId).toBe('profile');
});

test('CRUMB-2 a page that a server has rendered shows the way back and the address after it is hydrated', () => {
  window.history.pushState(null, '', '/people?page=2');
  const navigation = createBrowserNavigation();
  function Place(): ReactNode {
    const { url, canGoBack } = useNavigation({ navigation });
    return (
      <a href={url} aria-disabled={!canGoBack}>
        Back
      </a>
    );
  }
  const container = document.body.appendChild(document.createElement('div'));
  const link = container.appendChild(document.createElement('a'));
  link.setAttribute('href', '/');
  link.setAttribute('aria-disabled', 'true');
  link.textContent = 'Back';
  render(<Place />, { container, hydrate: true });
  expect(container.innerHTML).toBe('<a href="/people?page=2" aria-disabled="false">Back</a>');
  container.remove();
  window.history.replaceState(null, '', '/');
});

test('without a navigation it says what is missing and how to give it', () => {
  function Lost(): null {
    useNavigation();
    return null;
  }
  expect(() => render(<Lost />)).toThrow(
    /useNavigation found no navigation store\..*ShellProvider.*\{ navigation \}/,
  );
});
