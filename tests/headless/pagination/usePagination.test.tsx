import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState, type ReactElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createPaginationStore,
  usePagination,
  type PaginationStore,
  type UsePaginationOptions,
} from '../../../headless/pagination/index.js';
import { describeConformance } from '../support/conformance.js';
import { shadowContainer } from '../support/shadowContainer.js';

let store: PaginationStore;
const onChange = vi.fn();
beforeEach(() => {
  onChange.mockReset();
  store = createPaginationStore({ total: 95, pageSize: 10, defaultValue: 5 });
});

const hrefOf = (page: number): string => `/people?page=${page}`;

describe.each([
  ['a', hrefOf],
  ['button', undefined],
] as const)('as %s', (element, linksTo) => {
  describeConformance('usePagination', {
    useHook: () => usePagination({ store, total: 95, pageSize: 10, hrefOf: linksTo }),
    readState: () => store.getState(),
    parts: {
      getNavProps: { getter: (pagination) => pagination.getNavProps, element: 'nav' },
      getFirstProps: { getter: (pagination) => pagination.getFirstProps, element },
      getPreviousProps: { getter: (pagination) => pagination.getPreviousProps, element },
      getNextProps: { getter: (pagination) => pagination.getNextProps, element },
      getLastProps: { getter: (pagination) => pagination.getLastProps, element },
      getPageProps: {
        getter: (pagination) => (props) => pagination.getPageProps(4, props),
        element,
      },
    },
  });
});

function Pagination(props: Partial<UsePaginationOptions>): ReactElement {
  const pagination = usePagination({
    total: 95,
    pageSize: 10,
    onChange,
    ...props,
  } as UsePaginationOptions);
  const Link = pagination.element;
  return (
    <>
      <nav {...pagination.getNavProps()}>
        <ul>
          <li>
            <Link {...pagination.getFirstProps()}>«</Link>
          </li>
          <li>
            <Link {...pagination.getPreviousProps()}>‹</Link>
          </li>
          {pagination.items.map((item) =>
            item.type === 'gap' ? (
              <li key={item.key}>…</li>
            ) : (
              <li key={item.page}>
                <Link {...pagination.getPageProps(item.page)}>{item.page}</Link>
              </li>
            ),
          )}
          <li>
            <Link {...pagination.getNextProps()}>›</Link>
          </li>
          <li>
            <Link {...pagination.getLastProps()}>»</Link>
          </li>
        </ul>
      </nav>
      <output>
        {pagination.from}–{pagination.to}
      </output>
    </>
  );
}

function button(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}

function expectPage(name: string): void {
  for (const mark of ['[aria-current]', '[data-active]']) {
    const current = screen.getByRole('navigation').querySelectorAll(mark);
    expect([...current].map((element) => element.getAttribute('aria-label'))).toEqual([name]);
  }
}

const BACKWARDS = ['First page', 'Previous page'];
const FORWARDS = ['Next page', 'Last page'];

test('PAGE-1 first, previous, next, last and a window of pages; disabled at the ends', async () => {
  const user = userEvent.setup();
  render(<Pagination />);
  expect(screen.getAllByRole('button', { name: /^Page/ })).toHaveLength(5);
  for (const name of BACKWARDS) {
    expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    expect(button(name)).toHaveAttribute('data-disabled', 'true');
  }

  await user.click(button('Next page'));
  await user.click(button('Page 4'));
  expectPage('Page 4');
  for (const name of [...BACKWARDS, ...FORWARDS]) {
    expect(button(name)).not.toHaveAttribute('aria-disabled');
    expect(button(name)).not.toHaveAttribute('data-disabled');
  }

  await user.click(button('Last page'));
  expectPage('Page 10');
  expect(screen.getByRole('status')).toHaveTextContent('91–95');
  for (const name of FORWARDS) {
    expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    await user.click(button(name));
  }
  expect(onChange.mock.calls.map(([page, { reason }]) => [page, reason])).toEqual([
    [2, 'next'],
    [4, 'page'],
    [10, 'last'],
  ]);
});

test('A11Y-PAGE a labelled landmark; links with addresses, none and aria-disabled at the ends', () => {
  const { rerender } = render(<Pagination hrefOf={hrefOf} />);
  expect(screen.getByRole('navigation', { name: 'Pagination' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/people?page=2');
  expect(screen.getByRole('link', { name: 'Last page' })).toHaveAttribute(
    'href',
    '/people?page=10',
  );
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  // Of a link it would be the media type of what it leads to.
  for (const link of screen.getAllByRole('link')) expect(link).not.toHaveAttribute('type');
  for (const name of BACKWARDS) {
    const link = screen.getByRole('link', { name });
    expect(link).not.toHaveAttribute('href');
    expect(link).toHaveAttribute('aria-disabled', 'true');
  }
  rerender(<Pagination hrefOf={hrefOf} label="Pages of people" />);
  expect(screen.getByRole('navigation', { name: 'Pages of people' })).toBeInTheDocument();
});

test('PAGE-1 a plain click on a link turns the page here; others are left to the browser', () => {
  render(<Pagination hrefOf={hrefOf} />);
  const next = screen.getByRole('link', { name: 'Next page' });
  const left: boolean[] = [];
  const watch = (event: Event): void => {
    left.push(!event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', watch);
  fireEvent.click(next, { ctrlKey: true });
  expectPage('Page 1');
  fireEvent.click(next);
  window.removeEventListener('click', watch);
  expectPage('Page 2');
  expect(left).toEqual([true, false]);
});

test('PAGE-1 a button turns the page whatever key is held', () => {
  render(<Pagination />);
  fireEvent.click(button('Next page'), { ctrlKey: true });
  expectPage('Page 2');
});

test('PAGE-1 Enter in a field of a form around it submits the form, and turns no page', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <input />
      <Pagination defaultValue={5} />
    </form>,
  );
  await user.type(screen.getByRole('textbox'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  expectPage('Page 5');
});

test.each([
  ['buttons', undefined],
  ['links', hrefOf],
])(
  'A11Y-PAGE of %s, a focused one that becomes disabled hands focus on',
  async (_kind, linksTo) => {
    const user = userEvent.setup();
    render(<Pagination hrefOf={linksTo} defaultValue={9} />);
    const role = linksTo ? 'link' : 'button';
    screen.getByRole(role, { name: 'Next page' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole(role, { name: 'Page 10' })).toHaveFocus();

    screen.getByRole(role, { name: 'First page' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole(role, { name: 'Page 1' })).toHaveFocus();
  },
);

test('A11Y-PAGE a focused link that stays enabled keeps focus; one that goes away hands it on', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Pagination defaultValue={8} />);
  button('Next page').focus();
  await user.keyboard('{Enter}');
  expect(button('Next page')).toHaveFocus();

  button('Page 10').focus();
  rerender(<Pagination defaultValue={8} total={62} />);
  expect(button('Page 7')).toHaveFocus();
});

test('A11Y-PAGE with no page links to hand it to, a step that becomes disabled keeps focus', async () => {
  const user = userEvent.setup();
  function Next(): ReactElement {
    const pagination = usePagination({ total: 20, pageSize: 10 });
    return (
      <nav {...pagination.getNavProps()}>
        <button {...pagination.getNextProps()}>›</button>
      </nav>
    );
  }
  render(<Next />);
  button('Next page').focus();
  await user.keyboard('{Enter}');
  expect(button('Next page')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Next page')).toHaveFocus();
});

test('A11Y-PAGE focus lost with the last page is not taken from elsewhere when there are pages again', () => {
  const page = (total: number): ReactElement => (
    <>
      <Pagination total={total} />
      <input aria-label="Search" />
    </>
  );
  const { rerender } = render(page(95));
  button('Page 2').focus();
  rerender(page(0));
  screen.getByRole('textbox').focus();
  rerender(page(95));
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('A11Y-PAGE in a shadow root, too, a focused link that goes away hands the focus on', () => {
  const { root, container } = shadowContainer();
  const { rerender } = render(<Pagination defaultValue={9} />, { container });
  const inside = (name: string): HTMLElement => within(container).getByRole('button', { name });
  inside('Page 10').focus();
  rerender(<Pagination defaultValue={9} total={20} />);
  expect(root.activeElement).toBe(inside('Page 2'));
});

test('A11Y-PAGE focus that is elsewhere is left there', () => {
  const { rerender } = render(<Pagination defaultValue={9} />);
  button('Next page').focus();
  button('Next page').blur();
  rerender(<Pagination defaultValue={9} total={20} />);
  expect(document.body).toHaveFocus();
});

test('PAGE-1 no items: no pages, and every link is disabled', () => {
  render(<Pagination total={0} />);
  expect(screen.queryByRole('button', { name: /^Page/ })).not.toBeInTheDocument();
  for (const name of [...BACKWARDS, ...FORWARDS])
    expect(button(name)).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('0–0');
});

test('PAGE-1 of an unknown total next is enabled and last is not', async () => {
  const user = userEvent.setup();
  render(<Pagination total={undefined} />);
  expect(button('Last page')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Next page'));
  await user.click(button('Next page'));
  expectPage('Page 3');
  expect(screen.getByRole('status')).toHaveTextContent('21–30');
});

test('PAGE-1 a page beyond the end is shown clamped, with no onChange', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Pagination value={10} />);
  rerender(<Pagination value={10} total={30} />);
  expectPage('Page 3');
  await user.click(button('Page 3'));
  expect(onChange).not.toHaveBeenCalled();
  await user.click(button('Previous page'));
  expect(onChange.mock.calls).toEqual([[2, expect.objectContaining({ reason: 'previous' })]]);
});

test('PAGE-1 another page size keeps the first visible item in view, with no onChange', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Pagination defaultValue={5} />);
  rerender(<Pagination pageSize={25} />);
  expectPage('Page 2');
  expect(screen.getByRole('status')).toHaveTextContent('26–50');
  expect(onChange).not.toHaveBeenCalled();
  await user.click(button('Next page'));
  expectPage('Page 3');
});

test('PAGE-1 with another page size no effect ever sees the old page, as one that loads would', () => {
  const loaded: string[] = [];
  function Table({ pageSize }: { pageSize: number }): null {
    const { page } = usePagination({ total: 95, pageSize, defaultValue: 5 });
    useEffect(() => {
      loaded.push(`${page} by ${pageSize}`);
    }, [page, pageSize]);
    return null;
  }
  const { rerender } = render(<Table pageSize={10} />);
  rerender(<Table pageSize={25} />);
  expect([...new Set(loaded)]).toEqual(['5 by 10', '2 by 25']);
});

test('PAGE-1 an owner of the page asks for the page that goes with another size', async () => {
  const user = userEvent.setup();
  function Owner(): ReactElement {
    const [{ page, pageSize }, setView] = useState({ page: 5, pageSize: 10 });
    const pagination = usePagination({ total: 95, pageSize, value: page });
    const show = (size: number): void => {
      setView({ pageSize: size, page: pagination.pageAtSize(size) });
    };
    return (
      <button onClick={() => show(25)}>
        {pagination.from}–{pagination.to}
      </button>
    );
  }
  render(<Owner />);
  await user.click(screen.getByRole('button', { name: '41–50' }));
  expect(screen.getByRole('button')).toHaveTextContent('26–50');
});

test('PAGE-1 a page that its owner refuses does not stick', async () => {
  const user = userEvent.setup();
  render(<Pagination value={1} />);
  await user.click(button('Next page'));
  expectPage('Page 1');
  await user.click(button('Next page'));
  expect(onChange.mock.calls.map(([page]) => page)).toEqual([2, 2]);
});

test('PAGE-1 two steps in one tick are two pages', () => {
  render(<Pagination store={store} />);
  act(() => {
    store.step('next');
    store.step('next');
  });
  expectPage('Page 7');
});
