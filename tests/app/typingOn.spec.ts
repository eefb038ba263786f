import type { Page, Route } from '@playwright/test';
import { LeaveQuestion } from './pages/LeaveQuestion.js';
import type { AppPages } from './pages/app.js';
import { calm, expect, test } from './support/fixtures.js';
import { createGate, recordRequests, type Gate } from './support/records.js';

/** Opens a person from the list, so that there is a page to go back to. */
async function openPerson(page: Page, app: AppPages): Promise<void> {
  await page.goto('/people?search=van+Beek');
  await app.people.open('van Beek Pim');
  await expect(app.frame.heading).toHaveText('Pim van Beek');
}

/** Holds back what the pages are loaded with, until the gate is opened. */
async function holdPages(page: Page): Promise<Gate> {
  const gate = createGate();
  const hold = async (route: Route): Promise<void> => {
    await gate.opened;
    // Whoever stayed has called the request off.
    await route.continue().catch(() => {});
  };
  await page.route(/\/api\/(overview|people\?|profile)/, hold);
  return gate;
}

/** The ways to another page; none of them waits for it. */
const ways: Record<string, (page: Page, app: AppPages) => Promise<void>> = {
  'a link': async (_page, { menu, text }) => menu.link(text('app.menu.home')).click(),
  'a crumb': async (_page, { frame, text }) =>
    frame.breadcrumbs.getByRole('link', { name: text('app.menu.people') }).click(),
  Back: (page) =>
    page.evaluate(() => {
      history.back();
    }),
  'the Back button of the page': async (_page, { frame }) => frame.backButton.click(),
  'the palette': async (page, { frame, text }) => {
    await page.keyboard.press('Control+k');
    await frame.palette.getByRole('combobox').fill(text('app.session.profile'));
    await page.keyboard.press('Enter');
    await expect(frame.palette).toHaveCount(0);
  },
};

for (const [way, leave] of Object.entries(ways))
  test(
    `B-11 who types on while the page that ${way} leads to is loading stays, and is told so; the next way out asks`,
    calm('holds requests back'),
    async ({ page, app }) => {
      const { person, frame, notifications, text } = app;
      await openPerson(page, app);
      const address = page.url();
      const before = await page.evaluate(() => history.length);
      const question = new LeaveQuestion(page, text);
      const loads = recordRequests(page, /^\/api\/people\/\d+$/);
      const gate = await holdPages(page);
      const called = page.waitForRequest(/\/api\/(overview|people\?|profile)/);
      const off = page.waitForEvent('requestfailed');
      await person.familyName.focus();
      await leave(page, app);
      await called;
      await person.givenName.pressSequentially('my words ');
      await off;
      await expect(page).toHaveURL(address);
      await expect(person.givenName).toBeFocused();
      await expect(person.givenName).toHaveValue('my words Pim');
      await expect(question.dialog).toHaveCount(0);
      await expect(notifications.items).toHaveCount(1);
      await expect(notifications.items).toContainText(text('app.stayed'));
      gate.open();
      await person.givenName.press('End');
      await person.givenName.pressSequentially('x');
      await expect(person.givenName).toHaveValue('my words Pimx');
      await expect(frame.heading).toHaveText('Pim van Beek');
      expect(loads).toHaveLength(0);
      expect(await page.evaluate(() => history.length)).toBe(before);

      await page.evaluate(() => {
        history.back();
      });
      await question.leave.click();
      await expect(page).toHaveURL('/people?search=van+Beek');
      await expect(app.people.names.first()).toBeVisible();
      await page.goForward();
      await expect(person.givenName).toHaveValue('Pim');
    },
  );
