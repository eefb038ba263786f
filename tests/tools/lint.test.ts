import { resolve } from 'node:path';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: root });

async function messagesOf(code: string): Promise<readonly string[]> {
  const [result] = await eslint.lintText(code, {
    filePath: resolve(root, 'skin/button/Button.tsx'),
  });
  return result?.messages.map(({ message }) => message) ?? [];
}

// Outside of the tests and their time limit: reading all rules and types takes seconds.
await messagesOf('');

test.each([
  [
    'an attribute',
    'export const A = (h: string) => <p dangerouslySetInnerHTML={{ __html: h }} />;',
  ],
  ['a property', 'export const a = (h: string) => ({ dangerouslySetInnerHTML: { __html: h } });'],
  ['innerHTML', 'export const a = (e: Element, h: string) => { e.innerHTML = h; };'],
  ['outerHTML', 'export const a = (e: Element, h: string) => { e.outerHTML = h; };'],
])('lint refuses what renders text from outside as HTML: %s', async (_what, code) => {
  expect(await messagesOf(code)).toContain('Text from outside is rendered as text.');
});

test.each([
  ['a component', "import { Form } from 'react-router-dom';\nexport const form = Form;"],
  ['an element', 'export const title = <title>People</title>;'],
  ['a custom element', 'export const clock = <my-clock />;'],
  [
    'a ref of a Fragment',
    "import { Fragment, type Ref } from 'react';\nexport const a = (ref: Ref<never>) => <Fragment ref={ref} />;",
  ],
])('lint refuses what the build of the app leaves out: %s', async (_what, code) => {
  expect(await messagesOf(code)).toContainEqual(expect.stringContaining('unusedFeatures.ts'));
});

test.each([
  ['a hook', "import { use } from 'react';\nexport const read = use;"],
  [
    'an option of a hook',
    "import { useDeferredValue } from 'react';\nexport const useA = (a: string) => useDeferredValue(a, '');",
  ],
  [
    'a context as its own provider',
    "import { createContext } from 'react';\nconst Context = createContext('');\nexport const a = <Context value=\"a\" />;",
  ],
])('lint refuses what React 18.2 does not know: %s', async (_what, code) => {
  expect(await messagesOf(code)).toContainEqual(expect.stringContaining('React 18.2'));
});
