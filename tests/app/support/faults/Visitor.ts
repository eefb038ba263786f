import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { textsOf } from './watchPromises.js';

/** Within this a page shows what was asked for, or tells why not, in milliseconds. */
const patience = 12_000;
/** So often somebody tries again before giving up. */
const attempts = 12;

/** What somebody does, and when it is done. */
export interface Step {
  act(): Promise<void>;
  /** Whether it is done. */
  isDone(): Promise<boolean>;
  /** What to do when a failure was told in the page; by default its button "Try again" is pressed. */
  again?(): Promise<void>;
}

/** Somebody who goes on when told of a failure, and complains when told nothing. */
export class Visitor {
  readonly #retry: Locator;
  readonly #error: Locator;
  readonly #alert: Locator;
  readonly #refusal: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    const anyOf = (id: string): RegExp => new RegExp(textsOf(id).join('|'));
    this.#retry = main.locator('button:not([aria-disabled])').filter({
      hasText: anyOf('app.failed.retry'),
    });
    this.#error = page.locator('body > section[role=region] li[data-type=error]').first();
    this.#alert = main.getByRole('alert').first();
    this.#refusal = main
      .locator('form p')
      .filter({ hasText: anyOf('forms.error.validator-failed') });
  }

  /** Presses "Try again" if it is there, in one step: a click would wait for one that has just gone. */
  #tryAgain(): Promise<boolean> {
    return this.#retry.evaluateAll((buttons) => {
      const [button] = buttons;
      if (!(button instanceof HTMLElement) || !button.checkVisibility()) return false;
      button.click();
      return true;
    });
  }

  /** Reacts to a failure if one is told now; tells which. */
  async #react(again: Step['again']): Promise<string | null> {
    if (await this.#error.isVisible()) {
      const text = await this.#error.innerText();
      await this.#error.getByRole('button').click();
      // A page that failed says so in its place too.
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

  /** Does it until it is done. */
  async make({ act, isDone, again }: Step): Promise<void> {
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
