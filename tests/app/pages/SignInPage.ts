import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../support/texts.js';

/** The sign-in page, which appears at any address. */
export class SignInPage {
  readonly heading: Locator;
  readonly username: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly message: Locator;

  constructor(page: Page, text: Texts) {
    this.heading = page.getByRole('heading', { level: 1, name: text('app.sign-in.title') });
    this.username = page.getByLabel(text('app.sign-in.username'));
    this.password = page.getByLabel(text('app.sign-in.password'));
    this.submit = page.getByRole('button', { name: text('app.sign-in.submit') });
    this.message = page.getByRole('main').getByRole('alert');
  }

  async signInAs(username: string, password: string): Promise<void> {
    await this.username.fill(username);
    await this.password.fill(password);
    await this.submit.click();
  }

  async signIn(): Promise<void> {
    await this.signInAs('john', '1234');
  }
}
