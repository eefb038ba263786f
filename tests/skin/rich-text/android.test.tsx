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

test('RICH-1 on Android, what is composed is in the text, and goes on', async () => {
  const { renderEditor, compose, endComposition, expectValue } = support;
  edited = await renderEditor({ defaultValue: '<p>a</p>' });
  await compose('b');
  await endComposition('bc');
  await userEvent.keyboard('{Enter}');
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
