import type { Locator } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.js';
import { calm, expect, test } from './support/fixtures.js';
import { reloadFromWithin } from './support/reloadFromWithin.js';
import type { Language } from './support/texts.js';

/** Words of the loaded locale that the open birthday picker has to show: 4 October 2002 was a Friday. */
const october: Readonly<Record<Language, { month: string; day: string }>> = {
  nl: { month: 'okt', day: 'vrijdag 4 oktober 2002' },
  fr: { month: 'oct', day: 'vendredi 4 octobre 2002' },
  en: { month: 'Oct', day: 'Friday,? (4 October|October 4),? 2002' },
};

for (const language of ['nl', 'fr', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('DATE-1 DATE-2 RANGE-1 TIME-1 TOGGLE-1 LIMIT-1 LOCALE-3 B-27 birthday, hours and absence are typed, chosen and saved', async ({
      page,
      app,
      api,
    }) => {
      const { text } = app;
      const { id } = await api.addPerson();
      const main = page.getByRole('main');
      const field = (name: string): Locator =>
        main.getByRole('textbox', { name: text(`people.field.${name}`) });
      await page.goto(`/people/${id}`);

      const birthday = field('birthday');
      await birthday.fill('4/10/2002');
      await birthday.press('Tab');
      await expect(birthday).toHaveValue('04-10-2002');
      await field('workStart').fill('930');
      await field('workStart').press('Tab');
      await expect(field('workStart')).toHaveValue('09:30');
      await field('workEnd').fill('9:30 pm');
      await field('workEnd').press('Tab');
      await expect(field('workEnd')).toHaveValue('21:30');

      const dayIn = october[language].day;
      await main
        .getByRole('button', { name: new RegExp(text('gnap.date.change', { date: dayIn }), 'i') })
        .click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('combobox').first()).toContainText(october[language].month);
      await expect(dialog.getByRole('gridcell', { selected: true })).toHaveText('4');
      await expect(dialog.getByRole('gridcell', { selected: true })).toHaveAccessibleName(
        new RegExp(dayIn, 'i'),
      );
      await expectNoAxeViolations(page);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(birthday).toHaveValue('05-10-2002');

      const active = main.getByRole('switch', { name: text('people.field.active') });
      await expect(active).toBeChecked();
      await expect(main.getByText(text('gnap.toggle.yes'), { exact: true })).toBeVisible();
      await active.click();
      await expect(main.getByText(text('gnap.toggle.no'), { exact: true })).toBeVisible();
      await field('note').fill('x'.repeat(490));
      await expect(field('note')).toHaveAccessibleDescription(/\b10\b/);

      await app.person.save();
      await expect(
        app.notifications.region.getByText(text('forms.saved'), { exact: true }),
      ).toBeVisible();
      await page.reload();
      await expect(birthday).toHaveValue('05-10-2002');
      await expect(field('workStart')).toHaveValue('09:30');
      await expect(active).not.toBeChecked();
    });
  });
}

test('RANGE-1 RANGE-2 RANGE-3 an absence is chosen, canceled and applied', async ({
  page,
  app,
  api,
}) => {
  const { text } = app;
  const { id } = await api.addPerson();
  await page.goto(`/people/${id}`);
  const main = page.getByRole('main');
  const absence = main.getByRole('button', { name: new RegExp(text('people.field.absence')) });
  await absence.first().click();
  const dialog = page.getByRole('dialog');
  const start = dialog.getByLabel(text('gnap.date-range.start'), { exact: true });
  const end = dialog.getByLabel(text('gnap.date-range.end'), { exact: true });
  await start.fill('10/12/2026');
  await start.press('Tab');
  await end.fill('20/12/2026');
  await end.press('Tab');
  await expectNoAxeViolations(page);
  // The end is moved along when the start passes it.
  await start.fill('24/12/2026');
  await start.press('Tab');
  await expect(end).toHaveValue('24/12/2026');
  await dialog.getByRole('button', { name: text('gnap.calendar.cancel') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(absence.first()).toContainText(text('gnap.date-range.choose'));

  await absence.first().click();
  await start.fill('24/12/2026');
  await start.press('Tab');
  await end.fill('02/01/2027');
  await end.press('Tab');
  await dialog.getByRole('button', { name: text('gnap.calendar.apply') }).click();
  await expect(absence.first()).toContainText('24/12/2026');
  await app.person.save();
  await expect(
    app.notifications.region.getByText(text('forms.saved'), { exact: true }),
  ).toBeVisible();
  await page.reload();
  await expect(absence.first()).toContainText('02/01/2027');
});

for (const pointer of ['mouse', 'finger'] as const) {
  test.describe(`with a ${pointer}`, () => {
    // High enough for a picker that does not cover its button.
    test.use({ hasTouch: pointer === 'finger', viewport: { width: 1280, height: 1100 } });

    test('A11Y-DATE A11Y-RANGE a press beside a picker, or on its own button, closes it and focuses that button', async ({
      page,
      app,
      api,
    }) => {
      const { id } = await api.addPerson();
      await page.goto(`/people/${id}`);
      const press = ({ x, y }: { x: number; y: number }): Promise<void> =>
        pointer === 'mouse' ? page.mouse.click(x, y) : page.touchscreen.tap(x, y);
      for (const name of ['gnap.date.choose', 'gnap.date-range.choose']) {
        const button = page.getByRole('main').getByRole('button', { name: app.text(name) });
        for (const place of ['button', 'corner']) {
          await button.click();
          await expect(page.getByRole('dialog')).toBeVisible();
          const box = await button.boundingBox();
          if (box === null) throw new Error('The button is not shown.');
          await press(place === 'corner' ? { x: 2, y: 2 } : { x: box.x + 9, y: box.y + 9 });
          await expect(button).toBeFocused();
          await expect(page.getByRole('dialog')).toHaveCount(0);
        }
      }
    });
  });
}

test.describe('where what a field says when it is left moves the button', () => {
  // Too low for the buttons to stick to the bottom of the window.
  test.use({ viewport: { width: 700, height: 310 } });

  test(
    'FORM-4 B-27 a press on save from within the field saves',
    calm('presses once'),
    async ({ page, app, api }) => {
      const { person, notifications, text } = app;
      const { id } = await api.addPerson();
      await page.goto(`/people/${id}`);
      const main = page.getByRole('main');
      const field = main.getByRole('textbox', { name: text('people.field.workStart') });
      const typed = 'half past nine in the morning, and on Fridays at a quarter to nine';
      await field.pressSequentially(typed);
      await person.saveButton.scrollIntoViewIfNeeded();
      const button = await person.saveButton.boundingBox();
      if (button === null) throw new Error('There is no button.');
      await page.mouse.move(button.x + button.width / 2, button.y + 4);
      await page.mouse.down();
      await page.mouse.up();
      await expect(
        notifications.region.getByText(text('forms.saved'), { exact: true }),
      ).toBeVisible();
      await expect(main.getByText(typed)).toBeVisible();
      await expect(person.saveButton).toBeFocused();
      // It did move: the press is where the button no longer is.
      expect((await person.saveButton.boundingBox())?.y).toBeGreaterThan(button.y + 4);
    },
  );
});

test('B-27 nobody is born in years to come: such a birthday is refused', async ({ page, app }) => {
  await page.goto('/people/new');
  const birthday = page.getByRole('textbox', { name: app.text('people.field.birthday') });
  await birthday.fill('31-12-2099');
  await birthday.press('Tab');
  await expect(birthday).toHaveAttribute('aria-invalid', 'true');
  await birthday.fill('31-12-1999');
  await birthday.press('Tab');
  await expect(birthday).not.toHaveAttribute('aria-invalid', 'true');
});

test('DATE-3 a date and a select can be cleared', async ({ page, app, api }) => {
  const { text } = app;
  const { id } = await api.addPerson({ department: 'Finance' });
  await page.goto(`/people/${id}`);
  const main = page.getByRole('main');
  const department = main.getByRole('combobox', { name: text('people.field.department') });
  await expect(department).toHaveValue('Finance');
  await department.click();
  await expect(page.getByRole('option', { name: 'Legal' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: text('gnap.select.clear') }).click();
  await expect(department).toHaveValue('');
  await app.person.save();
  await expect(
    app.notifications.region.getByText(text('forms.saved'), { exact: true }),
  ).toBeVisible();
  await page.reload();
  await expect(department).toHaveValue('');
});

test('B-23 A11Y-FIELD an invalid form shows a summary whose links focus the fields', async ({
  page,
  app,
}) => {
  const { person, text } = app;
  await page.goto('/people/new');
  await person.email.fill('no address');
  await person.save();
  await expect(person.givenName).toBeFocused();
  const summary = page.getByRole('main').getByRole('group', { name: /\d/ });
  await expect(summary.getByRole('link')).toHaveText([
    text('people.field.givenName'),
    text('people.field.familyName'),
    text('people.field.userName'),
    text('people.field.email'),
  ]);
  await expectNoAxeViolations(page);
  await summary.getByRole('link', { name: text('people.field.email') }).click();
  await expect(person.email).toBeFocused();
  await person.email.fill('ada@example.org');
  await expect(summary.getByRole('link')).toHaveCount(3);
});

for (const [name, typed] of [
  ['birthday', '4/10/2002'],
  ['workStart', '9'],
] as const) {
  test(`B-11 what is being typed for ${name} is not left without a question`, async ({
    page,
    app,
    api,
  }) => {
    const { text } = app;
    const { id } = await api.addPerson();
    await page.goto('/');
    await page.goto(`/people/${id}`);
    const field = page
      .getByRole('main')
      .getByRole('textbox', { name: text(`people.field.${name}`) });
    await field.pressSequentially(typed);
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await reloadFromWithin(page);
    await expect(field).toHaveValue('');
    expect(asked).toEqual(['beforeunload']);
  });
}

test('B-25 an absence with an end alone asks for its start, and is saved once it has one', async ({
  page,
  app,
  api,
}) => {
  const { text, person } = app;
  const { id } = await api.addPerson();
  await page.goto(`/people/${id}`);
  const absence = page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(text('people.field.absence')) })
    .first();
  const dialog = page.getByRole('dialog');
  const fill = async (part: string, day: string): Promise<void> => {
    await absence.click();
    const field = dialog.getByLabel(text(`gnap.date-range.${part}`), { exact: true });
    await field.fill(day);
    await field.press('Tab');
    await dialog.getByRole('button', { name: text('gnap.calendar.apply'), exact: true }).click();
  };
  await fill('end', '20/12/2026');
  await person.save();
  await expect(absence).toHaveAccessibleDescription(text('people.absence-start'));
  await expect(absence).toBeFocused();
  await fill('start', '10/12/2026');
  await person.save();
  await expect(app.notifications.items.filter({ hasText: text('forms.saved') })).toBeVisible();
});
