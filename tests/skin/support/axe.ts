import axe from 'axe-core';

/** The violations that axe finds on the page as it is now: rule, help and elements. */
export async function axeViolations(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    // The page around a specimen has no landmarks and no heading.
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  });
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} ${nodes.map(({ html }) => html).join(' ')}`,
  );
}
