import { beforeAll, describe, expect, test } from 'vitest';
import { shareHtmlWorker } from './htmlThread.js';
import { createClock, signedIn, start, testServer } from './testServer.js';

beforeAll(() => shareHtmlWorker('/api'));

interface Overview {
  total: number;
  active: number;
  away: number;
  birthdays: { familyName: string; date: string }[];
  announcements: { title: string }[];
}

const person = {
  ...{ userName: 'zz', givenName: 'Zoë', familyName: 'Zeeman', email: 'zz@example.org' },
  ...{ phone: '', function: '', department: '', place: '', note: '', active: true },
  ...{ birthday: null, workStart: null, workEnd: null, absenceStart: null, absenceEnd: null },
};

const news = {
  ...{ title: 'News', summary: '', content: '<p>News</p>', isPublished: true },
  ...{ publishStart: null, publishEnd: null },
};

/** @param now when it is, in milliseconds since 1970. Default noon of 15 January 2026, UTC */
async function open(now = start) {
  const clock = createClock();
  clock.advance(now - start);
  const send = await signedIn(await testServer({ clock }));
  const post = async (url: string, payload: object): Promise<void> => {
    const { statusCode } = await send({ method: 'POST', url, payload });
    expect(statusCode).toBe(201);
  };
  return {
    clock,
    addPerson: (values: object, userName = 'zz') =>
      post('/api/people', { ...person, userName, email: `${userName}@example.org`, ...values }),
    addNews: (values: object) => post('/api/announcements', { ...news, ...values }),
    overview: async (timeZone = 'UTC') =>
      (await send(`/api/overview?timeZone=${encodeURIComponent(timeZone)}`)).json<Overview>(),
    send,
  };
}

describe('GET /api/overview', () => {
  test('counts the people, those who are active, and of these who is away today', async () => {
    const { addPerson, overview } = await open();
    const before = await overview();
    expect(before).toMatchObject({ total: 320, away: 0 });
    const absences = [
      ['from today', { absenceStart: '2026-01-15', absenceEnd: '2026-01-20' }],
      ['until today', { absenceStart: '2026-01-01', absenceEnd: '2026-01-15' }],
      ['without end', { absenceStart: '2026-01-02' }],
      ['over', { absenceStart: '2026-01-01', absenceEnd: '2026-01-14' }],
      ['to come', { absenceStart: '2026-01-16' }],
      ['not active', { absenceStart: '2026-01-02', active: false }],
    ] as const;
    for (const [note, absence] of absences)
      await addPerson({ note, ...absence }, note.replace(' ', '.'));
    expect(await overview()).toMatchObject({
      total: 326,
      active: before.active + 5,
      away: 3,
    });
  });

  test('names who has a birthday in the seven days from today, the next one first', async () => {
    const { addPerson, overview } = await open();
    await addPerson({ familyName: 'Zlast', birthday: '1980-01-21' }, 'a');
    await addPerson({ familyName: 'Zlate', birthday: '1980-01-22' }, 'b');
    await addPerson({ familyName: 'Zfirst', birthday: '2001-01-15' }, 'c');
    await addPerson({ familyName: 'Zgone', birthday: '2001-01-14' }, 'd');
    await addPerson({ familyName: 'Zidle', birthday: '2001-01-15', active: false }, 'e');
    const { birthdays } = await overview();
    const dates = birthdays.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
    expect(birthdays.filter(({ familyName }) => familyName.startsWith('Z'))).toEqual([
      expect.objectContaining({ familyName: 'Zfirst', date: '2026-01-15' }),
      expect.objectContaining({ familyName: 'Zlast', date: '2026-01-21' }),
    ]);
  });

  test.each([
    ['1 March', 'an ordinary', Date.UTC(2026, 1, 25), '2026-03-01'],
    ['29 February', 'a leap', Date.UTC(2028, 1, 25), '2028-02-29'],
  ])('who was born on 29 February has a birthday on %s of %s year', async (...row) => {
    const [, , now, date] = row;
    const { addPerson, overview } = await open(now);
    await addPerson({ familyName: 'Zleap', birthday: '2000-02-29' });
    const { birthdays } = await overview();
    expect(birthdays.find(({ familyName }) => familyName === 'Zleap')?.date).toBe(date);
  });

  test('lists what is published and shown today, changed last first', async () => {
    const { clock, addNews, overview } = await open();
    const titles = async (): Promise<string[]> =>
      (await overview()).announcements.map(({ title }) => title);
    const before = await titles();
    const made = [
      { title: 'Always' },
      { title: 'From today', publishStart: '2026-01-15' },
      { title: 'Until today', publishEnd: '2026-01-15' },
      { title: 'Draft', isPublished: false },
      { title: 'To come', publishStart: '2026-01-16' },
      { title: 'Over', publishEnd: '2026-01-14' },
    ];
    for (const values of made) {
      clock.advance(1000);
      await addNews(values);
    }
    expect(await titles()).toEqual(['Until today', 'From today', 'Always', ...before]);
  });

  test('goes by the day in the time zone of who asks', async () => {
    const { addNews, overview } = await open();
    await addNews({ title: 'Tomorrow', publishStart: '2026-01-16' });
    const isShown = async (timeZone: string): Promise<boolean> =>
      (await overview(timeZone)).announcements.some(({ title }) => title === 'Tomorrow');
    expect(await isShown('Europe/Brussels')).toBe(false);
    expect(await isShown('Pacific/Kiritimati')).toBe(true);
  });

  test('refuses what is no time zone, and who is not signed in', async () => {
    const { send } = await open();
    const answer = await send('/api/overview?timeZone=Nowhere/Never');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: { timeZone: ['unknown'] } });
    const { statusCode } = await (await testServer()).inject('/api/overview');
    expect(statusCode).toBe(401);
  });
});
