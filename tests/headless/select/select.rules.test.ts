import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  filterEntries,
  groupEntries,
  movedValue,
  namedEntry,
  typedValue,
  type SelectEntry,
} from '../../../headless/select/select.rules.js';

function entry(label: string, more: Partial<SelectEntry> = {}): SelectEntry {
  return { value: label.toLowerCase(), label, isDisabled: false, ...more };
}

const fruit = [
  entry('Apple'),
  entry('Äpplet', { description: 'Swedish' }),
  entry('Banana', { isDisabled: true }),
  entry('Blueberry'),
  entry('Red apple'),
];

const labels = (entries: readonly SelectEntry[]): string[] => entries.map(({ label }) => label);

test.each([
  ['', ['Apple', 'Äpplet', 'Banana', 'Blueberry', 'Red apple']],
  ['app', ['Apple', 'Äpplet', 'Red apple']],
  ['APPLE', ['Apple', 'Äpplet', 'Red apple']],
  ['apple red', ['Red apple']],
  ['r', ['Red apple', 'Blueberry']],
  ['swed', ['Äpplet']],
  ['x', []],
])('typing "%s" finds what holds every word, beginnings first', (query, found) => {
  expect(labels(filterEntries(fruit, query))).toEqual(found);
});

test('what is found is always a part of what there is, each once', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), fc.string(), (names, query) => {
      const entries = names.map((name) => entry(name, { value: name }));
      const found = filterEntries(entries, query);
      expect(new Set(found).size).toBe(found.length);
      expect(found.every((each) => entries.includes(each))).toBe(true);
      if (query.trim() === '') expect(found).toEqual(entries);
    }),
  );
});

test('options stand under their heading, those without one first', () => {
  const grouped = [
    { ...entry('a'), group: 'Z' },
    { ...entry('b'), group: null },
    { ...entry('c'), group: 'A' },
    { ...entry('d'), group: 'Z' },
  ];
  expect(groupEntries(grouped).map(({ label, entries }) => [label, ...labels(entries)])).toEqual([
    [null, 'b'],
    ['Z', 'a', 'd'],
    ['A', 'c'],
  ]);
});

test.each([
  ['ArrowDown', null, 'apple'],
  ['ArrowDown', 'äpplet', 'blueberry'],
  ['ArrowUp', 'blueberry', 'äpplet'],
  ['ArrowUp', 'apple', 'apple'],
  ['ArrowDown', 'red apple', 'red apple'],
  ['Home', 'red apple', 'apple'],
  ['End', 'apple', 'red apple'],
  ['PageDown', 'apple', 'red apple'],
  ['PageUp', 'red apple', 'apple'],
  ['a', 'apple', null],
])('%s from %s goes to %s, past what cannot be chosen, and not round', (key, from, to) => {
  expect(movedValue(key, fruit, from)).toBe(to);
});

test('Page Down and Page Up move by ten', () => {
  const many = Array.from({ length: 30 }, (_, index) => entry(`o${index}`));
  expect(movedValue('PageDown', many, 'o3')).toBe('o13');
  expect(movedValue('PageUp', many, 'o25')).toBe('o15');
});

test('nothing is moved to where nothing can be chosen', () => {
  expect(movedValue('ArrowDown', [], null)).toBeNull();
  expect(movedValue('PageDown', [entry('a', { isDisabled: true })], null)).toBeNull();
});

test.each([
  ['b', null, 'blueberry'],
  ['a', 'apple', 'äpplet'],
  ['aa', 'äpplet', 'apple'],
  ['appl', 'äpplet', 'äpplet'],
  ['appl', 'apple', 'apple'],
  ['äpple', 'apple', 'apple'],
  ['red a', null, 'red apple'],
  ['x', 'apple', null],
])('typing "%s" at %s goes to %s', (typed, from, to) => {
  expect(typedValue(typed, fruit, from)).toBe(to);
});

const towns = ['Aalst', 'La Spezia', 'L’Aquila', "'s-Hertogenbosch"].map((label) => entry(label));

test.each([
  ["l'aquila", ['L’Aquila']],
  ['l’aquila', ['L’Aquila']],
  ['laquila', ['L’Aquila']],
  ["l'a", ['L’Aquila']],
  ["'", ['L’Aquila', "'s-Hertogenbosch"]],
])('searching for "%s" finds what has an apostrophe, by any or by none', (query, found) => {
  expect([...labels(filterEntries(towns, query))].sort()).toEqual([...found].sort());
});

test.each([
  ["l'a", 'la spezia', 'l’aquila'],
  ['l’a', 'la spezia', 'l’aquila'],
  ['la', 'la spezia', 'la spezia'],
  ["'", 'aalst', "'s-hertogenbosch"],
  ['`', 'aalst', null],
  ['``', 'aalst', null],
  ['l`', 'la spezia', 'la spezia'],
])('typing %s at %s goes to what begins so, or stays: %s', (typed, from, to) => {
  expect(typedValue(typed, towns, from)).toBe(to);
});

test('a letter of two UTF-16 units that is repeated goes through the options as any other', () => {
  const adlam = [entry('𞤀𞤁'), entry('𞤀𞤂'), entry('𞤁𞤀')];
  const [first, second] = adlam.map(({ value }) => value);
  expect(typedValue('𞤀', adlam, null)).toBe(first);
  expect(typedValue('𞤀𞤀', adlam, first!)).toBe(second);
  expect(typedValue('𞤀𞤀𞤀', adlam, second!)).toBe(first);
});

test('a text names the option whose whole label it is', () => {
  expect(namedEntry(' blueBerry ', fruit)?.value).toBe('blueberry');
  expect(namedEntry('blue', fruit)).toBeUndefined();
  expect(namedEntry('Banana', fruit)).toBeUndefined();
});

test.each([
  ['Hélène', 'Hélène'],
  ['He\u0301le\u0300ne', 'Hélène'],
  ['hélène', 'Hélène'],
  ['HELENE', 'Helene'],
  ['Hèlene', 'Helene'],
  ['it', 'it'],
  ['IT', 'IT'],
])('of options that differ in accents or case alone, "%s" names %s', (text, label) => {
  const alike = ['Helene', 'Hélène', 'IT', 'it'].map((each) => entry(each));
  expect(namedEntry(text, alike)?.label).toBe(label);
});

test('a label without its apostrophes names its option too, and is found before what only contains it', () => {
  const places = ['Zona Laquila', 'Laquilana', "L'Aquila"].map((each) => entry(each));
  expect(namedEntry('laquila', places)?.label).toBe("L'Aquila");
  expect(filterEntries(places, 'laquila').map(({ label }) => label)).toEqual([
    'Laquilana',
    "L'Aquila",
    'Zona Laquila',
  ]);
});

test('a ligature is found, named and typed as the letters that it stands for', () => {
  const places = [entry('Foetus'), entry('Fœtz'), entry('Sacré-Cœur')];
  expect(labels(filterEntries(places, 'coeur'))).toEqual(['Sacré-Cœur']);
  expect(namedEntry('foetz', places)).toBe(places[1]);
  expect(typedValue('foetz', places, null)).toBe('fœtz');
});

test.each([
  ["d'une", 'Dune'],
  ["we'll", 'Well'],
  ['5’10', '510'],
  ["'", ''],
])('an apostrophe that was typed is not left out: %s does not name %s', (text, label) => {
  expect(namedEntry(text, [entry(label)])).toBeUndefined();
  expect(filterEntries([entry(label)], text)).toEqual([]);
});

test('what begins with a typed apostrophe is found before what begins so without it', () => {
  const places = ["La rue de l'abbé", "L'Abbaye"].map((each) => entry(each));
  expect(labels(filterEntries(places, 'l’a'))).toEqual(["L'Abbaye", "La rue de l'abbé"]);
});
