import type { InStatement } from '@libsql/client';
import { userNameKey } from '../fold.js';
import { demoPeople } from './demoPeople.js';
import { createRandom } from './random.js';

const hours = [
  ['08:00', '16:30'],
  ['08:30', '17:00'],
  ['09:00', '17:30'],
  ['10:00', '18:30'],
  ['22:00', '06:00'],
] as const;

/** Gives working hours to about five of six people of the demo data, except those changed since. */
export function scheduleDemoPeople(): InStatement {
  const random = createRandom(1958);
  const schedules = demoPeople().flatMap(({ userName }) => {
    const works = hours[Math.floor(random() * (hours.length + 1))];
    return works === undefined ? [] : [[userNameKey(userName), ...works]];
  });
  return {
    sql: `WITH schedules (user_name_key, work_start, work_end)
        AS (VALUES ${schedules.map(() => '(?, ?, ?)').join(', ')})
      UPDATE people SET work_start = schedules.work_start, work_end = schedules.work_end
      FROM schedules WHERE people.user_name_key = schedules.user_name_key AND version = 1`,
    args: schedules.flat(),
  };
}
