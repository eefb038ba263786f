import type { Api } from './support/api.js';
import { expectNoAxeViolations } from './support/axe.js';
import { expect, test } from './support/fixtures.js';
import type { Language } from './support/texts.js';

const languages: readonly Language[] = ['nl', 'fr', 'en'];
const threeDays = 3 * 24 * 60 * 60 * 1000;

/** Somebody's birthday on this day of the year; of a leap year, since the day may be 29 February. */
function birthdayOn(day: Date): string {
  return `1988${day.toISOString().slice(4, 10)}`;
}

/**
 * More birthdays on one day than the card shows at once, one of them somebody's. Their names are
 * late in the alphabet: other tests look at the first page of people.
 */
async function addBirthdays(
  api: Api,
  birthday: string,
  somebody: { givenName: string; familyName: string },
): Promise<void> {
  for (let count = 0; count < 8; count += 1)
    await api.addPerson({ familyName: 'Zandhoven', birthday });
  await api.addPerson({ ...somebody, birthday });
}

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('the first page tells what is announced and whose birthday comes, and leads there', async ({
      page,
      app,
      api,
    }) => {
      const birthday = birthdayOn(new Date(Date.now() + threeDays));
      const name = `Zoë Zwart-${language}`;
      await addBirthdays(api, birthday, { givenName: 'Zoë', familyName: `Zwart-${language}` });
      await page.goto('/');
      const part = (id: string) => page.getByRole('region', { name: app.text(id) });
      const birthdays = part('app.home.birthdays').getByRole('listitem');
      await expect(part('app.home.staff')).toContainText(/\d{3}/);
      await expectNoAxeViolations(page);

      await part('app.home.announcements').getByRole('link', { name: 'Welcome to' }).click();
      await expect(app.frame.heading).toHaveText('Welcome to the new staff administration');
      await page.goBack();
      await expect(birthdays).toHaveCount(8);
      await part('app.home.birthdays').getByRole('button').click();
      await expect(part('app.home.birthdays').getByRole('button')).toHaveText(
        app.text('app.home.birthdays-fewer'),
      );
      await expectNoAxeViolations(page);
      const row = birthdays.filter({ hasText: name });
      const textTop = (selector: string) =>
        row.locator(selector).evaluate((element) => {
          const range = element.ownerDocument.createRange();
          range.selectNodeContents(element);
          return range.getBoundingClientRect().top;
        });
      for (const width of [1440, 320]) {
        await page.setViewportSize({ width, height: 900 });
        const places = [await textTop('a'), await textTop('time')] as const;
        expect(places[0], `name and day on one line, ${width} wide`).toBeCloseTo(places[1], 0);
      }
      await row.getByRole('link').click();
      await expect(app.frame.heading).toHaveText(name);
    });
  });
}

test.describe('west of Greenwich', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('a day is the same day as everywhere', async ({ page, api }) => {
    const day = new Date(Date.now() + threeDays);
    await addBirthdays(api, birthdayOn(day), { givenName: 'Wim', familyName: 'Westerling' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Show all' }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'Westerling' });
    const weekday = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
    const text = new Intl.DateTimeFormat('en', weekday).format(day);
    await expect(row.locator('time')).toHaveText(text);

    await page.goto('/announcements');
    await expect(page.getByRole('cell', { name: 'Apr 20, 2026 – May 1, 2026' })).toBeVisible();
  });
});
