import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import { useListQuery, useListSearchBox } from '../../../headless/list-query/index.js';
import { useSearchBox } from '../../../headless/search-box/index.js';
import { createFakeNavigation, type FakeNavigation } from '../../../headless/testing/index.js';

function List({ navigation }: { navigation: FakeNavigation }): ReactElement {
  const list = useListQuery({ navigation, sortable: ['name'], defaultSort: 'name' });
  const { getFormProps, getInputProps } = useSearchBox(useListSearchBox(list));
  return (
    <form {...getFormProps()}>
      <input {...getInputProps()} />
    </form>
  );
}

function renderList(navigation: FakeNavigation): HTMLElement {
  render(<List navigation={navigation} />, { wrapper: StrictMode });
  return screen.getByRole('searchbox');
}

test('SEARCH-1 B-07 the box begins with the search in the address, and Enter searches', async () => {
  const user = userEvent.setup();
  const navigation = createFakeNavigation({ url: '/people?search=jan&page=3' });
  const box = renderList(navigation);
  expect(box).toHaveValue('jan');
  await user.clear(box);
  await user.type(box, ' van {Enter}');
  expect(navigation.getState().url).toBe('/people?search=van');
  expect(box).toHaveValue('van');
});

test('SEARCH-1 B-07 another search in the address, as by Back, comes into the box', async () => {
  const user = userEvent.setup();
  const navigation = createFakeNavigation({ url: '/people?search=jan' });
  const box = renderList(navigation);
  await user.type(box, ' de');
  act(() => {
    navigation.go({ url: '/people?search=piet' });
  });
  expect(box).toHaveValue('piet');
});

test('SEARCH-1 what is typed on while a search is on its way stays when its answer comes', async () => {
  const user = userEvent.setup();
  const navigation = createFakeNavigation({ url: '/people' });
  let arrive = (): void => {};
  const slow: FakeNavigation = {
    ...navigation,
    go: (...wish) => {
      arrive = () => {
        navigation.go(...wish);
      };
    },
  };
  const box = renderList(slow);
  await user.type(box, ' van {Enter} den');
  act(() => {
    arrive();
  });
  expect(navigation.getState().url).toBe('/people?search=van');
  expect(box).toHaveValue('van den');
});

test('SEARCH-1 B-07 Back before the answer comes shows the search of the list again', async () => {
  const user = userEvent.setup();
  const navigation = createFakeNavigation({ url: '/people?search=jan' });
  navigation.go({ url: '/people?search=jan&page=2' });
  const box = renderList({ ...navigation, go: () => {} });
  await user.clear(box);
  await user.type(box, 'van{Enter}');
  expect(box).toHaveValue('van');
  act(() => {
    navigation.back();
  });
  expect(box).toHaveValue('jan');
});

test('SEARCH-1 B-07 another page of the list leaves what is typed and not searched for', async () => {
  const user = userEvent.setup();
  const navigation = createFakeNavigation({ url: '/people' });
  const box = renderList(navigation);
  await user.type(box, 'van');
  act(() => {
    navigation.go({ url: '/people?page=2' });
  });
  expect(box).toHaveValue('van');
});
