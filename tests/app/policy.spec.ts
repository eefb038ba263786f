import { expect, test } from './support/fixtures.js';

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
