import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { FormatTextContext, type Text } from '../../../headless/core/index.js';
import {
  createSelectStore,
  useSelect,
  useSelectOption,
  type SelectItem,
  type SelectStore,
} from '../../../headless/select/index.js';
import { createFakeClock } from '../../../headless/testing/index.js';
import { describeConformance } from '../support/conformance.js';
import { shadowContainer } from '../support/shadowContainer.js';
import {
  active,
  combobox,
  Country,
  LABEL,
  options,
  renderAnnouncing,
  shown,
  start,
  type CountryProps,
} from './TestSelect.js';

let conforming: SelectStore;
beforeEach(() => {
  conforming = createSelectStore({ defaultValue: 'fr' });
  conforming.open();
});

describeConformance('useSelect', {
  useHook: () => useSelect({ options, store: conforming, id: 'country', listLabel: LABEL }),
  readState: () => conforming.getState(),
  parts: {
    getButtonProps: { getter: (select) => select.getButtonProps, element: 'button' },
    getArrowProps: { getter: (select) => select.getArrowProps, element: 'button' },
    getClearProps: { getter: (select) => select.getClearProps, element: 'button' },
    getLabelProps: { getter: (select) => select.getLabelProps, element: 'label' },
    getPanelProps: { getter: (select) => select.getPanelProps },
    getListProps: { getter: (select) => select.getListProps },
    getGroupLabelProps: { getter: (select) => select.groups[1]!.getGroupLabelProps },
    getGroupProps: { getter: (select) => select.groups[1]!.getGroupProps },
    getHiddenProps: { getter: (select) => select.getHiddenProps, element: 'input' },
    getOptionProps: {
      getter: (select) => (props) => ({
        ...props,
        id: select.groups[0]!.entries[0]!.id,
      }),
    },
  },
});

describeConformance('useSelect to search in', {
  useHook: () => useSelect({ options, store: conforming, id: 'country', listLabel: LABEL }),
  readState: () => conforming.getState(),
  parts: {
    getInputProps: { getter: (select) => select.getInputProps, element: 'input' },
    getListProps: { getter: (select) => select.getListProps },
    getOptionProps: {
      getter: (select) => (props) => ({
        ...props,
        id: select.groups[0]!.entries[0]!.id,
      }),
    },
  },
});

const FRANCE: SelectItem = {
  value: 'fr',
  id: 'option-fr',
  label: 'France',
  group: null,
  isDisabled: false,
};

describeConformance('useSelectOption', {
  useHook: () => useSelectOption({ store: conforming }, FRANCE),
  readState: () => conforming.getState(),
  parts: { getOptionProps: { getter: (option) => option.getOptionProps } },
});

test('DATE-3 its words are messages that an app translates', async () => {
  const format = (text: Text): string =>
    typeof text === 'string'
      ? text
      : `${text.id} ${Object.values(text.values ?? {}).join()}`.trim();
  const French = (given: CountryProps): ReactElement => (
    <FormatTextContext.Provider value={format}>
      <Country {...given} />
    </FormatTextContext.Provider>
  );
  const user = userEvent.setup();
  const { rerender, said } = renderAnnouncing(<French defaultValue="fr" isSearchable />);
  expect(screen.getByRole('button', { name: 'gnap.select.open' })).toBeInTheDocument();
  expect(combobox()).toHaveAttribute('placeholder', 'gnap.select.placeholder');
  await user.click(screen.getByRole('button', { name: 'gnap.select.clear' }));
  await user.type(combobox(), 'zz');
  expect(screen.getByText('gnap.select.empty')).toBeInTheDocument();
  expect(said()).toContain('gnap.select.empty');
  await user.tab();
  expect(said()).toContain('gnap.select.rejected zz');
  await user.type(combobox(), 'belg');
  expect(said()).toContain('gnap.select.found 1');
  rerender(<French defaultValue="fr" isSearchable isLoading />);
  expect(screen.getByText('gnap.select.loading')).toBeInTheDocument();
});

// Safari focuses a button that is clicked only if it has a `tabindex`.
test('a click focuses the button in Safari too, so that its keys work', () => {
  start();
  expect(combobox()).toHaveAttribute('tabindex', '0');
});

test('the button says what it is, what it holds and what it opens; groups are named', async () => {
  const { user } = start({ defaultValue: 'nl', required: true });
  expect(combobox()).toHaveAttribute('aria-expanded', 'false');
  expect(combobox()).toHaveAttribute('aria-haspopup', 'listbox');
  expect(combobox()).toHaveAttribute('aria-required', 'true');
  expect(combobox()).toHaveTextContent('Netherlands');
  await user.keyboard('{Enter}');
  expect(combobox()).toHaveAttribute('aria-expanded', 'true');
  const list = screen.getByRole('listbox', { name: 'Country' });
  expect(combobox()).toHaveAttribute('aria-controls', list.id);
  expect(screen.getAllByRole('group')).toEqual([screen.getByRole('group', { name: 'Benelux' })]);
  expect(screen.getByRole('option', { name: 'Netherlands' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(screen.getByRole('option', { name: 'Luxembourg' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(combobox()).toHaveFocus();
});

test.each([
  ['{Enter}', 'Netherlands'],
  [' ', 'Netherlands'],
  ['{ArrowDown}', 'Netherlands'],
  ['{ArrowUp}', 'Netherlands'],
  ['{Alt>}{ArrowDown}{/Alt}', 'Netherlands'],
  ['{Home}', 'France'],
  ['{End}', 'Netherlands'],
  ['b', 'Belgium'],
])('"%s" on the closed button, at Netherlands, opens at %s', async (key, at) => {
  const { user } = start({ defaultValue: 'nl' });
  await user.keyboard(key);
  expect(combobox()).toHaveAttribute('data-state', 'open');
  expect(active()).toBe(at);
});

test.each([
  ['{ArrowUp}', false, undefined, 'France'],
  ['{ArrowUp}', true, undefined, 'Netherlands'],
  ['{ArrowDown}', true, undefined, 'France'],
  ['{ArrowDown}', false, 'zz', 'France'],
])(
  '"%s", searched: %s, at %s, which is not there, opens at %s',
  async (key, isSearchable, at, to) => {
    const { user } = start({ isSearchable, defaultValue: at });
    await user.keyboard(key);
    expect(active()).toBe(to);
  },
);

test.each(['{Control>}f{/Control}', '{Meta>}f{/Meta}', '{Alt>}f{/Alt}'])(
  '"%s" on the button is not ours',
  async (keys) => {
    const { user } = start();
    await user.keyboard(keys);
    expect(combobox()).toHaveAttribute('data-state', 'closed');
  },
);

test.each([
  ['{ArrowUp}', 'Belgium'],
  ['{ArrowDown}{ArrowDown}', 'Netherlands'],
  ['{Home}', 'France'],
  ['{End}', 'Netherlands'],
  ['{PageUp}', 'France'],
  ['f', 'France'],
  ['ff', 'Finland'],
  ['fi', 'Finland'],
  ['x', 'Netherlands'],
])('"%s" in the open list, at Netherlands, moves to %s', async (keys, to) => {
  const { user } = start({ defaultValue: 'nl' });
  await user.keyboard(`{Enter}${keys}`);
  expect(active()).toBe(to);
});

test('Space goes on with a text that is being typed, where a choice has one there', async () => {
  const clock = createFakeClock();
  const store = createSelectStore({ clock });
  const { user } = start({
    store,
    options: ['Sint Maarten', 'Sint Pieter', 'Slovenia'].map((label) => ({ value: label, label })),
  });
  await user.keyboard('sint p');
  expect(active()).toBe('Sint Pieter');
  expect(store.getState().value).toBeNull();
  await user.keyboard(' ');
  expect(store.getState()).toMatchObject({ value: 'Sint Pieter', isOpen: false });

  clock.advance(600);
  await user.keyboard('sint');
  expect(active()).toBe('Sint Maarten');
  clock.advance(600);
  await user.keyboard(' ');
  expect(store.getState()).toMatchObject({ value: 'Sint Maarten', isOpen: false });
});

test.each(['{Enter}', ' ', '{Alt>}{ArrowUp}{/Alt}', '{Tab}'])(
  '"%s" chooses what is active and closes',
  async (key) => {
    const onChange = vi.fn();
    const { user } = start({ defaultValue: 'nl', onChange });
    await user.keyboard(`{Enter}{ArrowUp}${key}`);
    expect(onChange.mock.calls.map(([value]) => value)).toEqual(['be']);
    expect(combobox()).toHaveAttribute('data-state', 'closed');
    expect(combobox()).toHaveTextContent('Belgium');
    if (key !== '{Tab}') expect(combobox()).toHaveFocus();
  },
);

test.each(['Enter', ' '])('%j held since the list was opened chooses nothing', async (key) => {
  const onChange = vi.fn();
  const { user } = start({ onChange });
  await user.keyboard('{Enter}');
  fireEvent.keyDown(combobox(), { key, repeat: true });
  expect(screen.getByRole('listbox')).toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
});

test.each(['Enter', ' '])('%j held since it chose does not open the list again', async (key) => {
  const { user } = start();
  await user.keyboard('{Enter}{ArrowDown}');
  fireEvent.keyDown(combobox(), { key });
  fireEvent.keyDown(combobox(), { key, repeat: true });
  expect(combobox()).toHaveAttribute('data-state', 'closed');
});

test('what cannot be chosen any more is not chosen by Enter', async () => {
  const onChange = vi.fn();
  const given = { defaultValue: 'nl', onChange };
  const { rerender } = render(<Country {...given} />);
  const user = userEvent.setup();
  combobox().focus();
  await user.keyboard('{Enter}{ArrowUp}');
  rerender(<Country {...given} options={options.map((each) => ({ ...each, disabled: true }))} />);
  await user.keyboard('{Enter}');
  expect(onChange).not.toHaveBeenCalled();
});

test('Escape closes and changes nothing; what is around hears it only when it is closed', async () => {
  const onKeyDown = vi.fn();
  const onChange = vi.fn();
  render(
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for a dialog
    <div
      onKeyDown={({ key }) => {
        onKeyDown(key);
      }}
    >
      <Country defaultValue="nl" onChange={onChange} />
    </div>,
  );
  const user = userEvent.setup();
  combobox().focus();
  await user.keyboard('{Enter}{ArrowUp}{Escape}');
  expect(shown()).toEqual([]);
  expect(onChange).not.toHaveBeenCalled();
  expect(onKeyDown).not.toHaveBeenCalledWith('Escape');
  await user.keyboard('{Escape}');
  expect(onKeyDown).toHaveBeenCalledWith('Escape');
});

test('by pointer: a press opens, a press on an option chooses, elsewhere closes', async () => {
  const onChange = vi.fn();
  const { user } = start({ onChange });
  await user.click(combobox());
  await user.hover(screen.getByRole('option', { name: 'Belgium' }));
  expect(active()).toBe('Belgium');
  await user.click(screen.getByRole('option', { name: 'Luxembourg' }));
  expect(active()).toBe('Belgium');
  expect(onChange).not.toHaveBeenCalled();
  expect(combobox()).toHaveFocus();
  await user.click(screen.getByRole('option', { name: 'Finland' }));
  expect(onChange.mock.calls.map(([value]) => value)).toEqual(['fi']);
  expect(combobox()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Show the choices' }));
  expect(combobox()).toHaveFocus();
  await user.click(document.body);
  expect(shown()).toEqual([]);
});

test('DATE-3 a choice is taken back by its button, and by Delete; not where it is required', async () => {
  const onChange = vi.fn();
  const { user } = start({ defaultValue: 'nl', onChange });
  await user.click(screen.getByRole('button', { name: 'Clear the choice' }));
  expect(onChange.mock.calls).toEqual([[null, expect.objectContaining({ reason: 'clear' })]]);
  expect(combobox()).toHaveFocus();
  expect(combobox()).toHaveTextContent('Choose ...');
  expect(screen.queryByRole('button', { name: 'Clear the choice' })).toBeNull();
  await user.keyboard('{Enter}{End}{Enter}');
  await user.keyboard('{Enter}{Delete}{Escape}');
  expect(combobox()).toHaveTextContent('Netherlands');
  await user.keyboard('{Delete}');
  expect(onChange.mock.calls.map(([value]) => value)).toEqual([null, 'nl', null]);
});

test('DATE-3 a required choice has no way back to none', async () => {
  const onChange = vi.fn();
  const { user } = start({ defaultValue: 'nl', required: true, onChange });
  expect(screen.queryByRole('button', { name: 'Clear the choice' })).toBeNull();
  await user.keyboard('{Delete}{Backspace}');
  expect(onChange).not.toHaveBeenCalled();
});

test('opening says nothing', async () => {
  const { user, said } = start({ defaultValue: 'nl' });
  await user.keyboard('{Enter}');
  expect(said()).toEqual([]);
});

test('opening while options are on their way says so', async () => {
  const { user, said } = start({ options: [], isLoading: true });
  await user.keyboard('{Enter}');
  expect(said()).toEqual(['Loading ...']);
});

test('a refused choice does not stick', async () => {
  const { user } = start({ value: 'nl', onChange: () => {} });
  await user.keyboard('{Enter}{Home}{Enter}');
  expect(combobox()).toHaveTextContent('Netherlands');
});

test('in memo, a key renders the option that it leaves and the one that it reaches', async () => {
  const rendered: string[] = [];
  const { user } = start({
    onRender: (value) => {
      rendered.push(value);
    },
  });
  await user.keyboard('{Enter}{Home}');
  rendered.length = 0;
  await user.keyboard('{ArrowDown}');
  expect(rendered.sort()).toEqual(['fi', 'fr']);
});

test('the active option is scrolled into view, in a shadow root as well', () => {
  const scrolled: (string | null)[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this.textContent);
  };
  onTestFinished(() => {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });
  const { container } = shadowContainer();
  render(<Country defaultValue="nl" />, { container });
  const control = within(container).getByRole('combobox');
  fireEvent.keyDown(control, { key: 'Enter' });
  fireEvent.keyDown(control, { key: 'Home' });
  expect(scrolled).toEqual(['Netherlands', 'France']);
});
