import { expect, test } from 'vitest';
import { createRichTextStore } from '../../../headless/rich-text/richText.store.js';

test('RICH-1 a value that cannot be read is told, and no edit can lose it', () => {
  const error = new Error('The browser lets no HTML be parsed.');
  const store = createRichTextStore({
    defaultValue: '<p>kept</p>',
    parse: () => {
      throw error;
    },
  });
  store.configure({ readOnly: false });
  store.run('rule');
  expect(store.getState()).toMatchObject({
    value: '<p>kept</p>',
    isReadOnly: true,
    problem: { error },
  });
  store.reset('');
  store.configure({ readOnly: false });
  expect(store.getState().isReadOnly).toBe(false);
});
