import type { InStatement } from '@libsql/client';
import { userNameKey } from '../people/fold.js';
import { demoPeople } from './demoPeople.js';
import { createRandom } from './random.js';

const hours = [
  ['08:00', '16:30'],
  ['08:30', '17:00'],
  ['09:00', '17:30'],
  ['10:00', '18:30'],
  ['22:00', '06:00'],
] as const;

/** Gives working hours to four of five people of the demo data, but not to who was changed since. */
export function scheduleDemoPeople(): readonly InStatement[] {
  const random = createRandom(1958);
  return demoPeople().flatMap(({ userName }) => {
    const works = hours[Math.floor(random() * (hours.length + 1))];
    if (works === undefined) return [];
    return {
      sql: 'UPDATE people SET work_start = ?, work_end = ? WHERE user_name_key = ? AND version = 1',
      args: [...works, userNameKey(userName)],
    };
  });
}
