import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../support/texts.js';

/** The dialog that asks before unsaved changes are lost. */
export class LeaveQuestion {
  readonly dialog: Locator;
  readonly save: Locator;
  readonly leave: Locator;
  readonly stay: Locator;

  constructor(page: Page, text: Texts) {
    this.dialog = page.getByRole('alertdialog', { name: text('gnap.leave-guard.title') });
    const button = (id: string): Locator =>
      this.dialog.getByRole('button', { name: text(id), exact: true });
    this.save = button('gnap.leave-guard.save');
    this.leave = button('gnap.leave-guard.leave');
    this.stay = button('gnap.leave-guard.stay');
  }
}
