import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../support/texts.js';

/** The sidebar and its menu of three levels. */
export class MainMenu {
  readonly sidebar: Locator;
  readonly nav: Locator;
  /** The one item of the current page. */
  readonly current: Locator;
  readonly collapseButton: Locator;
  /** The field above a long menu. */
  readonly filterField: Locator;
  /** On a phone: shows the sidebar. */
  readonly showButton: Locator;
  /** On a phone: hides it again. */
  readonly closeButton: Locator;
  readonly #text: Texts;

  constructor(page: Page, text: Texts) {
    const button = (id: string): Locator =>
      page.getByRole('button', { name: text(id), exact: true });
    this.#text = text;
    this.sidebar = page.locator('#gnap-sidebar');
    this.nav = page.getByRole('navigation', { name: text('gnap.menu-label') });
    this.current = this.nav.locator('[aria-current]');
    this.collapseButton = button('gnap.sidebar-collapse');
    this.filterField = page.getByRole('searchbox', { name: text('gnap.menu-filter-label') });
    this.showButton = button('gnap.sidebar-show');
    this.closeButton = button('gnap.sidebar-close');
  }

  /** An item that links to a page. */
  link(name: string): Locator {
    return this.nav.getByRole('link', { name, exact: true });
  }

  /** An item that opens and closes a submenu. */
  submenu(name: string): Locator {
    return this.nav.getByRole('button', { name, exact: true });
  }

  /** The button for the submenu of an item that itself links to a page. */
  toggle(name: string): Locator {
    const title = this.#text('gnap.menu-toggle', { title: name });
    return this.nav.getByRole('button', { name: title, exact: true });
  }

  /** Opens the submenus on the way, then follows the last link. */
  async goTo(...way: readonly string[]): Promise<void> {
    for (const name of way.slice(0, -1)) {
      const submenu = this.submenu(name);
      await expect(submenu).toBeVisible();
      if ((await submenu.getAttribute('aria-expanded')) === 'false') await submenu.click();
    }
    await this.link(way.at(-1) ?? '').click();
  }
}
