import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../support/texts.js';

/** The list of people. */
export class PeoplePage {
  readonly heading: Locator;
  readonly searchBox: Locator;
  readonly table: Locator;
  /** One link per person: family name, then given name. */
  readonly names: Locator;
  readonly pagination: Locator;
  readonly currentPage: Locator;
  readonly nextPage: Locator;
  /** Why the list is not the one that was asked for. */
  readonly failure: Locator;

  constructor(page: Page, text: Texts) {
    this.heading = page.getByRole('heading', { level: 1, name: text('people.title') });
    this.searchBox = page.getByRole('searchbox', { name: text('people.search') });
    this.table = page.getByRole('table', { name: text('people.title') });
    this.names = this.table.getByRole('link');
    this.pagination = page.getByRole('navigation', { name: text('gnap.pagination-label') });
    this.currentPage = this.pagination.locator('[aria-current=page]');
    this.nextPage = this.pagination.getByRole('link', { name: text('gnap.pagination-next') });
    this.failure = page.getByRole('main').getByRole('alert');
  }

  async search(words: string): Promise<void> {
    await this.searchBox.fill(words);
    await this.searchBox.press('Enter');
  }

  column(name: string): Locator {
    return this.table.getByRole('columnheader', { name, exact: true });
  }

  async sortBy(column: string): Promise<void> {
    await this.column(column).getByRole('button').click();
  }

  async open(name: string): Promise<void> {
    await this.table.getByRole('link', { name, exact: true }).click();
  }
}
