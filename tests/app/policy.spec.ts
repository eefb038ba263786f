import { expect, test } from './support/fixtures.js';
import { watchErrors } from './support/watchErrors.js';

test('B-12 the page allows no inline script and no untrusted one', async ({ page, app }) => {
  const response = await page.goto('/people');
  await expect(app.people.table).toBeVisible();

  const policy = response?.headers()['content-security-policy'] ?? '';
  const directives = policy.split('; ');
  expect(directives).toContain("default-src 'none'");
  expect(directives).toContain("script-src 'self'");
  expect(directives).toContain("style-src 'self'");
  expect(directives).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
  await expect(page.locator('script:not([src])')).toHaveCount(0);
  await expect(page.locator('style')).toHaveCount(0);
});

test.describe('with an inline script that somebody slipped in', () => {
  test.use({ allowedErrors: /Content[- ]Security[- ]Policy|TrustedScript/i });

  test('B-12 it does not run', async ({ page, app }) => {
    await page.goto('/');
    await expect(app.frame.heading).toBeVisible();
    const refusal = await page.evaluate(() => {
      const script = document.createElement('script');
      try {
        script.textContent = 'document.title = "slipped in"';
        document.head.append(script);
        return 'none';
      } catch (error) {
        return error instanceof Error ? error.name : 'unknown';
      }
    });
    expect(refusal).toBe('TypeError');
    await expect(page).toHaveTitle(/^GNaP/);
  });
});

test('B-12 a violation in a page or in a frame fails a test, whatever else that allows', async ({
  browser,
  server,
}) => {
  for (const place of ['page', 'frame']) {
    const context = await browser.newContext();
    const failOnErrors = await watchErrors(context, /127\.0\.0\.1|inline|Refused|Applying/);
    const page = await context.newPage();
    await page.goto(server.url);
    expect(failOnErrors).not.toThrow();
    await page.evaluate((where) => {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      const target = where === 'page' ? document : frame.contentDocument;
      target?.body.setAttribute('style', 'color: red');
    }, place);
    await expect.poll(() => () => failOnErrors()).toThrow(/style-src-attr blocked inline/);
    await context.close();
  }
});
