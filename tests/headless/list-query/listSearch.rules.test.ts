import { expect, test } from 'vitest';
import { draftAfterSearch, startDraft } from '../../../headless/list-query/listSearch.rules.js';

test('SEARCH-1 the answer to a search shows that search, without the spaces around it', () => {
  const draft = { searched: '', typed: ' van ', asked: ' van ' };
  expect(draftAfterSearch(draft, 'van')).toEqual(startDraft('van'));
});

test('SEARCH-1 what is typed on while a search is on its way stays, and counts for that answer alone', () => {
  const typedOn = draftAfterSearch({ searched: '', typed: 'van den', asked: 'van' }, 'van');
  expect(typedOn.typed).toBe('van den');
  expect(draftAfterSearch(typedOn, 'jan')).toEqual(startDraft('jan'));
});

test('SEARCH-1 a search that nobody asked for here, as by Back, is shown', () => {
  const draft = { searched: 'van', typed: 'van den', asked: 'van' };
  expect(draftAfterSearch(draft, '')).toEqual(startDraft(''));
});
