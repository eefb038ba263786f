/**
 * The name of an example's file and of the component in it: `DatePickerExample` for `date-picker`.
 */
export function exampleComponent(name: string): string {
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}Example`;
}

/**
 * The source as it reads in a project that uses the package: `../../headless/toggle/index.js`
 * becomes `gnap-toolkit/headless/toggle`. Nothing else changes.
 */
export function packageSource(source: string): string {
  return source.replace(
    /(['"])(?:\.\.\/)+(headless|skin)\/([\w-]+)\/index\.js\1/g,
    '$1gnap-toolkit/$2/$3$1',
  );
}
