import type { TextDescriptor } from '../../headless/core/index.js';

/** An example: a file in this folder, with a page at `/examples/{name}`. */
export interface ExampleEntry {
  /** As in its address: `date-picker` is the file `DatePickerExample.tsx`. */
  readonly name: string;
  readonly title: TextDescriptor;
}

/** Examples that are grouped in the menu and in the list. */
export interface ExampleGroup {
  readonly key: string;
  readonly title: TextDescriptor;
  readonly examples: readonly ExampleEntry[];
}

function lastPart(id: string): string {
  return id.slice(id.lastIndexOf('.') + 1);
}

/** Makes a group from the ids of the titles; the last part of each id is the key or name. */
function group(groupId: string, ...exampleIds: readonly string[]): ExampleGroup {
  return {
    key: lastPart(groupId),
    title: { id: groupId },
    examples: exampleIds.map((id) => ({ name: lastPart(id), title: { id } })),
  };
}

/**
 * All examples, in the order in which they are listed. Every page loads them, for the menu, so their
 * sentences are apart: pages/examples/exampleTexts.ts.
 */
export const EXAMPLE_GROUPS: readonly ExampleGroup[] = [
  group(
    'app.example-groups.navigation',
    'app.examples.page-title',
    'app.examples.breadcrumbs',
    'app.examples.menu',
    'app.examples.menu-button',
    'app.examples.search-box',
    'app.examples.pagination',
    'app.examples.shortcuts',
  ),
  group(
    'app.example-groups.fields',
    'app.examples.date-picker',
    'app.examples.date-range',
    'app.examples.time-input',
    'app.examples.select',
    'app.examples.radio-group',
    'app.examples.toggle',
    'app.examples.limiter',
    'app.examples.rich-text',
  ),
  group(
    'app.example-groups.forms',
    'app.examples.form',
    'app.examples.field-array',
    'app.examples.leave-guard',
  ),
  group('app.example-groups.tables', 'app.examples.selection', 'app.examples.windowed-table'),
  group(
    'app.example-groups.messages',
    'app.examples.notifications',
    'app.examples.dialog',
    'app.examples.tooltip',
    'app.examples.errors',
  ),
  group(
    'app.example-groups.person',
    'app.examples.session',
    'app.examples.language',
    'app.examples.theme',
  ),
];

/** The id of the route of an example's page. */
export function exampleRouteId(name: string): string {
  return `example-${name}`;
}
