import type { Page } from '@playwright/test';
import type { AppPages } from './pages/app.js';
import { appOn } from './pages/app.js';
import { createRandom } from './support/faults/faultPlan.js';
import { Visitor } from './support/faults/Visitor.js';
import type { Step } from './support/faults/Visitor.js';
import { expect, test } from './support/fixtures.js';
import type { Language } from './support/texts.js';

const titles: Readonly<Record<Language, string>> = {
  nl: 'Nederlands',
  fr: 'Français',
  en: 'English',
};
const languages: readonly Language[] = ['nl', 'fr', 'en'];
const searches = ['van', 'de', 'an', ''];

/** What a person can do in the app, each from wherever the one before it led. */
class Walk {
  readonly #page: Page;
  readonly #visitor: Visitor;
  readonly #random: () => number;
  #app: AppPages;

  constructor(page: Page, seed: string) {
    this.#page = page;
    this.#visitor = new Visitor(page);
    this.#random = createRandom(seed);
    this.#app = appOn(page);
  }

  #pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.#random() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  }

  /** Whether the list is there as the address says. */
  async #showsList(parameter: string, value: string): Promise<boolean> {
    const { searchParams, pathname } = new URL(this.#page.url());
    const isAsked = pathname === '/people' && (searchParams.get(parameter) ?? '') === value;
    const { table, failure } = this.#app.people;
    if (!isAsked || !(await table.isVisible()) || (await failure.isVisible())) return false;
    return (await table.getAttribute('aria-busy')) !== 'true';
  }

  async signIn(): Promise<void> {
    const { signIn, menu } = this.#app;
    await this.#visitor.make({
      act: () => signIn.signIn(),
      isDone: () => menu.nav.isVisible(),
      again: async () => {
        await expect(signIn.username).toHaveValue('john');
        await expect(signIn.password).toHaveValue('1234');
        await signIn.submit.click();
      },
    });
  }

  /** By way of the overview: chosen on the list itself, its menu item would keep what was searched. */
  async openList(): Promise<void> {
    const { menu, text } = this.#app;
    const open = this.#page.getByRole('link', { name: text('app.home.people-open') });
    const isHome = (): boolean => new URL(this.#page.url()).pathname === '/';
    await this.#visitor.make({
      act: async () => {
        if (!isHome()) await menu.goTo(text('app.menu.home'));
      },
      isDone: async () => isHome() && (await open.isVisible()),
    });
    await this.#visitor.make({
      act: () => open.click(),
      isDone: () => this.#showsList('search', ''),
    });
  }

  async search(): Promise<void> {
    await this.openList();
    const words = this.#pick(searches);
    await this.#visitor.make({
      act: () => this.#app.people.search(words),
      isDone: () => this.#showsList('search', words),
    });
    await expect(this.#app.people.searchBox).toHaveValue(words);
  }

  async sort(): Promise<void> {
    await this.openList();
    await this.#visitor.make({
      act: () => this.#app.people.sortBy(this.#app.text('people.column.email')),
      isDone: () => this.#showsList('sort', 'email'),
    });
  }

  async turnPage(): Promise<void> {
    await this.openList();
    const { nextPage, searchBox } = this.#app.people;
    await searchBox.fill('not searched yet');
    await this.#visitor.make({
      act: () => nextPage.click(),
      isDone: () => this.#showsList('page', '2'),
    });
    await expect(searchBox).toHaveValue('not searched yet');
  }

  async #openPerson(): Promise<void> {
    await this.openList();
    const { people, person } = this.#app;
    const row = Math.floor(this.#random() * 10);
    await this.#visitor.make({
      act: () => people.names.nth(row).click(),
      isDone: () => person.saveButton.isVisible(),
    });
  }

  /** Types a note and another user name, which the server is asked about, and saves both. */
  async edit(): Promise<void> {
    await this.#openPerson();
    const { person, notifications, text } = this.#app;
    const mark = Math.floor(this.#random() * 1e9).toString(36);
    const typed = [
      { field: person.userName, value: `user-${mark}` },
      { field: person.note, value: `Written by ${mark}` },
    ];
    const fill = async (): Promise<void> => {
      for (const { field, value } of typed) await field.fill(value);
      await person.save();
    };
    const saved = notifications.region.getByText(text('forms.saved'), { exact: true });
    const save: Step = {
      act: fill,
      isDone: () => saved.isVisible(),
      again: async () => {
        for (const { field, value } of typed) await expect(field).toHaveValue(value);
        await person.save();
      },
    };
    await this.#visitor.make(save);
    await this.#reload(async () => {
      const isThere = await person.note.isVisible();
      return isThere && (await person.note.inputValue()) === `Written by ${mark}`;
    });
  }

  async #reload(isDone: () => Promise<boolean>): Promise<void> {
    await this.#visitor.make({ act: async () => void (await this.#page.reload()), isDone });
  }

  async goBack(): Promise<void> {
    await this.openList();
    await this.#openPerson();
    await this.#visitor.make({
      act: async () => void (await this.#page.goBack()),
      isDone: () => this.#showsList('search', ''),
    });
  }

  async changeLanguage(): Promise<void> {
    const language = this.#pick(languages);
    const { frame } = this.#app;
    const app = appOn(this.#page, language);
    await this.#visitor.make({
      act: async () => {
        await frame.languageButton.click();
        await frame.openMenu.getByRole('menuitemradio', { name: titles[language] }).click();
      },
      isDone: () => app.frame.skipLink.isVisible(),
    });
    this.#app = app;
  }

  async signOut(): Promise<void> {
    const { frame, signIn } = this.#app;
    await this.#visitor.make({
      act: () => frame.signOut(),
      isDone: () => signIn.heading.isVisible(),
    });
    await this.signIn();
  }

  /** One of all that can be done. */
  async anything(): Promise<void> {
    const steps = [
      () => this.search(),
      () => this.sort(),
      () => this.turnPage(),
      () => this.edit(),
      () => this.goBack(),
      () => this.changeLanguage(),
      () => this.signOut(),
    ];
    await this.#pick(steps)();
  }
}

// Most of the time goes by in answers that come three seconds late.
test.describe.configure({ timeout: 60_000 });

for (const seed of ['1', '2', '3']) {
  test.describe(`with faults of the seed ${seed} between app and API`, () => {
    test.use({ signedIn: false, faultSeed: seed, persists: false });

    test('ERR-1 SESS-6 FORM-4 no page hangs, nothing typed is lost, and every failure is told', async ({
      page,
      faults,
    }) => {
      const walk = new Walk(page, seed);
      await page.goto('/');
      await walk.signIn();
      await walk.edit();
      for (let step = 0; step < 2; step += 1) await walk.anything();
      expect(faults?.faults()).not.toBe('');
    });
  });
}
