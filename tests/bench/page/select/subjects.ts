import type { Subject } from '../benchPage.js';
import { downshift } from './downshift.js';
import { gnap } from './gnap.js';
import { mantine } from './mantine.js';
import { reactAria } from './reactAria.js';

export const subjects: Readonly<Record<string, Subject>> = {
  'gnap-toolkit': gnap,
  downshift,
  'react-aria-components': reactAria,
  '@mantine/core': mantine,
};
