import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../support/texts.js';

/** What a notification says. */
export interface ExpectedNotification {
  readonly type: 'success' | 'error' | 'warning' | 'info' | 'default';
  readonly title: string;
  readonly text: string;
}

/** The notifications, which are appended to the page's body. */
export class Notifications {
  readonly region: Locator;
  readonly items: Locator;
  /** The bell, whatever count its name ends with. */
  readonly bell: Locator;
  /** The list of past notifications. */
  readonly history: Locator;
  readonly #text: Texts;

  constructor(page: Page, text: Texts) {
    this.region = page.locator('body > section[role=region]');
    this.items = this.region.getByRole('listitem');
    const label = text('gnap.notification-history.label');
    this.bell = page.getByRole('button', { name: new RegExp(`^${label}`) });
    this.history = page.getByRole('group', { name: label, exact: true });
    this.#text = text;
  }

  /** Expects this notification and no other; equal ones would be counted in the title. */
  async expectOnly({ type, title, text }: ExpectedNotification): Promise<void> {
    await expect(this.items).toHaveCount(1);
    await expect(this.items).toHaveAttribute('data-type', type);
    await expect(this.items.getByRole('paragraph')).toHaveText([title, text]);
  }

  async expectUnexpectedError(): Promise<void> {
    await this.expectOnly({
      type: 'error',
      title: this.#text('gnap.error-notification-title'),
      text: this.#text('gnap.error-notification-text'),
    });
  }

  async expectNone(): Promise<void> {
    await expect(this.items).toHaveCount(0);
  }
}
