import { compile } from 'tailwindcss';
import { expect, test } from 'vitest';
import config from '../../tailwind.config.js';

/** The CSS of these class names for a project that uses our Tailwind configuration. */
async function cssOf(...names: readonly string[]): Promise<string> {
  const { build } = await compile("@config 'ours'; @tailwind utilities;", {
    loadModule: () => Promise.resolve({ path: 'ours', base: '/', module: config }),
  });
  return build([...names]);
}

test("a team's `dark:` classes follow the theme that is shown, not that of the system", async () => {
  const css = await cssOf('dark:bg-accent');
  expect(css).toContain('[data-theme="dark"]');
  expect(css).not.toContain('prefers-color-scheme');
});

test("a name of Tailwind's own that our tokens replace makes no class", async () => {
  const css = await cssOf('bg-red-500', 'text-2xl', 'font-bold', 'rounded-lg', 'shadow-lg');
  expect(css).not.toContain('{');
});
