import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../support/texts.js';

/** The form of a person. */
export class PersonPage {
  readonly givenName: Locator;
  readonly familyName: Locator;
  readonly userName: Locator;
  readonly email: Locator;
  readonly phone: Locator;
  readonly note: Locator;
  readonly saveButton: Locator;
  readonly backToList: Locator;
  /** The alert with the errors of the form as a whole. */
  readonly alert: Locator;

  constructor(page: Page, text: Texts) {
    const main = page.getByRole('main');
    const field = (name: string): Locator => main.getByLabel(text(`people.field.${name}`));
    this.givenName = field('givenName');
    this.familyName = field('familyName');
    this.userName = field('userName');
    this.email = field('email');
    this.phone = field('phone');
    this.note = field('note');
    this.saveButton = main.getByRole('button', { name: text('forms.save') });
    this.backToList = main.getByRole('link', { name: text('people.cancel') });
    this.alert = main.getByRole('alert');
  }

  /** The red label of a field's error, found as assistive technology finds it. */
  async errorOf(field: Locator): Promise<Locator> {
    const id = await field.getAttribute('aria-errormessage');
    return field.page().locator(`[id="${id}"]`);
  }

  async save(): Promise<void> {
    await this.saveButton.click();
  }
}
