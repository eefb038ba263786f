/** How many numbered rows each family of the specification has. */
const numbered: Readonly<Record<string, number>> = {
  TITLE: 3,
  CRUMB: 4,
  MENU: 9,
  SIDE: 2,
  SEARCH: 1,
  PAGE: 1,
  LANG: 5,
  TRANS: 3,
  LOCALE: 3,
  NOTE: 2,
  TIP: 1,
  ERR: 2,
  SESS: 8,
  FORM: 7,
  LIMIT: 1,
  TOGGLE: 1,
  CHECK: 1,
  DATE: 3,
  RANGE: 3,
  TIME: 2,
  RICH: 3,
};

const accessibility = [
  ...['MENU', 'SIDEBAR', 'CRUMB', 'PAGE', 'LANG', 'DATE', 'RANGE', 'TIME', 'TOGGLE', 'CHECK'],
  ...['NOTE', 'DIALOG', 'TOOLBAR', 'TIP', 'SEARCH', 'FIELD', 'LIMIT'],
];

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

/** Every id that the table in tests/spec.md must have: a row cannot be dropped by forgetting it. */
export const requiredIds: readonly string[] = [
  ...Object.entries(numbered).flatMap(([family, count]) =>
    numbers(count).map((number) => `${family}-${number}`),
  ),
  ...accessibility.map((control) => `A11Y-${control}`),
  ...numbers(33).map((number) => `B-${String(number).padStart(2, '0')}`),
];
