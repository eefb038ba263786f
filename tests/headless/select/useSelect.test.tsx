import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { memo, Profiler, useState, type ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  createAnnouncerStore,
  FormatTextContext,
  sharedAnnouncer,
  type AnnouncerStore,
  type Text,
} from '../../../headless/core/index.js';
import {
  createFormStore,
  required,
  useField,
  useSubmitGuard,
  type FormStore,
} from '../../../headless/form/index.js';
import {
  createSelectStore,
  useSelect,
  useSelectOption,
  type SelectItem,
  type SelectOption,
  type SelectStore,
  type UseSelectOptions,
} from '../../../headless/select/index.js';
import { describeConformance } from '../support/conformance.js';

const options: readonly SelectOption[] = [
  { value: 'be', label: 'Belgium', group: 'Benelux' },
  { value: 'nl', label: 'Netherlands', group: 'Benelux' },
  { value: 'lu', label: 'Luxembourg', group: 'Benelux', disabled: true },
  { value: 'fr', label: 'France' },
  { value: 'fi', label: 'Finland', description: 'Suomi' },
];

const LABEL = 'Country';

let announcer: AnnouncerStore;
let conforming: SelectStore;
beforeEach(() => {
  announcer = createAnnouncerStore();
  conforming = createSelectStore({ defaultValue: 'fr' });
  conforming.open();
});

describeConformance('useSelect', {
  useHook: () => useSelect({ options, store: conforming, id: 'country', listLabel: 'Country' }),
  readState: () => conforming.getState(),
  parts: {
    getButtonProps: { getter: (select) => select.getButtonProps, element: 'button' },
    getArrowProps: { getter: (select) => select.getArrowProps, element: 'button' },
    getClearProps: { getter: (select) => select.getClearProps, element: 'button' },
    getLabelProps: { getter: (select) => select.getLabelProps, element: 'label' },
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
  useHook: () => useSelect({ options, store: conforming, id: 'country', listLabel: 'Country' }),
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

const Option = memo(function Option({
  store,
  item,
  onRender = () => {},
}: {
  store: SelectStore;
  item: SelectItem;
  onRender?: (label: string) => void;
}): ReactElement {
  const { getOptionProps } = useSelectOption({ store }, item);
  return (
    <Profiler id={item.value} onRender={onRender}>
      <li {...getOptionProps()}>{item.label}</li>
    </Profiler>
  );
});

function Country({
  isSearchable = false,
  ...given
}: Partial<UseSelectOptions> & { isSearchable?: boolean }): ReactElement {
  const select = useSelect({ options, ...given } as UseSelectOptions);
  return (
    <sharedAnnouncer.context.Provider value={announcer}>
      <label {...select.getLabelProps()}>{LABEL}</label>
      {isSearchable ? (
        <input {...select.getInputProps()} />
      ) : (
        <button {...select.getButtonProps()}>{select.text}</button>
      )}
      <button {...select.getArrowProps()} />
      <button {...select.getClearProps()} />
      <input {...select.getHiddenProps({ 'data-testid': 'hidden' })} />
      {select.isOpen && (
        <div {...select.getListProps()}>
          {select.groups.map(({ label, entries, getGroupProps, getGroupLabelProps }) => (
            <div key={label} {...getGroupProps()}>
              {label !== null && <span {...getGroupLabelProps()}>{label}</span>}
              {entries.map((item) => (
                <Option key={item.value} store={select.store} item={item} />
              ))}
            </div>
          ))}
        </div>
      )}
      {select.isOpen && <p>{select.statusText}</p>}
    </sharedAnnouncer.context.Provider>
  );
}

const Shell = ({ children }: { children: ReactElement }): ReactElement => (
  <sharedAnnouncer.context.Provider value={announcer}>{children}</sharedAnnouncer.context.Provider>
);

const combobox = (): HTMLElement => screen.getByRole('combobox', { name: 'Country' });
const shown = (): string[] =>
  screen.queryAllByRole('option').map(({ textContent }) => textContent ?? '');
const active = (): string | null =>
  document.getElementById(combobox().getAttribute('aria-activedescendant') ?? '')?.textContent ??
  null;
const said = (): string[] =>
  [...announcer.getState().polite, ...announcer.getState().assertive].map(({ text }) => text);

function start(given: Parameters<typeof Country>[0] = {}): UserEvent {
  render(<Country {...given} />, { wrapper: Shell as never });
  combobox().focus();
  return userEvent.setup();
}

test('DATE-3 its words are messages that an app translates', async () => {
  const format = (text: Text): string =>
    typeof text === 'string'
      ? text
      : `${text.id} ${Object.values(text.values ?? {}).join()}`.trim();
  const French = (given: Parameters<typeof Country>[0]): ReactElement => (
    <FormatTextContext.Provider value={format}>
      <Country {...given} />
    </FormatTextContext.Provider>
  );
  const user = userEvent.setup();
  const { rerender } = render(<French defaultValue="fr" isSearchable />, {
    wrapper: Shell as never,
  });
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
  const user = start({ defaultValue: 'nl', required: true });
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
  const user = start({ defaultValue: 'nl' });
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
    const user = start({ isSearchable, defaultValue: at });
    await user.keyboard(key);
    expect(active()).toBe(to);
  },
);

test.each(['{Control>}f{/Control}', '{Meta>}f{/Meta}', '{Alt>}f{/Alt}'])(
  '"%s" on the button is not ours',
  async (keys) => {
    const user = start();
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
  const user = start({ defaultValue: 'nl' });
  await user.keyboard(`{Enter}${keys}`);
  expect(active()).toBe(to);
});

test.each(['{Enter}', ' ', '{Alt>}{ArrowUp}{/Alt}', '{Tab}'])(
  '"%s" chooses what is active and closes',
  async (key) => {
    const onChange = vi.fn();
    const user = start({ defaultValue: 'nl', onChange });
    await user.keyboard(`{Enter}{ArrowUp}${key}`);
    expect(onChange.mock.calls.map(([value]) => value)).toEqual(['be']);
    expect(combobox()).toHaveAttribute('data-state', 'closed');
    expect(combobox()).toHaveTextContent('Belgium');
    if (key !== '{Tab}') expect(combobox()).toHaveFocus();
  },
);

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
  const user = start({ onChange });
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
  const user = start({ defaultValue: 'nl', onChange });
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
  const user = start({ defaultValue: 'nl', required: true, onChange });
  expect(screen.queryByRole('button', { name: 'Clear the choice' })).toBeNull();
  await user.keyboard('{Delete}{Backspace}');
  expect(onChange).not.toHaveBeenCalled();
});

test('DATE-3 a required choice that is emptied in the field is there again, and nothing is said', async () => {
  const onChange = vi.fn();
  const user = start({ isSearchable: true, defaultValue: 'nl', required: true, onChange });
  fireEvent.change(combobox(), { target: { value: '   ' } });
  await user.click(document.body);
  expect(combobox()).toHaveValue('Netherlands');
  expect(onChange).not.toHaveBeenCalled();
  expect(said().at(-1)).toMatch(/^Found/);
});

test('opening says nothing', async () => {
  const user = start({ defaultValue: 'nl' });
  await user.keyboard('{Enter}');
  expect(said()).toEqual([]);
});

test('opening while options are on their way says so', async () => {
  const user = start({ options: [], isLoading: true });
  await user.keyboard('{Enter}');
  expect(said()).toEqual(['Loading ...']);
});

test('an emptied field has no option that Enter chooses', async () => {
  const onChange = vi.fn();
  const user = start({ isSearchable: true, defaultValue: 'nl', onChange });
  await user.clear(combobox());
  expect(active()).toBeNull();
  await user.keyboard('{Enter}');
  expect(onChange).not.toHaveBeenCalled();
});

test('a description is searched, and the list is named by `label` where there is one', async () => {
  const user = start({ isSearchable: true, listLabel: 'Countries' });
  await user.keyboard('suo');
  expect(shown()).toEqual(['Finland']);
  expect(screen.getByRole('listbox', { name: 'Countries' })).toBeVisible();
});

test('typing in the field finds options, says how many, and Enter chooses the first', async () => {
  const onChange = vi.fn();
  const user = start({ isSearchable: true, onChange });
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
  const user = start({ isSearchable: true, defaultValue: 'be' });
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
  const user = start({ isSearchable: true });
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

test.each([
  ['belgium', 'be', 'Belgium'],
  ['   ', null, ''],
])('leaving the field with "%s" typed takes what that names', async (text, value, label) => {
  const onChange = vi.fn();
  const user = start({ isSearchable: true, defaultValue: 'nl', onChange });
  fireEvent.change(combobox(), { target: { value: text } });
  await user.click(document.body);
  expect(onChange.mock.calls.map(([chosen]) => chosen)).toEqual([value]);
  expect(combobox()).toHaveValue(label);
});

test('leaving the field with a text that names nothing brings the choice back, and says so', async () => {
  const user = start({ isSearchable: true, defaultValue: 'nl' });
  await user.clear(combobox());
  await user.keyboard('Atlantis');
  await user.click(document.body);
  expect(combobox()).toHaveValue('Netherlands');
  expect(announcer.getState().assertive.map(({ text }) => text)).toEqual([
    '“Atlantis” is not one of the choices.',
  ]);
});

test('Escape gives up what was typed; Home and End are left to the text', async () => {
  const user = start({ isSearchable: true, defaultValue: 'nl' });
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
  render(<Searched />, { wrapper: Shell as never });
  expect(combobox()).toHaveValue('Somewhere');
  fireEvent.change(combobox(), { target: { value: 'sweden' } });
  expect(screen.getByText('Loading ...')).toBeVisible();
  act(() => {
    screen.getByRole('button', { name: 'Answer' }).click();
  });
  expect(shown()).toEqual(['Sverige']);
  expect(said()).toEqual(['Loading ...', 'Found: 1']);
});

test('a form that the browser sends has the choice, and takes it back to the first by a reset', async () => {
  render(
    <form aria-label="Native">
      <Country defaultValue="nl" name="country" />
      <button type="reset">Undo</button>
    </form>,
  );
  const user = userEvent.setup();
  combobox().focus();
  await user.keyboard('{Enter}{Home}{Enter}');
  const form = screen.getByRole<HTMLFormElement>('form');
  expect(new FormData(form).get('country')).toBe('fr');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(new FormData(form).get('country')).toBe('nl');
});

test('a reset changes no choice that somebody else holds, and none that has gone', async () => {
  const onChange = vi.fn();
  const form = (country: ReactElement): ReactElement => (
    <form>
      {country}
      <button type="reset">Undo</button>
    </form>
  );
  const { rerender } = render(form(<Country value="nl" onChange={onChange} />));
  rerender(form(<Country value="fr" onChange={onChange} />));
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  rerender(form(<Country key="own" defaultValue="nl" onChange={onChange} />));
  combobox().focus();
  await user.keyboard('{Enter}{Home}{Enter}');
  rerender(form(<p />));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onChange.mock.calls.map(([value]) => value)).toEqual(['fr']);
});

test('a disabled one is not sent, not opened and not cleared', async () => {
  const user = userEvent.setup();
  render(
    <form aria-label="Native">
      <Country defaultValue="nl" name="country" disabled />
    </form>,
  );
  await user.click(combobox());
  expect(shown()).toEqual([]);
  expect(new FormData(screen.getByRole<HTMLFormElement>('form')).has('country')).toBe(false);
  expect(screen.queryByRole('button', { name: 'Clear the choice' })).toBeNull();
});

test('a refused choice does not stick', async () => {
  const user = start({ value: 'nl', onChange: () => {} });
  await user.keyboard('{Enter}{Home}{Enter}');
  expect(combobox()).toHaveTextContent('Netherlands');
});

test('FORM-5 A11Y-FIELD in a form it is labelled, checked, focused and reset as a field', async () => {
  const onSubmit = vi.fn();
  const form: FormStore<{ country: string | null }> = createFormStore<{ country: string | null }>({
    initialValues: { country: null },
    validators: { country: { required } },
    onSubmit,
  });
  function Form(): ReactElement {
    const { getFormProps, getSubmitProps } = useSubmitGuard({ store: form });
    const field = useField(form, 'country');
    const select = useSelect({ options, control: field.control });
    return (
      <form {...getFormProps()}>
        <label {...field.getLabelProps()}>{LABEL}</label>
        <button {...select.getButtonProps()}>{select.text}</button>
        {field.shownErrors.map(({ type }) => (
          <em key={type} {...field.getMessageProps(type)}>
            {type}
          </em>
        ))}
        <button {...getSubmitProps()}>Save</button>
        <button type="reset">Undo</button>
      </form>
    );
  }
  render(<Form />);
  const user = userEvent.setup();
  await user.tab();
  expect(combobox()).toHaveFocus();
  await user.tab();
  expect(combobox()).toHaveAccessibleDescription('required');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(combobox()).toHaveFocus();
  expect(combobox()).toHaveAccessibleDescription('required');
  expect(combobox()).toHaveAttribute('aria-invalid', 'true');
  await user.keyboard('{Enter}{Home}{Enter}');
  expect(combobox()).not.toHaveAttribute('aria-invalid');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ country: 'fr' });
  act(() => {
    form.setValue('country', 'be');
  });
  expect(combobox()).toHaveTextContent('Belgium');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(combobox()).toHaveTextContent('France');
});

test('moving among a thousand options renders the two that change', () => {
  const rendered: string[] = [];
  const store = createSelectStore();
  const many = Array.from({ length: 1000 }, (_, index): SelectItem => ({
    ...FRANCE,
    value: `v${index}`,
    id: `id${index}`,
  }));
  render(
    <ul>
      {many.map((item) => (
        <Option
          key={item.value}
          store={store}
          item={item}
          onRender={(id) => {
            rendered.push(id);
          }}
        />
      ))}
    </ul>,
  );
  act(() => {
    store.open('v1');
  });
  rendered.length = 0;
  act(() => {
    store.activate('v2');
  });
  expect(rendered.sort()).toEqual(['v1', 'v2']);
});
