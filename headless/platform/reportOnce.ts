import { consoleLog, type Log } from './log.js';

/** What was said of each page. The page keeps it, so that it ends with the page. */
const saidOf = new WeakMap<object, Set<string>>();

function saidOfThisPage(): Set<string> {
  const page = typeof window === 'undefined' ? globalThis : window;
  const said = saidOf.get(page) ?? new Set();
  saidOf.set(page, said);
  return said;
}

/**
 * A log that says each message once: the given one by itself, the console once in the page for all
 * who share it, since a browser that forbids something forbids it to them all.
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
