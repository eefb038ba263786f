import type { Locator, Page } from '@playwright/test';
import { choiceName, type Texts } from '../support/texts.js';

/** The frame around every page: top bar, skip link, breadcrumbs, and the page's one `h1`. */
export class Frame {
  readonly heading: Locator;
  readonly main: Locator;
  readonly skipLink: Locator;
  readonly breadcrumbs: Locator;
  readonly backButton: Locator;
  readonly languageButton: Locator;
  readonly themeButton: Locator;
  readonly accountButton: Locator;
  readonly openMenu: Locator;
  readonly paletteButton: Locator;
  readonly palette: Locator;
  readonly shortcutList: Locator;
  /** The button that leaves kiosk mode. */
  readonly kioskExit: Locator;
  readonly tooltip: Locator;
  readonly #signOutItem: Locator;
  readonly #page: Page;

  constructor(page: Page, text: Texts) {
    const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.main = page.getByRole('main');
    this.skipLink = page.getByRole('link', { name: text('gnap.skip-to-content') });
    this.breadcrumbs = page.getByRole('navigation', { name: text('gnap.breadcrumbs-label') });
    this.backButton = this.breadcrumbs.getByRole('button', { name: text('gnap.breadcrumbs-back') });
    this.languageButton = page.getByRole('button', {
      name: choiceName(text, text('gnap.language'), '[A-Z]{2}'),
    });
    this.themeButton = button(text('gnap.theme-menu.label'));
    this.accountButton = button(text('app.session.menu', { name: 'John Smith' }));
    this.openMenu = page.getByRole('menu');
    this.paletteButton = button(text('gnap.command-palette.title'));
    this.palette = page.getByRole('dialog', { name: text('gnap.command-palette.title') });
    this.shortcutList = page.getByRole('dialog', { name: text('gnap.shortcuts.title') });
    this.kioskExit = button(text('gnap.kiosk-exit'));
    this.tooltip = page.getByRole('tooltip');
    this.#signOutItem = page.getByRole('menuitem', { name: text('app.session.sign-out') });
  }

  /** Chooses a language by its title: Nederlands, Français, English. */
  async chooseLanguage(title: string): Promise<void> {
    await this.languageButton.click();
    const reloaded = this.#page.waitForEvent('load');
    await this.openMenu.getByRole('menuitemradio', { name: title }).click();
    await reloaded;
  }

  async signOut(): Promise<void> {
    await this.accountButton.click();
    await this.#signOutItem.click();
  }
}
