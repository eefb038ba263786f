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
  readonly pageSize: Locator;
  /** The checkbox in the header of the table. */
  readonly headerBox: Locator;
  /** The rows of people, without the header's. */
  readonly rows: Locator;
  readonly chosenRows: Locator;
  readonly bulkBar: Locator;
  readonly chooseAllButton: Locator;
  readonly deleteButton: Locator;
  readonly clearButton: Locator;
  readonly deleteDialog: Locator;
  readonly confirmButton: Locator;
  readonly cancelButton: Locator;
  /** The alert that says why the list could not be loaded. */
  readonly failure: Locator;

  constructor(page: Page, text: Texts) {
    this.heading = page.getByRole('heading', { level: 1, name: text('people.title') });
    this.searchBox = page.getByRole('searchbox', { name: text('people.search') });
    this.table = page.getByRole('table', { name: text('people.title') });
    this.names = this.table.getByRole('rowheader').getByRole('link');
    this.pagination = page.getByRole('navigation', { name: text('gnap.pagination-label') });
    this.currentPage = this.pagination.locator('[aria-current=page]');
    this.nextPage = this.pagination.getByRole('link', { name: text('gnap.pagination-next') });
    this.pageSize = page.getByRole('combobox', { name: text('gnap.pagination-page-size') });
    this.headerBox = this.table.getByRole('checkbox', { name: text('people.bulk.select-all') });
    this.rows = this.table.getByRole('rowgroup').last().getByRole('row');
    this.chosenRows = this.table.getByRole('row', { selected: true });
    this.bulkBar = page.getByRole('group', { name: text('people.bulk.label') });
    this.chooseAllButton = this.bulkBar.getByRole('button', {
      name: new RegExp(text('people.bulk.all', { total: '\\d+' })),
    });
    this.deleteButton = this.bulkBar.getByRole('button', {
      name: text('people.bulk.delete'),
      exact: true,
    });
    this.clearButton = this.bulkBar.getByRole('button', { name: text('people.bulk.clear') });
    this.deleteDialog = page.getByRole('alertdialog');
    this.confirmButton = this.deleteDialog
      .getByRole('button')
      .filter({ hasNotText: text('people.delete.cancel') })
      .filter({ hasText: /\d/ });
    this.cancelButton = this.deleteDialog.getByRole('button', {
      name: text('people.delete.cancel'),
    });
    this.failure = page.getByRole('main').getByRole('alert');
  }

  async search(words: string): Promise<void> {
    await this.searchBox.fill(words);
    await this.searchBox.press('Enter');
  }

  /** The checkbox of the row at this index, from 0. */
  rowBox(index: number): Locator {
    return this.rows.nth(index).getByRole('checkbox');
  }

  /** Deletes the people that are chosen, and confirms it. */
  async deleteChosen(): Promise<void> {
    await this.deleteButton.click();
    await this.confirmButton.click();
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
