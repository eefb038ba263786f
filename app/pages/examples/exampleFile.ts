/** The name of an example's file and of the component in it: `DatePickerExample` of `date-picker`. */
export function exampleComponent(name: string): string {
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}Example`;
}

/**
 * The source as a project has it that uses the package: `../../headless/toggle/index.js` is
 * `gnap-toolkit/headless/toggle` there. All else stays as it is.
 */
export function packageSource(source: string): string {
  return source.replace(
    /(['"])(?:\.\.\/)+(headless|skin)\/([\w-]+)\/index\.js\1/g,
    '$1gnap-toolkit/$2/$3$1',
  );
}
