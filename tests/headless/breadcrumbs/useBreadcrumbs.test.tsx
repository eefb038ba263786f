import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { crumbLook } from '../../../headless/breadcrumbs/breadcrumbs.rules.js';
import {
  createBreadcrumbsStore,
  useBreadcrumb,
  useBreadcrumbs,
  type BreadcrumbItem,
  type BreadcrumbsStore,
  type Crumb,
} from '../../../headless/breadcrumbs/index.js';
import { FormatTextContext, formatDefaultText } from '../../../headless/core/index.js';
import { createKioskStore, type KioskStore } from '../../../headless/kiosk/index.js';
import {
  createFakeNavigation,
  createMemoryStorage,
  type FakeNavigation,
} from '../../../headless/testing/index.js';
import { describeConformance } from '../support/conformance.js';

let store: BreadcrumbsStore;
let navigation: FakeNavigation;
let kiosk: KioskStore;
const onClick = vi.fn();

beforeEach(() => {
  onClick.mockReset();
  store = createBreadcrumbsStore();
  navigation = createFakeNavigation({
    routes: { home: '/', people: '/people', person: '/people/1' },
  });
  kiosk = createKioskStore({ navigation, storage: createMemoryStorage() });
  store.set([{ title: 'Home', state: 'home', onClick }, { title: 'John' }]);
});

const item = (crumb: Crumb, isCurrent: boolean): BreadcrumbItem => ({
  key: crumb.url ?? '',
  title: String(crumb.title),
  crumb,
  ...crumbLook(crumb, { isCurrent, isKiosk: false, href: crumb.url ?? null }),
});

describeConformance('useBreadcrumbs', {
  useHook: () => useBreadcrumbs({ store, navigation, kiosk }),
  readState: () => [navigation.getState(), [...navigation.visited], onClick.mock.calls.length],
  parts: {
    getNavProps: { getter: (breadcrumbs) => breadcrumbs.getNavProps, element: 'nav' },
    getListProps: { getter: (breadcrumbs) => breadcrumbs.getListProps, element: 'ol' },
    getBackProps: { getter: (breadcrumbs) => breadcrumbs.getBackProps, element: 'button' },
    getCrumbProps: {
      getter:
        ({ getCrumbProps }) =>
        (props) =>
          getCrumbProps(item({ title: 'Home', url: '/people', onClick }, false), props),
      element: 'a',
    },
    'getCrumbProps of the current page': {
      getter:
        ({ getCrumbProps }) =>
        (props) =>
          getCrumbProps(item({ title: 'John', url: '/people/1' }, true), props),
      element: 'span',
    },
  },
});

function Breadcrumbs({ label }: { label?: string }): ReactElement {
  const breadcrumbs = useBreadcrumbs({ store, navigation, kiosk, label });
  return (
    <nav {...breadcrumbs.getNavProps()}>
      <button {...breadcrumbs.getBackProps()} />
      <ol {...breadcrumbs.getListProps()}>
        {breadcrumbs.crumbs.map((item) => (
          <li key={item.key}>
            {createElement(item.element, breadcrumbs.getCrumbProps(item), item.title)}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Route({ crumb, children }: { crumb: Crumb; children?: ReactNode }): ReactElement {
  useBreadcrumb(crumb, { store });
  return <>{children}</>;
}

test('CRUMB-4 the crumb of a route without target and action is plain text', () => {
  store.clear();
  render(
    <>
      <Route crumb={{ title: 'Section' }}>
        <Route crumb={{ title: 'Page' }} />
      </Route>
      <Breadcrumbs />
    </>,
  );
  expect(screen.getByText('Section').tagName).toBe('SPAN');
});

test('CRUMB-1 a crumb whose title comes later is renamed in its place', () => {
  const page = (title: string): ReactElement => (
    <>
      <Route crumb={{ title }}>
        <Route crumb={{ title: 'Page' }} />
      </Route>
      <Breadcrumbs />
    </>
  );
  store.clear();
  const { rerender } = render(page('Loading'));
  rerender(page('Ann'));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ann',
    'Page',
  ]);
});

test('CRUMB-1 an action that throws does not load the page anew', () => {
  const report = (event: Event): void => {
    event.preventDefault();
  };
  window.addEventListener('error', report);
  onClick.mockImplementation(() => {
    throw new Error('It failed.');
  });
  render(<Breadcrumbs />);
  expect(isLeftToBrowser(screen.getByRole('link', { name: 'Home' }))).toBe(false);
  expect(onClick).toHaveBeenCalledOnce();
  window.removeEventListener('error', report);
});

/** Clicks, and tells whether the browser would have followed the link; it does not. */
function isLeftToBrowser(link: HTMLElement, modifiers: object = {}): boolean {
  let isLeft = false;
  const watch = (event: Event): void => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', watch);
  fireEvent.click(link, modifiers);
  window.removeEventListener('click', watch);
  return isLeft;
}

function shownTitles(): (string | null)[] {
  return screen.getAllByRole('listitem').map((item) => item.textContent);
}

test('A11Y-CRUMB CRUMB-4 a labelled landmark with a list of links, the current page no link', () => {
  store.set([{ title: 'Home', url: '/' }, { title: 'Group' }, { title: 'John', url: '/people/1' }]);
  render(<Breadcrumbs />);
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toContainElement(
    screen.getByRole('list'),
  );
  expect(screen.getByRole('list')).toHaveAttribute('role', 'list');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home']);
  expect(screen.getByText('John')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('Group')).not.toHaveAttribute('aria-current');
  expect(screen.getByText('Group')).not.toHaveAttribute('aria-disabled');
});

test.each([
  ['url', { url: '/people' }],
  ['state', { state: 'people' }],
])('CRUMB-1 clicking runs the click action and goes to the %s', (_kind, target) => {
  onClick.mockImplementation(() => {
    expect(navigation.getState().url).toBe('/');
  });
  store.set([{ title: 'People', ...target, onClick }, { title: 'John' }]);
  render(<Breadcrumbs />);
  const link = screen.getByRole('link', { name: 'People' });
  expect(link).toHaveAttribute('href', '/people');
  expect(isLeftToBrowser(link)).toBe(false);
  expect(onClick).toHaveBeenCalledOnce();
  expect(navigation.visited).toEqual(['/', '/people']);
});

test('CRUMB-1 a crumb with a click action alone is a button', async () => {
  const user = userEvent.setup();
  store.set([{ title: 'Refresh', onClick }, { title: 'John' }]);
  render(<Breadcrumbs />);
  screen.getByRole('button', { name: 'Refresh' }).focus();
  await user.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
  expect(navigation.visited).toEqual(['/']);
});

test('CRUMB-1 a crumb that is a button runs with any modifier, and submits no form', () => {
  store.set([{ title: 'Refresh', onClick }, { title: 'John' }]);
  render(<Breadcrumbs />);
  const button = screen.getByRole('button', { name: 'Refresh' });
  expect(button).toHaveAttribute('type', 'button');
  fireEvent.click(button, { ctrlKey: true });
  expect(onClick).toHaveBeenCalledOnce();
});

test('A11Y-CRUMB the landmark takes the name that the page gives it', () => {
  render(<Breadcrumbs label="You are here" />);
  expect(screen.getByRole('navigation', { name: 'You are here' })).toBeInTheDocument();
});

test('CRUMB-1 an unknown route and an address that could run code lead nowhere', () => {
  store.set([
    { title: 'Gone', state: 'gone' },
    { title: 'Evil', url: 'javascript:alert(1)' },
    { title: 'John' },
  ]);
  render(<Breadcrumbs />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(shownTitles()).toEqual(['Gone', 'Evil', 'John']);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
  'CRUMB-1 a click with %j is left to the browser',
  (modifier) => {
    render(<Breadcrumbs />);
    expect(isLeftToBrowser(screen.getByRole('link', { name: 'Home' }), modifier)).toBe(true);
    expect(onClick).not.toHaveBeenCalled();
    expect(navigation.visited).toEqual(['/']);
  },
);

test('CRUMB-1 an address of another site is left to the browser, after the click action', () => {
  store.set([{ title: 'Site', url: 'https://example.org/', onClick }, { title: 'John' }]);
  render(<Breadcrumbs />);
  expect(isLeftToBrowser(screen.getByRole('link', { name: 'Site' }))).toBe(true);
  expect(onClick).toHaveBeenCalledOnce();
  expect(navigation.visited).toEqual(['/']);
});

test('CRUMB-2 the back button goes back, and is disabled with nothing to go back to', async () => {
  const user = userEvent.setup();
  render(<Breadcrumbs />);
  const back = screen.getByRole('button', { name: 'Back' });
  expect(back).toHaveAttribute('aria-disabled', 'true');
  expect(back).toHaveAttribute('data-disabled', 'true');
  await user.click(back);
  expect(navigation.getState().url).toBe('/');

  act(() => {
    navigation.go({ url: '/people' });
  });
  expect(back).not.toHaveAttribute('aria-disabled');
  await user.click(back);
  expect(navigation.getState().url).toBe('/');
  expect(back).toHaveAttribute('aria-disabled', 'true');
  expect(back).toHaveFocus();
});

test('CRUMB-3 A11Y-CRUMB B-17 in kiosk mode nothing is a link, and a click does nothing', async () => {
  const user = userEvent.setup();
  navigation.go({ url: '/people' });
  store.set([
    { title: 'Home', state: 'home', onClick },
    { title: 'Refresh', onClick },
    { title: 'John' },
  ]);
  render(<Breadcrumbs />);
  act(() => {
    kiosk.enter();
  });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  for (const title of ['Home', 'Refresh']) {
    const crumb = screen.getByText(title);
    expect(crumb).toHaveAttribute('aria-disabled', 'true');
    expect(crumb).toHaveAttribute('data-disabled', 'true');
    expect(crumb).not.toHaveAttribute('href');
    await user.click(crumb);
  }
  expect(screen.getByText('John')).not.toHaveAttribute('aria-disabled');
  const back = screen.getByRole('button', { name: 'Back' });
  expect(back).toHaveAttribute('aria-disabled', 'true');
  await user.click(back);
  expect(onClick).not.toHaveBeenCalled();
  expect(navigation.getState().url).toBe('/people');

  act(() => {
    kiosk.exit();
  });
  expect(screen.getByRole('link', { name: 'Home' })).toBeInTheDocument();
});

test('CRUMB-1 nested routes add their crumbs parent first, and take them away when left', () => {
  store.clear();
  const page = (...names: string[]): ReactElement => (
    <>
      <Breadcrumbs />
      {names.reduceRight<ReactNode>(
        (below, name) => (
          <Route key={name} crumb={{ title: name, url: `/${name}` }}>
            {below}
          </Route>
        ),
        null,
      )}
    </>
  );
  const { rerender } = render(page('People', 'John', 'Edit'));
  expect(shownTitles()).toEqual(['People', 'John', 'Edit']);
  rerender(page('People', 'Jane'));
  expect(shownTitles()).toEqual(['People', 'Jane']);
  expect(screen.getByText('Jane')).toHaveAttribute('aria-current', 'page');
});

test('CRUMB-1 crumbs, landmark and back button follow the language', () => {
  store.clear();
  const page = (language: string): ReactElement => (
    <FormatTextContext.Provider value={(text) => `${formatDefaultText(text)} (${language})`}>
      <Breadcrumbs />
      <Route crumb={{ title: { id: 'people', defaultMessage: 'People' }, state: 'people' }}>
        <Route crumb={{ title: { id: 'person', defaultMessage: 'Person' } }} />
      </Route>
    </FormatTextContext.Provider>
  );
  const { rerender } = render(page('en'));
  expect(shownTitles()).toEqual(['People (en)', 'Person (en)']);
  rerender(page('nl'));
  expect(shownTitles()).toEqual(['People (nl)', 'Person (nl)']);
  expect(screen.getByRole('navigation', { name: 'Breadcrumb (nl)' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Back (nl)' })).toBeInTheDocument();
});

test("CRUMB-1 a mounted route's click action is that of its latest render", async () => {
  const user = userEvent.setup();
  store.clear();
  const page = (action: () => void): ReactElement => (
    <>
      <Breadcrumbs />
      <Route crumb={{ title: 'People', onClick: action }}>
        <Route crumb={{ title: 'John' }} />
      </Route>
    </>
  );
  const first = vi.fn();
  const { rerender } = render(page(first));
  const before = store.getState();
  rerender(page(onClick));
  expect(store.getState()).toBe(before);
  await user.click(screen.getByRole('button', { name: 'People' }));
  expect(first).not.toHaveBeenCalled();
  expect(onClick).toHaveBeenCalledOnce();
});

test('without a store, and without navigation, it says what is missing and how to give it', () => {
  function Lost(props: { store?: BreadcrumbsStore }): null {
    useBreadcrumbs(props);
    return null;
  }
  expect(() => render(<Lost />)).toThrow('useBreadcrumbs found no breadcrumbs store.');
  expect(() => render(<Lost store={store} />)).toThrow(
    'pass one to useBreadcrumbs in its options: { navigation }.',
  );
});
