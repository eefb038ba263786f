import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.js';
import { visit } from './support/visit.js';

/** By how many pixels the page is wider than its window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement ?? document.documentElement;
    return scrollWidth - clientWidth;
  });
}

for (const width of [320, 768, 1024]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 }, language: 'fr' });

    test.describe('signed out', () => {
      test.use({ signedIn: false });

      test('B-19 sign-in does not scroll sideways', async ({ page, app }) => {
        await page.goto('/');
        await expect(app.signIn.heading).toBeVisible();
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        await app.signIn.submit.click();
        await expect(app.notifications.items).toHaveCount(1);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      });
    });

    test('B-19 no page scrolls sideways', async ({ page }) => {
      for (const path of ['/', '/people', '/people/1', '/people/new', '/secure', '/nowhere']) {
        await visit(page, path);
        expect(await overflow(page), path).toBeLessThanOrEqual(0);
      }
    });

    test('B-19 nor does one that shows a title of one long word', async ({ page, app }) => {
      await page.goto('/examples/page-title');
      await app.example.live.getByRole('textbox').fill('x'.repeat(500));
      await expect(page).toHaveTitle(/x{500}/);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });

    test('B-19 nor does one with an open menu, or with faults and a notification', async ({
      page,
      app,
    }) => {
      await page.goto('/people/new');
      for (const button of [app.frame.languageButton, app.frame.accountButton]) {
        await button.click();
        await expect(app.frame.openMenu).toBeVisible();
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        await page.keyboard.press('Escape');
      }
      await app.person.save();
      await expect(app.notifications.items).toHaveCount(1);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });
  });
}

test.describe('letters of twice the size on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  async function visitWithBigLetters(page: Page, path: string): Promise<void> {
    await visit(page, path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
  }

  test('B-19 no page scrolls sideways, and the bar has all its buttons in view', async ({
    page,
    app,
  }) => {
    for (const path of ['/', '/people', '/people/1']) {
      await visitWithBigLetters(page, path);
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
      await expect(app.frame.accountButton).toBeVisible();
      for (const button of await page.getByRole('banner').getByRole('button').all()) {
        await expect(button).toBeInViewport({ ratio: 1 });
      }
    }
    const code = page.getByRole('banner').getByText('EN', { exact: true });
    const lines = await code.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
    await page.setViewportSize({ width: 640, height: 844 });
    for (const path of ['/people', '/announcements']) {
      await visitWithBigLetters(page, path);
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
    }
  });

  test.describe('signed out, in Dutch', () => {
    test.use({ signedIn: false, language: 'nl' });

    test('B-19 sign-in does not scroll sideways', async ({ page, app }) => {
      await page.goto('/');
      await expect(app.signIn.heading).toBeVisible();
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });
  });

  test.describe('on one of 320 pixels, in Dutch', () => {
    test.use({ viewport: { width: 320, height: 640 }, language: 'nl' });

    test('B-19 no page scrolls sideways, and words stay within their buttons', async ({ page }) => {
      const examples = ['field-array', 'tooltip', 'menu-button', 'pagination', 'limiter'];
      for (const path of [
        '/',
        '/examples',
        '/announcements/new',
        '/people/new',
        '/profile',
        ...examples.map((name) => `/examples/${name}`),
      ]) {
        await visitWithBigLetters(page, path);
        expect(await overflow(page), path).toBeLessThanOrEqual(0);
        const words = page.getByRole('main').locator('button, a');
        const tooWide = await words.evaluateAll((all) =>
          all
            .filter((each) => getComputedStyle(each).textOverflow !== 'ellipsis')
            .filter((each) => each.scrollWidth > each.clientWidth + 1)
            .map((each) => each.textContent),
        );
        expect(tooWide, path).toEqual([]);
      }
    });
  });

  test.describe('on one of 320 pixels, in English', () => {
    test.use({ viewport: { width: 320, height: 640 } });

    test('B-19 nothing of an example sticks out of its card', async ({ page, app }) => {
      for (const name of ['time-input', 'toggle']) {
        await visitWithBigLetters(page, `/examples/${name}`);
        const stickingOut = await app.example.live.evaluate((card) => {
          const { right } = card.getBoundingClientRect();
          return [...card.querySelectorAll('*')]
            .filter((each) => each.getBoundingClientRect().right > right)
            .map(({ outerHTML }) => outerHTML);
        });
        expect(stickingOut, name).toEqual([]);
      }
    });
  });

  test('B-19 no cell of a table sticks out of its card', async ({ page }) => {
    for (const path of ['/people', '/announcements']) {
      await visitWithBigLetters(page, path);
      const cells = page.getByRole('table').locator('tbody td');
      const rights = await cells.evaluateAll((all) =>
        all.map((cell) => cell.getBoundingClientRect().right),
      );
      expect(Math.max(...rights), path).toBeLessThanOrEqual(390);
    }
  });
});

test.describe('lines, letters and words wider apart on a phone (WCAG 1.4.12)', () => {
  test.use({ viewport: { width: 320, height: 700 }, language: 'nl' });

  test('B-19 no page scrolls sideways, no button cuts its text off', async ({ page }) => {
    for (const path of ['/', '/people', '/people/1', '/announcements/1/edit', '/profile']) {
      await visit(page, path);
      const cut = await page.evaluate(() => {
        const spacing = new CSSStyleSheet();
        spacing.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
        );
        document.adoptedStyleSheets = [spacing];
        return [...document.querySelectorAll('button')]
          .filter((button) => button.scrollWidth > button.clientWidth)
          .map((button) => button.textContent);
      });
      expect(cut, path).toEqual([]);
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
    }
  });
});

for (const width of [768, 1024, 1280]) {
  test(`the rows of the list of people are equally high, ${String(width)} pixels wide`, async ({
    page,
    app,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/people');
    await expect(app.people.names.first()).toBeVisible();
    const heights = await page
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => Math.floor(row.getBoundingClientRect().height)));
    expect([...new Set(heights)]).toEqual([40]);
  });
}

test('1024 pixels wide, the list of people has all but the e-mail addresses in view', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto('/people');
  for (const name of ['Name', 'Function', 'Department', 'Place'])
    await expect(app.people.column(name)).toBeInViewport({ ratio: 1 });
  await expect(app.people.table.getByText(app.text('people.inactive')).first()).toBeInViewport({
    ratio: 1,
  });
});

test.describe('320 pixels wide in Dutch', () => {
  test.use({ viewport: { width: 320, height: 700 }, language: 'nl' });

  test('the buttons below the calendar of a range stand side by side', async ({ page, app }) => {
    await page.goto('/people/1');
    await page.getByRole('button', { name: app.text('people.field.absence') }).click();
    const buttons = page.getByRole('dialog').locator('.dialog-actions button');
    await expect(buttons).toHaveCount(3);
    const tops = await buttons.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(1);
  });
});

test.describe('a form 768 pixels wide', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('has one column beside the menu, so that values can be read, and two without it', async ({
    page,
    app,
  }) => {
    const { text } = app;
    const textbox = (id: string) => page.getByRole('textbox', { name: text(id) });
    const box = async (field: Locator) => (await field.boundingBox())!;

    await page.goto('/announcements/2/edit');
    const period = page.getByRole('button', {
      name: new RegExp(`^${text('announcements.field.period')}`),
    });
    // The dates take one line, as a title does.
    const { height } = await box(textbox('announcements.field.title'));
    expect((await box(period)).height).toBe(height);

    await page.goto('/people/3');
    const email = textbox('people.field.email');
    const isCut = () => email.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    await expect(email).toHaveValue(/@/);
    expect(await isCut()).toBe(false);

    const areSideBySide = async () =>
      (await box(textbox('people.field.givenName'))).y ===
      (await box(textbox('people.field.familyName'))).y;
    expect(await areSideBySide()).toBe(false);
    await app.menu.collapseButton.click();
    await expect.poll(areSideBySide).toBe(true);
    expect(await isCut()).toBe(false);
  });
});
