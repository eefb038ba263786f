import type { Locator, Page } from '@playwright/test';
import { choiceName, type Texts } from '../support/texts.js';

/** The person who is signed in, and what they prefer. */
export class ProfilePage {
  readonly heading: Locator;
  readonly languageButton: Locator;
  readonly themeButton: Locator;
  readonly shortcutsSwitch: Locator;
  readonly #main: Locator;

  constructor(page: Page, text: Texts) {
    const main = page.getByRole('main');
    const button = (label: string): Locator =>
      main.getByRole('button', { name: choiceName(text, label) });
    this.#main = main;
    this.heading = page.getByRole('heading', { level: 1, name: text('profile.title') });
    this.languageButton = button(text('gnap.language'));
    this.themeButton = button(text('gnap.theme-menu.label'));
    this.shortcutsSwitch = main.getByRole('switch', { name: text('gnap.shortcuts.switch') });
  }

  /** The value that is listed under this name. */
  fact(name: string): Locator {
    return this.#main.locator('dt', { hasText: new RegExp(`^${name}$`) }).locator('+ dd');
  }
}
