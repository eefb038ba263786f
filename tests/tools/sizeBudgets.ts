/** The most that an entry may weigh, in kB of 1000 bytes: minified, gzip level 9, without React. */
export interface EntryBudget {
  readonly name: string;
  /** Folders of headless/ that are bundled together. */
  readonly features: readonly string[];
  readonly kB: number;
  /** Packages that are not counted, besides react and react-dom. */
  readonly leftOut?: readonly string[];
}

/** The most that the first load of a page of the reference app may weigh. */
export interface PageBudget {
  readonly name: string;
  /** The page's module as Vite's manifest names it: relative to app/. `index.html` is the entry. */
  readonly module: string;
  readonly kB: number;
}

/** The most that the first load of a page may add to that of another page. */
export interface AddedBudget extends PageBudget {
  /** The other page's module. */
  readonly over: string;
}

function one(feature: string, kB: number): EntryBudget {
  return { name: feature, features: [feature], kB };
}

/**
 * What every entry depends on, the store library included: an app has it once, however many of the
 * entries it uses, so it is counted once.
 */
export const foundation: Pick<EntryBudget, 'features' | 'kB'> = {
  features: ['core', 'platform'],
  kB: 6.12,
};

/**
 * The budgets of single features and of those that are used together, for what they add to the
 * foundation.
 */
export const entryBudgets: readonly EntryBudget[] = [
  one('session', 2.5),
  { name: 'menu + sidebar', features: ['menu', 'sidebar'], kB: 3.5 },
  { name: 'date-range', features: ['date-range', 'calendar'], kB: 8 },
  one('time-input', 2.5),
  one('form', 4),
  one('notifications', 2),
  one('pagination', 1.2),
  one('limiter', 1.2),
  one('selection', 1.5),
  { name: 'overlay + tooltip', features: ['overlay', 'tooltip'], kB: 20 },
];

/** Everything else of headless in one bundle. */
export const wholeBudget: Omit<EntryBudget, 'features'> & { readonly without: readonly string[] } =
  {
    name: 'all of headless',
    // tooltip depends on overlay, whose budget counts both.
    without: ['rich-text', 'overlay', 'tooltip', 'react-router', 'testing'],
    kB: 28,
    leftOut: ['@formatjs/intl'],
  };

/** First load, JavaScript, with React. */
export const pageBudgets: readonly PageBudget[] = [
  { name: 'sign-in', module: 'session/SignInPage.tsx', kB: 120 },
  { name: 'home', module: 'pages/home/HomePage.tsx', kB: 145 },
  { name: 'people', module: 'pages/people/PeoplePage.tsx', kB: 145 },
  { name: 'person', module: 'pages/people/PersonPage.tsx', kB: 145 },
  { name: 'profile', module: 'pages/profile/ProfilePage.tsx', kB: 145 },
  { name: 'examples', module: 'pages/examples/ExamplePage.tsx', kB: 145 },
];

/** What a page loads because it shows one thing more. */
export const addedBudgets: readonly AddedBudget[] = [
  // Between two examples of a field, one of which is the editor.
  {
    name: 'rich-text editor',
    module: 'examples/RichTextExample.tsx',
    over: 'examples/LimiterExample.tsx',
    kB: 85,
  },
];

/** First load, style sheets, of any page above. */
export const stylesBudget = 15;

/**
 * Rows over their budget, by name, and the most that they may weigh meanwhile: about what they
 * weigh now. This list only gets shorter, and its ceilings lower; only a new feature, a browser that
 * behaves otherwise, or a fault by which something typed is lost, or something else is done than was
 * asked for, raises one, by what it adds.
 */
export const overBudget: Readonly<Record<string, { readonly ceiling: number }>> = {
  form: { ceiling: 6.82 },
  selection: { ceiling: 1.77 },
  limiter: { ceiling: 1.62 },
  'all of headless': { ceiling: 67.26 },
};
