import { act, render, screen } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { FormatTextContext, formatDefaultText, type Text } from '../../../headless/core/index.js';
import {
  createPageTitleStore,
  useDocumentTitle,
  usePageTitle,
  usePageTitleState,
  type PageTitleStore,
} from '../../../headless/page-title/index.js';

let store: PageTitleStore;
beforeEach(() => {
  store = createPageTitleStore({ prefix: 'GNaP »', defaultTitle: 'Home' });
  document.title = 'GNaP';
});

function Frame({ children }: { children?: ReactNode }): ReactElement {
  useDocumentTitle({ store });
  return <>{children}</>;
}

function Route({ title, children }: { title: Text; children?: ReactNode }): ReactElement {
  usePageTitle(title, { store });
  return <>{children}</>;
}

test('TITLE-3 a nested route adds its part after its parent, and takes it away when left', () => {
  const { rerender } = render(
    <Frame>
      <Route title="People">
        <Route title="John">
          <Route title="Edit" />
        </Route>
      </Route>
    </Frame>,
  );
  expect(document.title).toBe('GNaP » People - John - Edit');

  rerender(
    <Frame>
      <Route title="People">
        <Route title="Jane" />
      </Route>
    </Frame>,
  );
  expect(document.title).toBe('GNaP » People - Jane');

  rerender(<Frame />);
  expect(document.title).toBe('GNaP » Home');
});

test('TITLE-1 TITLE-2 parts are joined by the separator, between prefix and suffix, without empty ones', () => {
  store = createPageTitleStore({ prefix: 'GNaP »', separator: '|', suffix: '(test)' });
  render(
    <Frame>
      <Route title="People">
        <Route title="">
          <Route title="Edit" />
        </Route>
      </Route>
    </Frame>,
  );
  expect(document.title).toBe('GNaP » People | Edit (test)');
});

test('TITLE-3 B-03 a sibling route that replaces one takes its place, below the same parent', () => {
  const page = (key: string): ReactElement => (
    <Frame>
      <Route title="People">
        <Route key={key} title={key}>
          <Route title={`${key}, details`} />
        </Route>
      </Route>
    </Frame>
  );
  const { rerender } = render(page('John'));
  rerender(page('Jane'));
  expect(document.title).toBe('GNaP » People - Jane - Jane, details');
});

test('TITLE-3 a part that changes keeps its place; an empty one is skipped until it is known', () => {
  const page = (name: string): ReactElement => (
    <Frame>
      <Route title={name}>
        <Route title="Edit" />
      </Route>
    </Frame>
  );
  const { rerender } = render(page(''));
  expect(document.title).toBe('GNaP » Edit');
  rerender(page('John'));
  expect(document.title).toBe('GNaP » John - Edit');
});

test('TITLE-3 set and clear take away the parts of mounted routes too, for good', () => {
  const page = (title: string): ReactElement => (
    <Frame>
      <Route title={title} />
    </Frame>
  );
  const { rerender } = render(page('People'));
  act(() => {
    store.set(['Error']);
  });
  rerender(page('Persons'));
  expect(document.title).toBe('GNaP » Error');
});

test('B-03 the title follows the language', () => {
  const page = (language: string): ReactElement => (
    <FormatTextContext.Provider
      value={(text) => formatDefaultText(text).replace('People', language)}
    >
      <Frame>
        <Route title={{ id: 'people', defaultMessage: 'People' }} />
      </Frame>
    </FormatTextContext.Provider>
  );
  const { rerender } = render(page('People'));
  expect(document.title).toBe('GNaP » People');
  rerender(page('Personen'));
  expect(document.title).toBe('GNaP » Personen');
});

test('TITLE-3 a route that shows the title it adds to, with a descriptor made anew, comes to rest', () => {
  function Person({ name }: { name: string }): ReactElement {
    usePageTitle({ id: 'person', defaultMessage: 'Person {name}', values: { name } }, { store });
    return <h1>{usePageTitleState({ store })}</h1>;
  }
  const { rerender } = render(<Person name="John" />);
  expect(screen.getByRole('heading', { name: 'GNaP » Person John' })).toBeInTheDocument();
  rerender(<Person name="Jane" />);
  expect(screen.getByRole('heading', { name: 'GNaP » Person Jane' })).toBeInTheDocument();
});

test('an empty title leaves the document its own, and so does unmounting', () => {
  store = createPageTitleStore();
  const { rerender, unmount } = render(<Frame />);
  expect(document.title).toBe('GNaP');
  rerender(
    <Frame>
      <Route title="People" />
    </Frame>,
  );
  unmount();
  expect(document.title).toBe('People');
});

test('TITLE-3 where no part is left and nothing stands around them, the document has its own title again', () => {
  store = createPageTitleStore();
  const { rerender } = render(
    <Frame>
      <Route title="People" />
    </Frame>,
  );
  expect(document.title).toBe('People');

  rerender(<Frame />);
  expect(document.title).toBe('GNaP');
});

test.each([
  ['useDocumentTitle', () => useDocumentTitle()],
  ['usePageTitle', () => usePageTitle('People')],
  ['usePageTitleState', () => usePageTitleState()],
])('without a store %s says what is missing', (name, useHook) => {
  function Lost(): null {
    useHook();
    return null;
  }
  expect(() => render(<Lost />)).toThrow(`${name} found no pageTitle store.`);
});
