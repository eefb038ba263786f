import type { Locator, Page } from '@playwright/test';
import { arrive } from './arrive.js';
import type { PromiseWatch } from './watchPromises.js';
import { textsOf } from './watchPromises.js';

/** So often somebody tries again on one page; more would be a page that never gets better. */
const patience = 20;

/**
 * Makes a page's tests go on as a person would when a failure is told: load the page again, close the
 * notification, press the form's button again. It happens whenever a test acts or expects.
 */
export async function persist(page: Page, watch: PromiseWatch): Promise<void> {
  let attempts = 0;
  const main = page.getByRole('main');
  const submit = main.locator('button[type=submit]:not([aria-disabled])');
  const withTextOf = (locator: Locator, ...ids: readonly string[]): Locator => {
    const texts = ids.flatMap(textsOf).map((text) => locator.filter({ hasText: text }));
    return texts.reduce((found, each) => found.or(each));
  };
  const whenever = (locator: Locator, tryAgain: () => Promise<void>): Promise<void> =>
    page.addLocatorHandler(
      locator.first(),
      async () => {
        attempts += 1;
        if (attempts > patience) throw new Error(`It still failed after ${patience} attempts.`);
        await tryAgain();
      },
      { noWaitAfter: true },
    );
  /** A button that has gone meanwhile needs no press; what still stands there is met again. */
  const press = async (button: Locator): Promise<void> => {
    await button
      .first()
      .click({ timeout: 4000 })
      .catch(() => {});
  };

  const notification = page.locator('body > section[role=region] li[data-type=error]');
  const close = (found: Locator): Promise<void> => press(found.first().getByRole('button'));

  const error = withTextOf(notification, 'gnap.error-notification-title');
  const retry = withTextOf(page.locator('main button:not([aria-disabled])'), 'app.failed.retry');
  arrive(page, [retry, error]);
  await whenever(error, async () => {
    await close(error);
    if (watch.isWriteFailed(page)) await press(submit);
  });
  const undone = withTextOf(notification, 'people.undo.failed.title');
  await whenever(undone, () => press(withTextOf(undone.getByRole('button'), 'people.undo.again')));
  await whenever(retry, () => press(retry));
  const alert = withTextOf(main.getByRole('alert'), 'forms.unreachable', 'app.sign-in.unreachable');
  await whenever(alert, () => press(submit));
  const failedUpload = withTextOf(main.locator('[data-slate-void]'), 'gnap.rich-text.upload-error');
  const uploadAgain = textsOf('gnap.rich-text.upload-retry').map((text) =>
    text.replace('{name}', '.+'),
  );
  const upload = failedUpload.getByRole('button', { name: new RegExp(uploadAgain.join('|')) });
  await whenever(upload, () => press(upload));
  const question = page.getByRole('alertdialog');
  const undeleted = ['people.delete.unreachable', 'people.delete.failed'];
  // Behind the button that closes the question stands the one that does what it asks for.
  const confirm = question.locator('button:not([aria-disabled])').nth(1);
  await whenever(withTextOf(question.getByRole('alert'), ...undeleted), () => press(confirm));
  // What goes on below the field is said differently, but it begins alike.
  const beginnings = textsOf('forms.error.validator-failed').map((text) => text.split('.')[0]);
  const unchecked = main.locator('form p', { hasText: new RegExp(beginnings.join('|')) });
  const refusal = withTextOf(notification, 'gnap.validation-error-notification-title');
  await whenever(unchecked, async () => {
    if (await refusal.first().isVisible()) {
      await close(refusal);
      await press(submit);
    } else {
      const field = main.locator('[aria-invalid=true]').first();
      // Only an edit asks again, or the form's button, for which it is too early.
      await field.press('Space');
      await field.press('Backspace');
    }
  });
}
