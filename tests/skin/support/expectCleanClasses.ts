import { expect } from 'vitest';
import { conflictsOf, readClassNames, readClassRules } from './classRules.js';

/** States that each class below these elements sets something, and no two on one element the same. */
export function expectCleanClasses(selector: string): void {
  const [rules, known] = [readClassRules(), readClassNames()];
  const elements = [...document.querySelectorAll(selector)];
  expect(elements.flatMap((element) => conflictsOf(element, rules))).toEqual([]);
  const plain = elements
    .flatMap(({ classList }) => [...classList])
    .filter((name) => !name.includes(':'));
  expect(plain.filter((name) => !known.has(name))).toEqual([]);
}
