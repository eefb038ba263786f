import { expect } from 'vitest';
import { conflictsOf, readClassNames, readClassRules } from './classRules.js';

/**
 * Asserts that each class of the matching elements sets something, and that no two on one element
 * set the same properties.
 */
export function expectCleanClasses(selector: string): void {
  const [rules, known] = [readClassRules(), readClassNames()];
  const elements = [...document.querySelectorAll(selector)];
  expect(elements.flatMap((element) => conflictsOf(element, rules))).toEqual([]);
  const plain = elements
    .flatMap(({ classList }) => [...classList])
    .filter((name) => !name.includes(':'));
  expect(plain.filter((name) => !known.has(name))).toEqual([]);
}
