import { afterEach, beforeAll, expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import type * as Support from './support/richText.js';

const USER_AGENT =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

let support: typeof Support;
let edited: Support.Edited;

afterEach(async () => {
  await edited.screen.unmount();
});

beforeAll(async () => {
  await cdp().send('Emulation.setUserAgentOverride', { userAgent: USER_AGENT });
  // Slate looks at the browser once, when it is loaded.
  support = await import('./support/richText.js');
  return async () => {
    await cdp().send('Emulation.setUserAgentOverride', { userAgent: '' });
  };
});

test('crash class: on Android, a composition over a selection writes its first letter once', async () => {
  expect(navigator.userAgent).toContain('Android');
  const { renderEditor, select, compose, endComposition, expectValue } = support;
  edited = await renderEditor({ defaultValue: '<p>one two three</p>' });
  await select('two');
  await compose('x');
  await compose('xy');
  await endComposition('xyz');
  await expectValue(edited, '<p>one xyz three</p>');
  await expect.element(edited.editor).toHaveTextContent(/^one xyz three$/);
});

test.each([
  ['a bold word', '<p>one <strong>two</strong> three</p>', '<p>xyz</p>'],
  ['a link', '<p>one <a href="/x">two</a> three</p>', '<p>xyz</p>'],
  ['lists', '<p>one <em>two</em></p><ul><li>three <code>four</code></li></ul>', '<p>xyz</p>'],
  ['an image', '<p>one</p><p><img src="/x.png" alt="x"></p><p><u>two</u></p>', '<p>xyz</p>'],
])(
  'crash class: on Android, so does one over all of a text with %s',
  async (_what, defaultValue, value) => {
    const { renderEditor, compose, endComposition, expectValue, settle } = support;
    edited = await renderEditor({ defaultValue });
    await userEvent.keyboard('{Control>}a{/Control}');
    await settle();
    await compose('x');
    await compose('xy');
    await endComposition('xyz');
    await expectValue(edited, value);
    await expect.element(edited.editor).toHaveTextContent(/^xyz$/);
  },
);

test.each([
  ['the end of a link', 'wo', 'wo', '<p>see <a href="/a">txyz</a> now</p>'],
  ['all of a link', 'two', 'two', '<p>see <a href="/a">xyz</a> now</p>'],
  ['the end of a link and more', 'wo', ' n', '<p>see <a href="/a">txyz</a>ow</p>'],
  ['a text and the start of a link', 'e ', 'tw', '<p>sexyz<a href="/a">o</a> now</p>'],
])(
  'crash class: on Android, a composition over %s loses no letter and doubles none',
  async (_what, first, last, value) => {
    const { renderEditor, select, compose, endComposition, expectValue, settle } = support;
    edited = await renderEditor({ defaultValue: '<p>see <a href="/a">two</a> now</p>' });
    await select(last);
    const { focusNode, focusOffset } = getSelection()!;
    await select(first);
    getSelection()?.extend(focusNode!, focusOffset);
    await settle();
    await compose('x');
    await compose('xy');
    await endComposition('xyz');
    await expectValue(edited, value);
    await expect.element(edited.editor).toHaveTextContent(value.replaceAll(/<[^>]*>/g, ''));
  },
);

test.each([
  ['all of a link', 'two', '<p>see xyz now</p>'],
  ['the end of a link', 'wo', '<p>see <a href="/a">t</a>xyz now</p>'],
  ['the start of a link', 'tw', '<p>see <a href="/a">xyzo</a> now</p>'],
])(
  'RICH-1 on Android, what is typed over %s is linked as a whole or not at all',
  async (_what, text, value) => {
    const { renderEditor, select, expectValue } = support;
    for (const max of [undefined, 50]) {
      edited = await renderEditor({ defaultValue: '<p>see <a href="/a">two</a> now</p>', max });
      await select(text);
      await userEvent.keyboard('xyz');
      await expectValue(edited, value);
      await expect.element(edited.editor).toHaveTextContent(value.replaceAll(/<[^>]*>/g, ''));
      await edited.screen.unmount();
    }
  },
);

test.each([
  ['a bold word', 'two', '<p>see <strong>xyz</strong> <a href="/a">it</a> now</p>'],
  ['all of a link', 'it', '<p>see <strong>two</strong> <a href="/a">xyz</a> now</p>'],
])(
  'RICH-1 LIMIT-1 on Android, a composition over %s keeps its format',
  async (_what, text, value) => {
    const { renderEditor, select, compose, endComposition, expectValue } = support;
    for (const max of [undefined, 50]) {
      const defaultValue = '<p>see <strong>two</strong> <a href="/a">it</a> now</p>';
      edited = await renderEditor({ defaultValue, max });
      await select(text);
      await compose('x');
      await compose('xy');
      await endComposition('xyz');
      await expectValue(edited, value);
      await expect.element(edited.editor).toHaveTextContent(value.replaceAll(/<[^>]*>/g, ''));
      await edited.screen.unmount();
    }
  },
);

test('crash class: on Android, a word composed at the end of a link is whole, and the next one after the link', async () => {
  const { renderEditor, select, compose, endComposition, expectValue, settle } = support;
  edited = await renderEditor({ defaultValue: '<p>see <a href="/a">two</a> now</p>' });
  await select('two');
  await userEvent.keyboard('{ArrowRight}');
  await settle();
  await compose('x');
  await compose('xy');
  await endComposition('xyz');
  await expectValue(edited, '<p>see <a href="/a">twoxyz</a> now</p>');
  await userEvent.keyboard(' ');
  await settle();
  await compose('n');
  await endComposition('no');
  await expectValue(edited, '<p>see <a href="/a">twoxyz</a> no now</p>');
  await expect.element(edited.editor).toHaveTextContent(/^see twoxyz no now$/);
});

test('RICH-1 on Android, a link is one to screen readers while it is edited, and leads on when it is not', async () => {
  const { renderEditor } = support;
  const defaultValue = '<p><a href="/a">two</a></p>';
  edited = await renderEditor({ defaultValue });
  const link = edited.screen.getByRole('link', { name: 'two' });
  await expect.element(link).toBeVisible();
  await edited.screen.unmount();
  edited = await renderEditor({ defaultValue, readOnly: true });
  await expect.element(link).toHaveAttribute('href', '/a');
});

test('RICH-1 on Android, what is composed is in the text, and goes on', async () => {
  const { renderEditor, compose, endComposition, expectValue, settle } = support;
  edited = await renderEditor({ defaultValue: '<p>a</p>' });
  await compose('b');
  await endComposition('bc');
  await settle();
  await userEvent.keyboard('{Enter}');
  await settle();
  await compose('d');
  await endComposition('d');
  await expectValue(edited, '<p>abc</p><p>d</p>');
});

test('RICH-1 LIMIT-1 on Android, what of a composition does not fit goes when it ends', async () => {
  const { renderEditor, compose, endComposition, expectValue } = support;
  edited = await renderEditor({ defaultValue: '<p>abc</p>', max: 4 });
  await compose('xy');
  await endComposition('xyz');
  await expectValue(edited, '<p>abcx</p>');
  await expect.element(edited.editor).toHaveTextContent(/^abcx$/);
});

test('RICH-1 LIMIT-1 on Android, what is composed in an empty line of a full text goes, and so it can be left', async () => {
  const { renderEditor, compose, endComposition, expectValue } = support;
  edited = await renderEditor({ defaultValue: '<p>abc</p><p><br></p>', max: 4 });
  await compose('x');
  await compose('xy');
  await endComposition('xyz');
  await expect.poll(() => (edited.editor.element() as HTMLElement).innerText.trim()).toBe('abc');
  expect(edited.values).toEqual([]);
  await userEvent.keyboard('{Backspace}');
  await expectValue(edited, '<p>abc</p>');
  await userEvent.keyboard('d');
  await expectValue(edited, '<p>abcd</p>');
  await expect.element(edited.editor).toHaveTextContent(/^abcd$/);
});

test.each([
  ['none of it', 'Come on Friday.', ['n', 'に', 'にほ'], 'にほん', 15],
  ['a part of it', 'Come on heFriday.', ['h', 'he', 'hel'], 'hello', 17],
  ['another part than was there before', 'Come on 日本Friday.', ['n', 'に', 'にほn'], '日本語', 17],
])(
  'RICH-1 LIMIT-1 on Android, where %s fits, what is composed within a text overwrites nothing, and undo brings that text back',
  async (_what, text, steps, end, max) => {
    const { renderEditor, select, compose, endComposition, framesLater, settle } = support;
    const defaultValue = '<p>Come on Friday.</p>';
    edited = await renderEditor({ defaultValue, max });
    const { editor, values } = edited;
    await select('on ');
    await userEvent.keyboard('{ArrowRight}');
    await settle();
    for (const step of steps) {
      await compose(step);
      await framesLater();
    }
    await endComposition(end);
    await expect.element(editor).toHaveTextContent(text);
    await expect.poll(() => values.at(-1) ?? defaultValue).toBe(`<p>${text}</p>`);
    // Nor is it ever over the limit in the value, which a form may send at any moment.
    expect(values.filter((value) => value.length > max + '<p></p>'.length)).toEqual([]);
    if (text === 'Come on Friday.') return;
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(editor).toHaveTextContent('Come on Friday.');
    await expect.poll(() => values.at(-1)).toBe(defaultValue);
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect.element(editor).toHaveTextContent(text);
  },
);

/** Composes “xyz” after “ab”, in a text with room for two of these letters. */
async function composeBeyondLimit(defaultValue: string, max: number): Promise<void> {
  const { renderEditor, select, compose, framesLater, settle } = support;
  edited = await renderEditor({ defaultValue, max });
  await select('ab');
  await userEvent.keyboard('{ArrowRight}');
  await settle();
  for (const step of ['x', 'xy', 'xyz']) {
    await compose(step);
    await framesLater();
  }
}

test('RICH-1 LIMIT-1 on Android, a word composed in the same line right after one that does not fit overwrites nothing', async () => {
  const { compose, endComposition, framesLater } = support;
  await composeBeyondLimit('<p>abcd efgh ijkl</p>', 16);
  await endComposition('xyz');
  // As a tap does it, within the tenth of a second for which Slate still composes the word before.
  const text = document.querySelector('[data-slate-string]')!.firstChild!;
  getSelection()!.collapse(text, text.textContent?.indexOf('gh'));
  for (const step of ['n', 'no']) {
    await compose(step);
    await framesLater();
  }
  await endComposition('now');
  await expect.element(edited.editor).toHaveTextContent(/^abxycd efgh ijkl$/);
  expect(edited.value()).toBe('<p>abxycd efgh ijkl</p>');
});

test('RICH-1 LIMIT-1 on Android, what of a composition does not fit goes with the focus where a tool has cut it off', async () => {
  const { expectValue } = support;
  await composeBeyondLimit('<p>abcd efgh</p>', 11);
  await edited.screen.getByRole('button', { name: 'Bulleted list' }).click();
  await expectValue(edited, '<ul><li>abxycd efgh</li></ul>');
  await userEvent.click(document.body);
  await expect.element(edited.editor).toHaveTextContent(/^abxycd efgh$/);
});
