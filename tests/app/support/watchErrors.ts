import type { BrowserContext } from '@playwright/test';

/** How a report of a violation begins. */
const violation = 'Content security policy:';

/** Turns a violation of the content security policy into a console error that says what it was. */
function reportViolations(violation: string): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { violatedDirective, blockedURI, sourceFile, lineNumber } = event;
    const place = `${sourceFile}:${lineNumber}`;
    console.error(`${violation} ${violatedDirective} blocked ${blockedURI} at ${place}`);
  });
}

/**
 * Collects every console error, uncaught error and policy violation of all pages of a context, in
 * all of their frames. Returns a function that throws if there was one that `allowed` does not
 * match. Of a violation only the prefix is matched, since its address may be that of a file that
 * the pattern allows to fail. Tests that make a context of their own call it too.
 */
export async function watchErrors(context: BrowserContext, allowed?: RegExp): Promise<() => void> {
  const found: string[] = [];
  context.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error') found.push(`console: ${message.text()} (${url})`);
  });
  context.on('weberror', (webError) => {
    const error = webError.error();
    found.push(`uncaught: ${error.stack ?? error.message}`);
  });
  await context.addInitScript(reportViolations, violation);
  return () => {
    const isAllowed = (error: string): boolean =>
      allowed?.test(error.includes(violation) ? violation : error) === true;
    const rest = found.filter((error) => !isAllowed(error));
    if (rest.length > 0)
      throw new Error(
        `The page reported errors:\n${rest.join('\n')}\n` +
          'Mend what causes them; a test that provokes one lists it: test.use({ allowedErrors: /…/ }).',
      );
  };
}
