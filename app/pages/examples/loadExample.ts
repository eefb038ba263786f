import type { ComponentType } from 'react';
import type { ExampleEntry } from '../../examples/catalogue.js';
import { exampleComponent, packageSource } from './exampleFile.js';

/** An example and what its page shows. */
export interface LoadedExample extends ExampleEntry {
  readonly Example: ComponentType;
  /** As it reads in a project that uses the package. */
  readonly source: string;
}

const modules = import.meta.glob<Record<string, ComponentType>>('../../examples/*Example.tsx');
const sources = import.meta.glob<string>('../../examples/*Example.tsx', {
  query: '?raw',
  import: 'default',
});

/** Loads an example and its source, which are separate chunks. */
export async function loadExample(entry: ExampleEntry): Promise<LoadedExample> {
  const component = exampleComponent(entry.name);
  const path = `../../examples/${component}.tsx`;
  const [module, source] = await Promise.all([modules[path]?.(), sources[path]?.()]);
  const Example = module?.[component];
  if (Example === undefined || source === undefined)
    throw new Error(`There is no example "${entry.name}": ${path} does not export ${component}.`);
  return { ...entry, Example, source: packageSource(source) };
}
