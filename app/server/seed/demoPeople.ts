import { fold } from '../fold.js';
import type { PersonFields, Schedule } from '../people/person.js';
import { departments, notes, origins } from './names.js';
import { createRandom } from './random.js';

const howMany = 320;

/** The fields of a person in the demo data, which is older than schedules. */
export type DemoPerson = Omit<PersonFields, keyof Schedule>;

type Random = () => number;

function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from: a list is empty.');
  return item;
}

const weightedOrigins = origins.flatMap((origin) =>
  Array.from({ length: origin.weight }, () => origin),
);

function birthdayOf(random: Random): string {
  const first = Date.UTC(1959, 0, 1);
  const last = Date.UTC(2004, 11, 31);
  return new Date(first + Math.floor(random() * (last - first))).toISOString().slice(0, 10);
}

function lettersOf(name: string): string {
  return fold(name).replace(/[^a-z]/g, '');
}

/** The first of `name`, `name2`, `name3` … that is not taken yet. */
function free(name: string, taken: Set<string>): string {
  let candidate = name;
  for (let count = 2; taken.has(candidate); count += 1) candidate = `${name}${String(count)}`;
  taken.add(candidate);
  return candidate;
}

/** The people of a new installation: 320 of them, always the same. None of them exists. */
export function demoPeople(): readonly DemoPerson[] {
  const random = createRandom(1947);
  const userNames = new Set<string>();
  const mailboxes = new Set<string>();
  return Array.from({ length: howMany }, () => {
    const origin = pick(weightedOrigins, random);
    const givenName = pick(origin.givenNames, random);
    const familyName = pick(origin.familyNames, random);
    const [department, functions] = pick(departments, random);
    const [given, family] = [lettersOf(givenName), lettersOf(familyName)];
    return {
      userName: free(`${given.slice(0, 1)}${family}`, userNames),
      givenName,
      familyName,
      email: `${free(`${given}.${family}`, mailboxes)}@${origin.mailDomain}`,
      phone: origin.phone.replace(/#/g, () => String(Math.floor(random() * 10))),
      function: pick(functions, random),
      department,
      place: pick(origin.places, random),
      birthday: random() < 0.03 ? null : birthdayOf(random),
      active: random() < 0.9,
      note: random() < 0.2 ? pick(notes, random) : '',
    };
  });
}
