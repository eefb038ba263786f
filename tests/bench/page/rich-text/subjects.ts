import './richText.css';
import type { Subject } from '../benchPage.js';
import { gnap } from './gnap.js';
import { slateAlone } from './slateAlone.js';

export const subjects: Readonly<Record<string, Subject>> = {
  'gnap-toolkit': gnap,
  'Slate alone': slateAlone,
};
