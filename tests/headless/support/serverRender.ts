import { createElement, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** Calls a hook in a server render, where there is no DOM, and returns what it returned. */
export function renderHookOnServer<Result>(
  useHook: () => Result,
  wrapper: (children: ReactNode) => ReactElement = (children) =>
    createElement('div', null, children),
): Result {
  if (typeof document !== 'undefined') {
    throw new Error('A server-render test runs in Node: name its file *.test.ts, not *.test.tsx.');
  }
  const results: Result[] = [];
  function HookUser(): null {
    results.push(useHook());
    return null;
  }
  renderToString(wrapper(createElement(HookUser)));
  const [result] = results;
  if (result === undefined) throw new Error('The hook was not called.');
  return result;
}
