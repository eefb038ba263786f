import type { BrowserContext } from '@playwright/test';

/** Turns a violation of the content security policy into a console error that says what it was. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { violatedDirective, blockedURI, sourceFile, lineNumber } = event;
    const place = `${sourceFile}:${lineNumber}`;
    console.error(
      `Content security policy: ${violatedDirective} blocked ${blockedURI} at ${place}`,
    );
  });
}

/**
 * Collects every console error, uncaught error and policy violation of all pages of a context.
 * Tests that make a context of their own call it too. The function that comes back throws if there
 * was one that the pattern does not allow.
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
  await context.addInitScript(reportViolations);
  return () => {
    const rest = found.filter((error) => allowed?.test(error) !== true);
    if (rest.length > 0)
      throw new Error(
        `The page reported errors:\n${rest.join('\n')}\n` +
          'Mend what causes them; a test that provokes one lists it: test.use({ allowedErrors: /…/ }).',
      );
  };
}
