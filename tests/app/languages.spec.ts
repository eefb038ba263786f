import type { Page } from '@playwright/test';
import { appOn } from './pages/app.js';
import { chunkOf } from './support/chunks.js';
import { calm, expect, test } from './support/fixtures.js';
import { createGate } from './support/records.js';
import { messagesIn } from './support/texts.js';
import type { Language } from './support/texts.js';
import { textsOnPage } from './support/textsOnPage.js';
import { visit } from './support/visit.js';

const titles = { nl: 'Nederlands', fr: 'Français', en: 'English' };
const languages: readonly Language[] = ['nl', 'fr', 'en'];

const rawId = /^(app|gnap|people|forms|announcements|demonstrations|examples|profile)(\.[\w-]+)+$/;

/** The English messages that read differently in the language: seeing one means a text was forgotten. */
function englishMessagesNotIn(language: Language): ReadonlySet<string> {
  const own = new Set(messagesIn(language).values());
  return new Set([...messagesIn('en').values()].filter((message) => !own.has(message)));
}

async function expectTranslated(page: Page, language: Language): Promise<void> {
  const english = englishMessagesNotIn(language);
  const texts = await textsOnPage(page);
  expect(texts.length).toBeGreaterThan(10);
  expect(
    texts.filter((text) => rawId.test(text) || english.has(text)),
    `untranslated at ${page.url()}`,
  ).toEqual([]);
}

test.describe('chosen by the menu', () => {
  test.use({ signedIn: false });

  for (const language of ['nl', 'fr'] as const) {
    test(`LANG-1 LANG-3 NOTE-2 ${titles[language]} is stored, the page reloads, and a person is edited in it`, async ({
      page,
      app: inEnglish,
      api,
    }) => {
      const app = appOn(page, language);
      const { userName } = await api.addPerson({ givenName: 'Grace', familyName: 'Van Hopper' });
      await page.goto('/people');
      await expect(inEnglish.signIn.heading).toBeVisible();

      await inEnglish.frame.chooseLanguage(titles[language]);
      await expect(app.signIn.heading).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await page.evaluate(() => localStorage.getItem('gnap.locale'))).toBe(language);

      await app.signIn.signIn();
      await app.people.search(userName);
      await app.people.open('Van Hopper Grace');
      await app.person.givenName.fill('Amazing');
      await app.person.save();
      await app.notifications.expectOnly({
        type: 'success',
        title: app.text('forms.saved'),
        text: app.text('people.saved', { name: 'Amazing Van Hopper' }),
      });

      await page.reload();
      await expect(app.person.givenName).toHaveValue('Amazing');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    });
  }
});

test.describe('with a name and a password typed', () => {
  test.use({ signedIn: false });

  test('LANG-3 another language keeps the name, and stores neither', async ({ page, app }) => {
    const stored = (): Promise<string> =>
      page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage, ...history.state }));
    await page.goto('/people');
    await app.signIn.username.fill('john');
    await app.signIn.password.fill('typed secret');
    expect(await stored()).not.toContain('john');
    await app.frame.chooseLanguage('Nederlands');

    const inDutch = appOn(page, 'nl');
    await expect(inDutch.signIn.username).toHaveValue('john');
    await expect(inDutch.signIn.password).toHaveValue('');
    expect(await stored()).not.toMatch(/john|secret/);
    await inDutch.signIn.username.fill('');
    await inDutch.frame.chooseLanguage('Français');
    await expect(appOn(page, 'fr').signIn.username).toHaveValue('');
  });

  test('LANG-3 who has signed in leaves no name behind', async ({ page, app }) => {
    await page.goto('/profile');
    await app.signIn.signIn();
    await expect(app.frame.heading).toHaveText(app.text('profile.title'));
    await page.reload();
    await expect(app.frame.heading).toHaveText(app.text('profile.title'));
    expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContainEqual(
      expect.stringContaining('name'),
    );
  });
});

for (const language of languages) {
  test.describe(`in ${titles[language]}, signed out`, () => {
    test.use({ language, signedIn: false });

    test('TRANS-2 sign-in shows no id and no other language', async ({ page, app }) => {
      await page.goto('/');
      await app.signIn.submit.click();
      await expect(page.getByText(app.text('app.username-required'))).toBeVisible();
      await app.notifications.expectOnly({
        type: 'error',
        title: app.text('gnap.validation-error-notification-title'),
        text: app.text('gnap.validation-error-notification-text'),
      });

      await expectTranslated(page, language);
      await expect(page).toHaveTitle(`GNaP » ${app.text('app.sign-in.title')}`);
    });
  });

  test.describe(`in ${titles[language]}, signed in`, () => {
    test.use({ language });

    test('TRANS-2 list, person and the other pages show no id and no other language', async ({
      page,
      app,
    }) => {
      await visit(page, '/people');
      await expect(app.people.table).toBeVisible();
      await expectTranslated(page, language);

      await app.people.search('nobody is called this');
      await expect(app.people.table).toHaveCount(0);
      await expectTranslated(page, language);

      await visit(page, '/people/new');
      await app.person.saveButton.click();
      await expect(app.person.givenName).toHaveAttribute('aria-invalid', 'true');
      await expectTranslated(page, language);

      for (const path of [
        '/',
        '/announcements',
        '/announcements/new',
        '/examples',
        '/profile',
        '/secure',
        '/error',
        '/nowhere',
      ]) {
        await visit(page, path);
        await expectTranslated(page, language);
      }
    });

    test('TRANS-2 the menus of the bar show no id and no other language', async ({ page, app }) => {
      await page.goto('/');
      for (const button of [app.frame.themeButton, app.frame.accountButton]) {
        await button.click();
        await expect(app.frame.openMenu).toBeVisible();
        await expectTranslated(page, language);
        await page.keyboard.press('Escape');
        await expect(app.frame.openMenu).toHaveCount(0);
      }
    });
  });
}

test.describe('LANG-2 LANG-5', () => {
  test.use({ signedIn: false, locale: 'nl-BE', stored: { 'gnap.locale': 'xx' } });

  test('LANG-2 LANG-5 an unknown stored language gives way to that of the browser', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(appOn(page, 'nl').signIn.heading).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  });
});

/** What a browser asks for, and what it gets; a list of the languages where the first is not all. */
const browsers: readonly (readonly [string, readonly string[] | undefined, Language])[] = [
  ['nl-BE', undefined, 'nl'],
  ['fr-CA', undefined, 'fr'],
  ['de', undefined, 'nl'],
  ['zh-Hant-TW', undefined, 'nl'],
  ['de', ['de', 'zh-Hant-TW', 'en-US'], 'en'],
  ['en-GB', [], 'nl'],
];

for (const [locale, languages, language] of browsers) {
  test.describe(`in a browser of ${locale} that lists ${languages?.join(', ') ?? 'it alone'}`, () => {
    test.use({ signedIn: false, locale });

    test(`LANG-2 LANG-4 the language is ${language}`, async ({ page }) => {
      await page.addInitScript((list) => {
        if (list !== undefined) Object.defineProperty(navigator, 'languages', { value: list });
        if (list?.length === 0) Object.defineProperty(navigator, 'language', { value: '' });
      }, languages);
      await page.goto('/');
      await expect(appOn(page, language).signIn.heading).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await page.evaluate(() => localStorage.getItem('gnap.locale'))).toBeNull();
    });
  });
}

test('TRANS-1 the served messages are compiled; a file as people write it serves as well', async ({
  page,
  app,
}) => {
  const parsers: string[] = [];
  const parser = chunkOf('icu-messageformat-parser').replaceAll('*', '');
  page.on('request', (request) => {
    // app/importChunk.ts may fetch it before it is imported.
    const isImport = request.resourceType() === 'script';
    if (isImport && request.url().endsWith(parser)) parsers.push(request.url());
  });
  await page.goto('/people');
  await expect(app.people.table).toBeVisible();
  expect(parsers).toEqual([]);

  const count = '{total, plural, one {one of us} other {# of us, from {from} to {to}}}';
  await page.route('**/i18n/people/translations.en.json*', (route) =>
    route.fulfill({ json: { people: { title: 'Everybody', count } } }),
  );
  await page.reload();
  await expect(app.frame.heading).toHaveText('Everybody');
  await expect(page.getByText(/^\d+ of us, from 1 to 20$/)).toBeVisible();
  expect(parsers).toHaveLength(1);
});

const texts = '**/i18n/people/translations.en.json*';

for (const held of ['code', 'texts'] as const) {
  test(
    `TRANS-2 a page's texts are asked for beside its code, and it waits for its ${held}`,
    calm('holds a file back'),
    async ({ page, app }) => {
      const code = chunkOf('pages/people/PeoplePage.tsx');
      const welcome = app.text('app.home.welcome', { name: 'John Smith' });
      const gate = createGate();
      await page.goto('/');
      await expect(app.frame.heading).toHaveText(welcome);
      await page.route(held === 'code' ? code : texts, async (route) => {
        await gate.opened;
        await route.continue();
      });
      const both = Promise.all([page.waitForRequest(code), page.waitForRequest(texts)]);
      const data = page.waitForResponse('**/api/people?*');
      await page.getByRole('link', { name: app.text('app.home.people-open') }).click();
      await both;
      await data;
      await expect(app.frame.heading).toHaveText(welcome);
      gate.open();
      await expect(app.frame.heading).toHaveText(app.text('people.title'));
      await expect(app.people.table).toBeVisible();
    },
  );
}

test('A11Y-LANG the language menu is used by keys, and names each language in its own', async ({
  page,
  app,
}) => {
  await page.goto('/');
  await expect(app.frame.heading).toBeVisible();
  const items = app.frame.openMenu.getByRole('menuitemradio');
  await app.frame.languageButton.press('Enter');

  await expect(items).toHaveText(['Nederlands', 'Français', 'English']);
  await expect(items.nth(2)).toHaveAttribute('aria-checked', 'true');
  for (const [index, language] of languages.entries())
    await expect(items.nth(index)).toHaveAttribute('lang', language);
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(items.nth(2)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(items.nth(1)).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(app.frame.openMenu).toHaveCount(0);
  await expect(app.frame.languageButton).toBeFocused();
  await expect(app.frame.languageButton).toHaveAttribute('aria-expanded', 'false');
});
