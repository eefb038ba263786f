import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type FormEvent, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  createSearchBoxStore,
  useSearchBox,
  type SearchBoxStore,
  type UseSearchBoxOptions,
} from '../../../headless/search-box/index.js';
import { describeConformance } from '../support/conformance.js';

let store: SearchBoxStore;
const onSearch = vi.fn();
beforeEach(() => {
  onSearch.mockReset();
  store = createSearchBoxStore({ defaultValue: 'john' });
});

describeConformance('useSearchBox', {
  useHook: () => useSearchBox({ store, onSearch }),
  readState: () => [store.getState(), onSearch.mock.calls.length],
  parts: {
    getFormProps: { getter: (search) => search.getFormProps, element: 'form' },
    getLabelProps: { getter: (search) => search.getLabelProps, element: 'label' },
    getInputProps: { getter: (search) => search.getInputProps, element: 'input' },
    getClearProps: { getter: (search) => search.getClearProps, element: 'button' },
    getSubmitProps: { getter: (search) => search.getSubmitProps, element: 'button' },
  },
});

function SearchBox(props: Partial<UseSearchBoxOptions>): ReactElement {
  const search = useSearchBox({ onSearch, ...props } as UseSearchBoxOptions);
  return (
    <form {...search.getFormProps()}>
      <input {...search.getInputProps()} />
      <button {...search.getClearProps()} />
      <button {...search.getSubmitProps()} />
    </form>
  );
}

test('SEARCH-1 Enter calls the handler with the text as it was typed', async () => {
  const user = userEvent.setup();
  render(<SearchBox />);
  await user.type(screen.getByPlaceholderText('Search ...'), ' John  Doe {Enter}');
  expect(onSearch.mock.calls).toEqual([[' John  Doe ']]);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(onSearch).toHaveBeenCalledTimes(2);
});

test('SEARCH-1 Enter in an empty box asks for everything again', async () => {
  const user = userEvent.setup();
  render(<SearchBox />);
  await user.type(screen.getByRole('searchbox'), '{Enter}');
  expect(onSearch.mock.calls).toEqual([['']]);
});

test('A11Y-SEARCH a search landmark with a field that has a name of its own', () => {
  const { rerender } = render(<SearchBox />);
  expect(screen.getByRole('search')).not.toHaveAttribute('aria-label');
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveAttribute(
    'enterkeyhint',
    'search',
  );

  rerender(<SearchBox label={{ id: 'find', defaultMessage: 'Find people' }} placeholder="Name" />);
  expect(screen.getByRole('search', { name: 'Find people' })).toBeInTheDocument();
  expect(screen.getByRole('searchbox', { name: 'Find people' })).toHaveAttribute(
    'placeholder',
    'Name',
  );
  expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'submit');
});

test('SEARCH-1 a search loads no page', () => {
  render(<SearchBox />);
  expect(fireEvent.submit(screen.getByRole('search'))).toBe(false);
});

test('SEARCH-1 a form in a dialog that is opened from within the search box does not search', () => {
  const onFilter = vi.fn((event: FormEvent) => {
    event.preventDefault();
  });
  function Filtered(): ReactElement {
    const { getFormProps } = useSearchBox({ onSearch });
    return (
      <form {...getFormProps()}>
        {createPortal(<form aria-label="Filters" onSubmit={onFilter} />, document.body)}
      </form>
    );
  }
  render(<Filtered />);
  fireEvent.submit(screen.getByRole('form', { name: 'Filters' }));
  expect(onFilter).toHaveBeenCalledOnce();
  expect(onSearch).not.toHaveBeenCalled();
  fireEvent.submit(screen.getByRole('search'));
  expect(onSearch).toHaveBeenCalledOnce();
});

test('A11Y-SEARCH a visible label points at the field', () => {
  function Labelled(): ReactElement {
    const search = useSearchBox({ onSearch, id: 'find' });
    return (
      <>
        <label {...search.getLabelProps()}>{search.label}</label>
        <input {...search.getInputProps()} />
      </>
    );
  }
  render(<Labelled />);
  const field = screen.getByRole('searchbox');
  expect(field).toHaveAttribute('id', 'find');
  // Its text in the page, for the field has the same words in an attribute.
  expect(screen.getByText<HTMLLabelElement>('Search').control).toBe(field);
});

test('SEARCH-1 the page can clear the text too, and searches nothing by that', async () => {
  function Resettable(): ReactElement {
    const search = useSearchBox({ onSearch, defaultValue: 'john' });
    return (
      <>
        <input {...search.getInputProps()} />
        <button onClick={search.clear}>Reset</button>
      </>
    );
  }
  render(<Resettable />);
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(onSearch).not.toHaveBeenCalled();
});

test('SEARCH-1 Escape clears the text; with nothing to clear it is left to what is around', async () => {
  const user = userEvent.setup();
  render(<SearchBox defaultValue="john" />);
  const input = screen.getByRole('searchbox');
  input.focus();
  expect(fireEvent.keyDown(input, { key: 'Escape' })).toBe(false);
  expect(input).toHaveValue('');
  expect(fireEvent.keyDown(input, { key: 'Escape' })).toBe(true);
  await user.type(input, 'jane');
  expect(input).toHaveValue('jane');
});

test('SEARCH-1 the clear button shows with a text, clears it, and gives the focus back', async () => {
  const user = userEvent.setup();
  render(<SearchBox />);
  const input = screen.getByRole('searchbox');
  expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  await user.type(input, 'john');
  const clear = screen.getByRole('button', { name: 'Clear search' });
  expect(clear).toHaveAttribute('aria-controls', input.id);
  await user.click(clear);
  expect(input).toHaveValue('');
  expect(input).toHaveFocus();
  expect(onSearch).not.toHaveBeenCalled();
});

test.each([
  ['while composing', { isComposing: true }],
  ['that ends a composition in Safari', { keyCode: 229 }],
])('SEARCH-1 Enter %s does not search, Escape does not clear', (_when, composing) => {
  render(<SearchBox defaultValue="日本" />);
  const input = screen.getByRole('searchbox');
  const isSubmitted = fireEvent.keyDown(input, { key: 'Enter', ...composing });
  expect(isSubmitted).toBe(false);
  for (const key of ['Escape', 'a', 'ArrowDown']) {
    expect(fireEvent.keyDown(input, { key, ...composing })).toBe(true);
  }
  expect(input).toHaveValue('日本');
  expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(true);
});

test('SEARCH-1 a controlled text is what the owner says, and what is searched', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  function Owner(): ReactElement {
    const [text, setText] = useState('');
    return (
      <SearchBox
        value={text}
        onChange={(next, { reason, event }) => {
          onChange(next, reason, (event as { type: string }).type);
          if (next.length < 4) setText(next.toUpperCase());
        }}
      />
    );
  }
  render(<Owner />);
  const input = screen.getByRole('searchbox');
  await user.type(input, 'john{Enter}');
  expect(input).toHaveValue('JOH');
  expect(onChange.mock.lastCall).toEqual(['JOHn', 'input', 'change']);
  expect(onSearch.mock.calls).toEqual([['JOH']]);
  await user.keyboard('{Escape}');
  expect(onChange.mock.lastCall).toEqual(['', 'clear', 'keydown']);
  expect(input).toHaveValue('');
});
