import type { Subject } from './benchPage.js';
import { takeRenders } from './renders.js';

type Suite = Readonly<Record<string, Subject>>;

const suites: Readonly<Record<string, () => Promise<Suite>>> = {
  forms: async () => (await import('./forms/subjects.js')).subjects,
  range: async () => (await import('./range/subjects.js')).subjects,
  select: async () => (await import('./select/subjects.js')).subjects,
  selection: async () => (await import('./selection/subjects.js')).subjects,
  'rich-text': async () => (await import('./rich-text/subjects.js')).subjects,
};

/** The address names the suite: `?rich-text`. */
const name = location.search.slice(1);
const subjects = await suites[name]?.();
const stage = document.querySelector('#stage');
if (subjects === undefined || stage === null) throw new Error(`There is no suite "${name}".`);

let unmount = (): void => {};
window.bench = {
  mount: (scenario) => {
    const subject = subjects[scenario.subject];
    if (subject === undefined) throw new Error(`There is no subject "${scenario.subject}".`);
    unmount = subject(stage, scenario);
  },
  unmount: () => {
    unmount();
    stage.replaceChildren();
  },
  takeRenders,
};
