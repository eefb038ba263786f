import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { ViteUserConfig } from 'vitest/config';

/** Zones with summer time, with odd offsets, with days that have no midnight, and one that lost a day. */
const ZONES = [
  'Europe/Brussels',
  'America/Sao_Paulo',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Australia/Adelaide',
];

const PICKERS = 'tests/headless/{calendar,date-picker,date-range,time-input}';
const setup = 'tests/setup/zone.ts';

/**
 * The tests of the pickers in one zone after another, except UTC, in which all other tests run.
 * Dates have no zone, so the pickers must come to the same days and times whatever zone the machine
 * is in.
 */
const config: ViteUserConfig = {
  root: resolve(import.meta.dirname, '..'),
  test: {
    maxWorkers: '100%',
    projects: ZONES.flatMap((zone) => [
      {
        test: {
          name: `rules in ${zone}`,
          include: [`${PICKERS}/**/*.test.ts`],
          environment: 'node',
          isolate: false,
          env: { TZ: zone },
          setupFiles: [setup],
        },
      },
      {
        plugins: [react()],
        test: {
          name: `hooks in ${zone}`,
          include: [`${PICKERS}/**/*.test.tsx`],
          environment: 'jsdom',
          isolate: false,
          env: { TZ: zone },
          setupFiles: [setup, 'tests/setup/hooks.ts'],
        },
      },
    ]),
  },
};

export default config;
