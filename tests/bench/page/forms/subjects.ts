import type { Subject } from '../benchPage.js';
import { finalForm } from './finalForm.js';
import { floor } from './floor.js';
import { formik } from './formik.js';
import { gnap } from './gnap.js';
import { reactHookForm } from './reactHookForm.js';
import { tanstackForm } from './tanstackForm.js';

export const subjects: Readonly<Record<string, Subject>> = {
  'gnap-toolkit': gnap,
  'useState per field': floor,
  'react-hook-form Controller': reactHookForm,
  'TanStack Form': tanstackForm,
  'final-form': finalForm,
  'Formik FastField': formik,
};
