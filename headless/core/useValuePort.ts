import { useEffect, useReducer } from 'react';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.js';
import type { ValueOptions, ValuePort } from './valuePort.js';

/** Warns when a value turns from controlled to uncontrolled or back. */
function useControlWarning(hookName: string, isControlled: boolean): void {
  const [wasControlled] = useReducer((state: boolean) => state, isControlled);
  useEffect(() => {
    if (wasControlled === isControlled) return;
    // eslint-disable-next-line no-console -- a development aid, as React's own for inputs
    console.warn(
      `${hookName}: the value went from ${wasControlled ? 'controlled' : 'uncontrolled'} to ` +
        `${isControlled ? 'controlled' : 'uncontrolled'}. \`value\` became ` +
        `${isControlled ? 'defined' : 'undefined'} between two renders. ` +
        'Pass `value` always, also when the control is empty, or never.',
    );
  }, [hookName, isControlled, wasControlled]);
}

const useDevelopmentWarning: typeof useControlWarning =
  process.env.NODE_ENV === 'production' ? () => {} : useControlWarning;

/**
 * Connects a hook's value props with its store's port, and returns the value to show: the
 * controlled one where there is one, else the stored one.
 */
export function useValuePort<Value>(
  hookName: string,
  port: ValuePort<Value>,
  { stored, options }: { stored: Value; options: ValueOptions<Value> },
): Value {
  const { value } = options;
  const [forcedRenders, forceRender] = useReducer((count: number) => count + 1, 0);
  useDevelopmentWarning(hookName, value !== undefined);
  useIsomorphicLayoutEffect(() => {
    port.own(options, forceRender);
  });
  useIsomorphicLayoutEffect(() => {
    port.settle(value);
  }, [port, value, forcedRenders]);
  return value === undefined ? stored : value;
}
