import { afterEach, beforeEach } from 'vitest';

const methods = ['error', 'warn'] as const;
let written: string[] = [];
const ignored: RegExp[] = [];

/**
 * Asserts that console.error or console.warn was called with a message that matches, and takes such
 * messages off the list of what would fail the test. Call it after the act.
 */
export function expectConsole(pattern: RegExp): void {
  const rest = written.filter((message) => !pattern.test(message));
  if (rest.length === written.length)
    throw new Error(
      `Nothing on the console matches ${String(pattern)}. ` +
        (written.length > 0 ? `There is:\n${written.join('\n')}` : 'It is empty.'),
    );
  written = rest;
}

/** From here on, messages that match fail no test: those that tell nothing of the code under test. */
export function ignoreOnConsole(...patterns: readonly RegExp[]): void {
  ignored.push(...patterns);
}

/** From here on, a test fails if it leaves an unexpected error or warning on the console. */
export function failOnConsole(): void {
  const originals = methods.map((method) => console[method]);

  beforeEach(() => {
    written = [];
    for (const method of methods)
      console[method] = (...args: unknown[]): void => {
        const message = args.map(String).join(' ');
        if (!ignored.some((pattern) => pattern.test(message))) written.push(message);
      };
  });

  afterEach(() => {
    methods.forEach((method, index) => {
      console[method] = originals[index]!;
    });
    if (written.length === 0) return;
    throw new Error(
      `The test left this on the console:\n${written.join('\n')}\n` +
        'Mend what causes it; where it belongs, state it with expectConsole(/…/).',
    );
  });
}
