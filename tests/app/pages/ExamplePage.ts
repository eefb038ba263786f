import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../support/texts.js';

/** An example, live beside its source; and the list of all examples. */
export class ExamplePage {
  /** In the list, one per example. */
  readonly links: Locator;
  /** The running example. */
  readonly live: Locator;
  readonly source: Locator;
  readonly copyButton: Locator;

  constructor(page: Page, text: Texts) {
    const main = page.getByRole('main');
    this.links = main.locator('h2 + ul').getByRole('link');
    this.live = main.locator('[lang=en]').first();
    this.source = main.getByRole('region', { name: text('examples.source') });
    this.copyButton = main.getByRole('button', { name: text('examples.copy'), exact: true });
  }

  /** In the list, the link to the example of this title. */
  linkTo(title: string): Locator {
    return this.links.filter({ hasText: new RegExp(`^${title}$`) });
  }
}
