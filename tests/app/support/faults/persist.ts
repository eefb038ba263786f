import type { Locator, Page } from '@playwright/test';
import { arrive } from './arrive.js';
import type { PromiseWatch } from './watchPromises.js';
import { textsOf } from './watchPromises.js';

/** How often to try again on one page; one that needs more never recovers. */
const patience = 20;

/**
 * Makes a page's tests react to a failure as a user would: load the page again, close the
 * notification, press the form's button again. It happens whenever a test acts or expects.
 */
export async function persist(page: Page, watch: PromiseWatch): Promise<void> {
  let attempts = 0;
  const main = page.getByRole('main');
  const submit = main.locator('button[type=submit]:not([aria-disabled])');
  const withText = (locator: Locator, texts: readonly string[]): Locator =>
    texts.map((text) => locator.filter({ hasText: text })).reduce((found, each) => found.or(each));
  const withTextOf = (locator: Locator, ...ids: readonly string[]): Locator =>
    withText(locator, ids.flatMap(textsOf));
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
  /**
   * A button that has gone meanwhile needs no press; a failure that is still shown is handled
   * again.
   */
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
  const alert = withTextOf(main.getByRole('alert'), 'forms.unreachable', 'app.unreachable');
  await whenever(alert, () => press(submit));
  const failedUpload = withTextOf(main.locator('[data-slate-void]'), 'gnap.rich-text.upload-error');
  const uploadAgain = textsOf('gnap.rich-text.upload-retry').map((text) =>
    text.replace('{name}', '.+'),
  );
  const upload = failedUpload.getByRole('button', { name: new RegExp(uploadAgain.join('|')) });
  await whenever(upload, () => press(upload));
  const question = page.getByRole('alertdialog');
  // What comes after the last placeholder.
  const endings = ['people.delete.unreachable', 'people.delete.failed', 'announcements.not-removed']
    .flatMap(textsOf)
    .map((text) => text.slice(text.lastIndexOf('}') + 1));
  // The first button closes the dialog; the second does what the dialog asks about.
  const confirm = question.locator('button:not([aria-disabled])').nth(1);
  await whenever(withText(question.getByRole('alert'), endings), () => press(confirm));
  // The message below the field goes on differently, but begins the same.
  const beginnings = textsOf('forms.error.validator-failed').map((text) => text.split('.')[0]);
  const unchecked = main.locator('form p', { hasText: new RegExp(beginnings.join('|')) });
  const refusal = withTextOf(notification, 'gnap.validation-error-notification-title');
  await whenever(unchecked, async () => {
    if (await refusal.first().isVisible()) {
      await close(refusal);
      await press(submit);
    } else {
      const field = main.locator('[aria-invalid=true]').first();
      // Only an edit or a submit starts the check again, and it is too early to submit.
      await field.press('Space');
      await field.press('Backspace');
    }
  });
}
