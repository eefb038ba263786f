import { expect, test } from 'vitest';
import { followSearch } from '../../../headless/list-query/listSearch.rules.js';

test('SEARCH-1 what is typed on while a search is on its way stays, and counts for that answer alone', () => {
  const typedOn = followSearch({ searched: '', typed: 'van den', asked: 'van' }, 'van');
  expect(typedOn.typed).toBe('van den');
  expect(followSearch(typedOn, 'jan').typed).toBe('jan');
});

test('SEARCH-1 a search that nobody asked for here, as by Back, is shown, and again by Forward', () => {
  const back = followSearch({ searched: 'van', typed: 'van den', asked: 'van' }, '');
  expect(back.typed).toBe('');
  expect(followSearch(back, 'van').typed).toBe('van');
});

test('SEARCH-1 a search that was given up while it was on its way goes from the box, what was typed on stays', () => {
  const givenUp = followSearch({ searched: '', typed: 'van', asked: 'van' }, '');
  expect(givenUp).toEqual({ searched: '', typed: '', asked: '' });
  const typedOn = followSearch({ searched: '', typed: 'van den', asked: 'van' }, '');
  expect(typedOn).toEqual({ searched: '', typed: 'van den', asked: '' });
});
