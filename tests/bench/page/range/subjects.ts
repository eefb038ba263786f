import type { Subject } from '../benchPage.js';
import { cally } from './cally.js';
import { gnap } from './gnap.js';
import { mantine } from './mantine.js';
import { reactAria } from './reactAria.js';
import { reactDayPicker } from './reactDayPicker.js';

export const subjects: Readonly<Record<string, Subject>> = {
  'gnap-toolkit': gnap,
  'react-day-picker': reactDayPicker,
  'react-aria-components': reactAria,
  '@mantine/dates': mantine,
  'Cally (no React)': cally,
};
