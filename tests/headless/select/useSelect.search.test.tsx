import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type FormEvent, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import type { SelectOption } from '../../../headless/select/index.js';
import { frameContainer } from '../support/frameContainer.js';
import {
  active,
  combobox,
  Country,
  options,
  renderAnnouncing,
  shown,
  start,
} from './TestSelect.js';

test('DATE-3 a required choice that is emptied in the field is there again, and nothing is said', async () => {
  const onChange = vi.fn();
  const { user, said } = start({
    isSearchable: true,
    defaultValue: 'nl',
    required: true,
    onChange,
  });
  fireEvent.change(combobox(), { target: { value: '   ' } });
  await user.click(document.body);
  expect(combobox()).toHaveValue('Netherlands');
  expect(onChange).not.toHaveBeenCalled();
  expect(said().at(-1)).toMatch(/^Found/);
});

test('an emptied field has no option that Enter chooses', async () => {
  const onChange = vi.fn();
  const { user } = start({ isSearchable: true, defaultValue: 'nl', onChange });
  await user.clear(combobox());
  expect(active()).toBeNull();
  await user.keyboard('{Enter}');
  expect(onChange).not.toHaveBeenCalled();
});

test('a description is searched, and the list is named by `listLabel` where there is one', async () => {
  const { user } = start({ isSearchable: true, listLabel: 'Countries' });
  await user.keyboard('suo');
  expect(shown()).toEqual(['Finland']);
  expect(screen.getByRole('listbox', { name: 'Countries' })).toBeVisible();
});

test('typing in the field finds options, says how many, and Enter chooses the first', async () => {
  const onChange = vi.fn();
  const { user, said } = start({ isSearchable: true, onChange });
  await user.keyboard('FÍ');
  expect(shown()).toEqual(['Finland']);
  expect(active()).toBe('Finland');
  expect(combobox()).toHaveAttribute('aria-autocomplete', 'list');
  await user.keyboard('{Enter}');
  expect(combobox()).toHaveValue('Finland');
  expect(onChange.mock.calls.map(([value]) => value)).toEqual(['fi']);
  expect(said()).toEqual(['Found: 2', 'Found: 1']);
});

test('once the button in the field opens it, what is typed takes the place of the choice', async () => {
  const { user } = start({ isSearchable: true, defaultValue: 'be' });
  const trigger = screen.getByRole('button', { name: 'Show the choices' });
  await user.click(trigger);
  expect(combobox()).toHaveFocus();
  await user.keyboard('nor');
  expect(combobox()).toHaveValue('nor');
  await user.click(trigger);
  await user.click(trigger);
  await user.keyboard('fin');
  expect(combobox()).toHaveValue('fin');
});

test('where nothing is found the list is not there, and that is shown and said', async () => {
  const { user, said } = start({ isSearchable: true });
  await user.keyboard('zqj');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(combobox()).toHaveAttribute('aria-expanded', 'false');
  const trigger = screen.getByRole('button', { name: 'Show the choices' });
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('Nothing found.')).toBeVisible();
  expect(said()).toEqual(['Nothing found.']);
  await user.keyboard('{Enter}');
  expect(combobox()).toHaveValue('zqj');
});

test('a press on what says that nothing was found leaves the text typed, and the focus', async () => {
  const { user, said } = start({ isSearchable: true, defaultValue: 'nl' });
  await user.keyboard('zqj');
  await user.click(screen.getByText('Nothing found.'));
  expect(combobox()).toHaveFocus();
  expect(combobox()).toHaveValue('Netherlandszqj');
  expect(said()).toEqual(['Nothing found.']);
});

test.each([
  ['belgium', 'be', 'Belgium'],
  ['   ', null, ''],
])('leaving the field with "%s" typed takes what that names', async (text, value, label) => {
  const onChange = vi.fn();
  const { user } = start({ isSearchable: true, defaultValue: 'nl', onChange });
  fireEvent.change(combobox(), { target: { value: text } });
  await user.click(document.body);
  expect(onChange.mock.calls.map(([chosen]) => chosen)).toEqual([value]);
  expect(combobox()).toHaveValue(label);
});

const alike: readonly SelectOption[] = [
  { value: 'plain', label: 'Helene' },
  { value: 'longer', label: 'Hélène Marie' },
  { value: 'accented', label: 'Hélène', group: 'Accents' },
];

test.each(['{Enter}', '{Tab}', 'a click elsewhere'])(
  'an option typed to the letter is the one chosen by %s, whichever others look like it',
  async (leaving) => {
    const onChange = vi.fn();
    const { user } = start({ isSearchable: true, options: alike, onChange });
    await user.keyboard('Hélène');
    expect(active()).toBe('Hélène');
    if (leaving.startsWith('{')) await user.keyboard(leaving);
    else await user.click(document.body);
    expect(onChange.mock.calls.map(([value]) => value)).toEqual(['accented']);
  },
);

test('of options that come from a search, Enter chooses the one typed to the letter', () => {
  const select = (found: readonly SelectOption[]): ReactElement => (
    <Country isSearchable options={found} onSearch={() => {}} />
  );
  const { rerender } = renderAnnouncing(select(options));
  fireEvent.change(combobox(), { target: { value: 'Hélène' } });
  rerender(select(alike));
  expect(active()).toBe('Hélène');
});

test('leaving the field with a text that names nothing brings the choice back, and says so', async () => {
  const { user, announcer } = start({ isSearchable: true, defaultValue: 'nl' });
  await user.clear(combobox());
  await user.keyboard('Atlantis');
  await user.click(document.body);
  expect(combobox()).toHaveValue('Netherlands');
  expect(announcer.getState().assertive.map(({ text }) => text)).toEqual([
    '“Atlantis” is not one of the choices.',
  ]);
});

test('Escape gives up what was typed; Home and End are left to the text', async () => {
  const { user } = start({ isSearchable: true, defaultValue: 'nl' });
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Netherlands');
  const home = fireEvent.keyDown(combobox(), { key: 'Home' });
  expect(home).toBe(true);
  await user.keyboard('x{Escape}');
  expect(combobox()).toHaveValue('Netherlands');
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe('Netherlands');
});

test('keys of an input method are its own', () => {
  start({ isSearchable: true });
  fireEvent.change(combobox(), { target: { value: 'f' } });
  fireEvent.keyDown(combobox(), { key: 'Enter', isComposing: true });
  expect(combobox()).toHaveValue('f');
});

test('Enter held since it chose does not send the form; pressed again it does', async () => {
  const onSubmit = vi.fn((event: FormEvent) => {
    event.preventDefault();
  });
  renderAnnouncing(
    <form onSubmit={onSubmit}>
      <Country isSearchable />
    </form>,
  );
  const user = userEvent.setup();
  await user.type(combobox(), 'fin');
  await user.keyboard('{Enter>3/}');
  expect(combobox()).toHaveValue('Finland');
  expect(onSubmit).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('of options that come from a search, Enter chooses the first of those that came', () => {
  const onChange = vi.fn();
  const select = (found: readonly SelectOption[], isLoading = false): ReactElement => (
    <Country
      isSearchable
      options={found}
      isLoading={isLoading}
      onChange={onChange}
      onSearch={() => {}}
    />
  );
  const enter = (): void => {
    fireEvent.keyDown(combobox(), { key: 'Enter' });
  };
  const { rerender } = renderAnnouncing(select(options));
  fireEvent.change(combobox(), { target: { value: 'sw' } });
  // The caller waits for more to be typed, then loads.
  enter();
  rerender(select(options, true));
  enter();
  expect(active()).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
  rerender(select([{ value: 'se', label: 'Sverige' }]));
  expect(active()).toBe('Sverige');
  enter();
  expect(onChange.mock.calls.map(([value]) => value)).toEqual(['se']);
});

test('of a search that ends with the same first option, Enter chooses that; arrow keys move on from it', async () => {
  const onChange = vi.fn();
  const places: readonly (SelectOption & { label: string })[] = [
    { value: 'fr', label: 'France' },
    { value: 'fi', label: 'Finland' },
  ];
  function Searched(): ReactElement {
    const [text, setText] = useState('');
    const found = places.filter(({ label }) => label.toLowerCase().startsWith(text));
    return <Country isSearchable options={found} onSearch={setText} onChange={onChange} />;
  }
  renderAnnouncing(<Searched />);
  const user = userEvent.setup();
  await user.type(combobox(), 'f');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Finland');
  await user.type(combobox(), 'r');
  expect(active()).toBe('France');
  await user.type(combobox(), 'a');
  expect(active()).toBe('France');
  await user.keyboard('{Enter}');
  expect(onChange.mock.calls.map(([value]) => value)).toEqual(['fr']);
});

test.each([true, false])(
  'of options that go while a text is typed, the first of those that stay is active (searched by the caller: %s)',
  async (isSearched) => {
    const onChange = vi.fn();
    const places: readonly SelectOption[] = [
      { value: 'fr', label: 'France' },
      { value: 'fi', label: 'Finland' },
      { value: 'fj', label: 'Fiji' },
    ];
    const select = (found: readonly SelectOption[]): ReactElement => (
      <Country
        isSearchable
        options={found}
        onChange={onChange}
        onSearch={isSearched ? () => {} : undefined}
      />
    );
    const { rerender } = renderAnnouncing(select(places));
    const user = userEvent.setup();
    await user.type(combobox(), 'f');
    // The answer of the caller's search: a new list.
    rerender(select([...places]));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe('Fiji');
    rerender(select(places.slice(0, 2)));
    expect(active()).toBe('France');
    await user.keyboard('{Enter}');
    expect(onChange.mock.calls.map(([value]) => value)).toEqual(['fr']);
  },
);

test('the caller who searches is told as well when the text typed is dropped', async () => {
  const onSearch = vi.fn();
  const { user } = start({ isSearchable: true, defaultValue: 'nl', onSearch });
  await user.keyboard('{Control>}a{/Control}x{Escape}');
  await user.keyboard('{ArrowDown}{Escape}');
  expect(onSearch.mock.calls.map(([text]) => text)).toEqual(['x', '']);
});

test('options that come from a search are shown as they come', async () => {
  function Searched(): ReactElement {
    const [found, setFound] = useState<readonly SelectOption[]>([]);
    const [isLoading, setLoading] = useState(false);
    return (
      <>
        <Country
          isSearchable
          options={found}
          isLoading={isLoading}
          defaultValue="zz"
          valueLabel="Somewhere"
          onSearch={() => {
            setLoading(true);
          }}
        />
        <button
          onClick={() => {
            setFound([{ value: 'se', label: 'Sverige' }]);
            setLoading(false);
          }}
        >
          Answer
        </button>
      </>
    );
  }
  const { said } = renderAnnouncing(<Searched />);
  expect(combobox()).toHaveValue('Somewhere');
  fireEvent.change(combobox(), { target: { value: 'sweden' } });
  expect(screen.getByText('Loading ...')).toBeVisible();
  act(() => {
    screen.getByRole('button', { name: 'Answer' }).click();
  });
  expect(shown()).toEqual(['Sverige']);
  expect(said()).toEqual(['Loading ...', 'Found: 1']);
});

test('DATE-3 a click selects the text of the choice, in another page too', () => {
  const { page, container } = frameContainer();
  render(<Country isSearchable defaultValue="nl" />, { container });
  const field = page.querySelector<HTMLInputElement>('[role=combobox]')!;
  field.setSelectionRange(2, 2);
  fireEvent.click(within(container).getByRole('button', { name: 'Show the choices' }));
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'Netherlands'.length]);
});
