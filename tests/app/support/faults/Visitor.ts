import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { textsOf } from './watchPromises.js';

/** How long a page may take to show what was asked for or say why not, in milliseconds. */
const patience = 12_000;
/** How often the visitor tries again before giving up. */
const attempts = 12;

/** An action, and when it is done. */
export interface Step {
  act(): Promise<void>;
  /** Whether it is done. */
  isDone(): Promise<boolean>;
  /** What to do when the page shows a failure; by default its button "Try again" is pressed. */
  again?(): Promise<void>;
}

/** A user who tries again when a failure is shown, and fails the test when nothing is shown. */
export class Visitor {
  readonly #retry: Locator;
  readonly #errors: Locator;
  readonly #error: Locator;
  readonly #alert: Locator;
  readonly #refusal: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    const anyOf = (id: string): RegExp => new RegExp(textsOf(id).join('|'));
    this.#retry = main.locator('button:not([aria-disabled])').filter({
      hasText: anyOf('app.failed.retry'),
    });
    this.#errors = page.locator('body > section[role=region] li[data-type=error]');
    this.#error = this.#errors.first();
    this.#alert = main.getByRole('alert').first();
    this.#refusal = main
      .locator('form p')
      .filter({ hasText: anyOf('forms.error.validator-failed') });
  }

  /**
   * Presses "Try again" if it is there, in one step: a click would wait for a button that has just
   * gone.
   */
  #tryAgain(): Promise<boolean> {
    return this.#retry.evaluateAll((buttons) => {
      const [button] = buttons;
      if (!(button instanceof HTMLElement) || !button.checkVisibility()) return false;
      button.click();
      return true;
    });
  }

  /** Reacts to a failure that is shown now. Resolves to its text, or `null` if there is none. */
  async #react(again: Step['again']): Promise<string | null> {
    if (await this.#error.isVisible()) {
      const text = await this.#error.innerText();
      await this.#error.getByRole('button').click();
      // A failed page also has a button of its own, which is pressed next.
      if (!(await this.#retry.isVisible())) await again?.();
      return text;
    }
    if (await this.#tryAgain()) return 'a failed page';
    const place = (await this.#alert.isVisible()) ? this.#alert : this.#refusal;
    if (again === undefined || !(await place.isVisible())) return null;
    const text = await place.innerText();
    await again();
    return text;
  }

  /** Closes what was told after the last step was done: it could cover what is needed next. */
  async #clear(): Promise<void> {
    while (await this.#error.isVisible()) {
      const left = await this.#errors.count();
      await this.#error.getByRole('button').click();
      await expect(this.#errors).not.toHaveCount(left);
    }
  }

  /** Acts, and tries again until it is done. */
  async make({ act, isDone, again }: Step): Promise<void> {
    await this.#clear();
    await act();
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      let told: string | null = null;
      await expect
        .poll(
          async () => {
            if (await isDone()) return 'done';
            told = await this.#react(again);
            return told === null ? 'nothing' : 'told';
          },
          {
            message: 'shows what was asked for, or a failure',
            timeout: patience,
            intervals: [100],
          },
        )
        .not.toBe('nothing');
      if (told === null) return;
    }
    throw new Error(`It failed ${attempts} times.`);
  }
}
