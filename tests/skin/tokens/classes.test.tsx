import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { conflictsOf, readClassNames, readClassRules } from '../support/classRules.js';
import { renderSpecimen } from '../support/renderSpecimen.js';

beforeEach(async () => {
  await page.viewport(1280, 900);
});

test('no element has two classes that set the same', async () => {
  await renderSpecimen();
  const rules = readClassRules();
  const elements = [...document.body.querySelectorAll('[class]:not(svg, svg *)')];
  expect(elements.length).toBeGreaterThan(100);
  expect(new Set(elements.flatMap((element) => conflictsOf(element, rules)))).toEqual(new Set());
});

test('every class sets something', async () => {
  await renderSpecimen();
  const known = readClassNames();
  const names = [...document.body.querySelectorAll('[class]')].flatMap(({ classList }) => [
    ...classList,
  ]);
  const plain = names.filter((name) => !name.includes(':') && !name.endsWith('!'));
  // lucide marks its icons; `group` is what other classes refer to.
  const unknown = plain.filter((name) => !known.has(name) && !/^(lucide|group$)/.test(name));
  expect(new Set(unknown)).toEqual(new Set());
});
