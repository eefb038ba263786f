import { consoleLog, type Log } from './log.js';

/** The messages logged so far, by page. Held weakly, so that they go with the page. */
const saidOf = new WeakMap<object, Set<string>>();

function saidOfThisPage(): Set<string> {
  const page = typeof window === 'undefined' ? globalThis : window;
  const said = saidOf.get(page) ?? new Set();
  saidOf.set(page, said);
  return said;
}

/**
 * A log that passes each message on once: to the given log once per caller, to the console once per
 * page for all callers, since a browser that blocks something blocks it for all of them.
 */
export function reportOnce(given: Log | undefined): Log {
  const own = new Set<string>();
  return (message, cause) => {
    const said = given === undefined ? saidOfThisPage() : own;
    if (said.has(message)) return;
    said.add(message);
    (given ?? consoleLog)(message, cause);
  };
}
