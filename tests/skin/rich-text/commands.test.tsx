import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectValue, renderEditor, select } from './support/richText.js';
import { runTool, toolOf, WAYS, type Way } from './support/ways.js';

interface Command {
  readonly name: string;
  /** What is selected in the text; without it the caret stands at the end. */
  readonly selected?: string;
  readonly before: string;
  readonly after: string;
  /** The keys that do the same; without them the toolbar alone does. */
  readonly keys?: string;
}

const WORD = '<p>a word</p>';
const NESTED = '<ul><li>a<ul><li>b</li></ul></li></ul>';

function control(key: string): string {
  return `{Control>}${key}{/Control}`;
}

function controlShift(key: string): string {
  return control(`{Shift>}${key}{/Shift}`);
}

function controlAlt(key: string): string {
  return control(`{Alt>}${key}{/Alt}`);
}

function mark(name: string, tag: string, keys: string): Command {
  const after = `<p>a <${tag}>word</${tag}></p>`;
  return { name, selected: 'word', before: WORD, after, keys };
}

function block(name: string, after: string, keys: string, before: string = WORD): Command {
  return { name, before, after, keys };
}

const COMMANDS: readonly Command[] = [
  mark('Bold', 'strong', control('b')),
  mark('Italic', 'em', control('i')),
  mark('Underline', 'u', control('u')),
  mark('Strikethrough', 's', controlShift('x')),
  mark('Code', 'code', control('e')),
  block('Paragraph', WORD, controlAlt('0'), '<h2>a word</h2>'),
  block('Heading 1', '<h1>a word</h1>', controlAlt('1')),
  block('Heading 2', '<h2>a word</h2>', controlAlt('2')),
  block('Heading 3', '<h3>a word</h3>', controlAlt('3')),
  block('Quotation', '<blockquote><p>a word</p></blockquote>', controlShift('9')),
  block('Block of code', '<pre><code>a word</code></pre>', controlAlt('4')),
  block('Numbered list', '<ol><li>a word</li></ol>', controlShift('7')),
  block('Bulleted list', '<ul><li>a word</li></ul>', controlShift('8')),
  block('Indent', NESTED, '{Tab}', '<ul><li>a</li><li>b</li></ul>'),
  block('Outdent', '<ul><li>a</li><li>b</li></ul>', '{Shift>}{Tab}{/Shift}', NESTED),
  { name: 'Horizontal line', before: WORD, after: `${WORD}<hr>` },
  {
    name: 'Clear formatting',
    selected: 'word',
    before: '<h1>a <strong><em>word</em></strong></h1>',
    after: WORD,
    keys: control('\\'),
  },
];

function waysOf({ keys }: Command): readonly (Way | 'keys')[] {
  return keys === undefined ? WAYS : [...WAYS, 'keys'];
}

test.each(
  COMMANDS.flatMap((command) =>
    waysOf(command).map((way) => [command.name, way, command] as const),
  ),
)('RICH-1 %s, by %s', async (name, way, { selected, before, after, keys = '' }) => {
  await page.viewport(414, 896);
  const edited = await renderEditor({ defaultValue: before });
  if (selected !== undefined) await select(selected);
  if (way === 'keys') await userEvent.keyboard(keys);
  else await runTool(name, way);
  await expectValue(edited, after);
  if (way === 'keyboard') {
    await expect.element(toolOf(name)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
  }
  // What is typed next goes on from there, whichever way it was.
  await expect.element(edited.editor).toHaveFocus();
});

test('RICH-1 formatting is cleared by keys that a layout with its backslash on AltGr has too', async () => {
  const edited = await renderEditor({ defaultValue: '<p>a <strong>word</strong></p>' });
  await select('word');
  await userEvent.keyboard(control(' '));
  await expectValue(edited, WORD);
});

test.each([...WAYS, 'keys' as const])('RICH-1 undo and redo, by %s', async (way) => {
  const edited = await renderEditor({ defaultValue: '<p>a</p>' });
  await userEvent.keyboard('b');
  await expectValue(edited, '<p>ab</p>');
  if (way === 'keys') await userEvent.keyboard(control('z'));
  else await runTool('Undo', way);
  await expectValue(edited, '<p>a</p>');
  if (way === 'keys') await userEvent.keyboard(controlShift('z'));
  else await runTool('Redo', way);
  await expectValue(edited, '<p>ab</p>');
});

test.each([
  ['# a', '<h1>a</h1>'],
  ['## a', '<h2>a</h2>'],
  ['### a', '<h3>a</h3>'],
  ['> a', '<blockquote><p>a</p></blockquote>'],
  ['- a', '<ul><li>a</li></ul>'],
  ['* a', '<ul><li>a</li></ul>'],
  ['1. a', '<ol><li>a</li></ol>'],
  ['``` a', '<pre><code>a</code></pre>'],
  ['--- a', '<hr><p>a</p>'],
  ['**a** b', '<p><strong>a</strong> b</p>'],
  ['__a__ b', '<p><strong>a</strong> b</p>'],
  ['*a* b', '<p><em>a</em> b</p>'],
  ['_a_ b', '<p><em>a</em> b</p>'],
  ['~~a~~ b', '<p><s>a</s> b</p>'],
  ['`a` b', '<p><code>a</code> b</p>'],
])('RICH-1 Markdown as it is typed: %s', async (typed, html) => {
  const edited = await renderEditor();
  await userEvent.keyboard(typed);
  await expectValue(edited, html);
});
