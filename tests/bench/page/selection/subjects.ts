import type { Subject } from '../benchPage.js';
import { gnap } from './gnap.js';
import { tanstackTable } from './tanstackTable.js';

export const subjects: Readonly<Record<string, Subject>> = {
  'gnap-toolkit': gnap,
  'TanStack Table': tanstackTable,
};
