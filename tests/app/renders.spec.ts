import { calm, expect, test } from './support/fixtures.js';
import { recordRenders } from './support/renders.js';

test(
  'MENU-4 another page renders nothing of the frame but the menu items that it changes',
  calm('the frame tells of faults'),
  async ({ page, app }) => {
    const renders = await recordRenders(page);
    const { frame, menu, people, person, text } = app;
    const [all, another] = [
      menu.link(text('app.menu.people-all')),
      menu.link(text('app.menu.people-new')),
    ];
    await page.goto('/people');
    // Once before, since what the first visit loads renders the frame too.
    await another.click();
    await expect(person.note).toBeVisible();
    await all.click();
    await expect(people.table).toBeVisible();

    await renders.reset();
    await another.click();
    await expect(person.note).toBeVisible();
    await expect(frame.heading).toBeFocused();
    expect(await renders.among(page.getByRole('banner').locator('*'))).toEqual([]);
    expect(await renders.among(menu.sidebar.getByRole('searchbox'))).toEqual([]);
    expect(await renders.among(menu.nav.locator('a, button'))).toEqual([
      text('app.menu.people-all'),
      text('app.menu.people-new'),
    ]);
  },
);
