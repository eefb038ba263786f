import { render, screen, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { memo, Profiler, type ComponentType, type ReactElement, type ReactNode } from 'react';
import {
  createAnnouncerStore,
  sharedAnnouncer,
  type AnnouncerStore,
} from '../../../headless/core/index.js';
import {
  useSelect,
  useSelectOption,
  type SelectItem,
  type SelectOption,
  type SelectStore,
  type UseSelectOptions,
} from '../../../headless/select/index.js';

/** One group, one option that is disabled, one with a description, and two that begin alike. */
export const options: readonly SelectOption[] = [
  { value: 'be', label: 'Belgium', group: 'Benelux' },
  { value: 'nl', label: 'Netherlands', group: 'Benelux' },
  { value: 'lu', label: 'Luxembourg', group: 'Benelux', disabled: true },
  { value: 'fr', label: 'France' },
  { value: 'fi', label: 'Finland', description: 'Suomi' },
];

/** What the select is called. */
export const LABEL = 'Country';

export interface OptionProps extends SelectItem {
  store: SelectStore;
  onRender?: ((value: string) => void) | undefined;
}

export const Option: ComponentType<OptionProps> = memo(function Option({
  store,
  onRender = () => {},
  ...item
}: OptionProps): ReactElement {
  const { getOptionProps } = useSelectOption({ store }, item);
  return (
    <Profiler id={item.value} onRender={onRender}>
      <li {...getOptionProps()}>{item.label}</li>
    </Profiler>
  );
});

export type CountryProps = Partial<UseSelectOptions> &
  Pick<OptionProps, 'onRender'> & { isSearchable?: boolean };

/** A select of countries with all of its parts, its field one to type in or a button. */
export function Country({ isSearchable = false, onRender, ...given }: CountryProps): ReactElement {
  const select = useSelect({ options, ...given } as UseSelectOptions);
  return (
    <>
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
        <div {...select.getPanelProps()}>
          <div {...select.getListProps()}>
            {select.groups.map(({ label, entries, getGroupProps, getGroupLabelProps }) => (
              <div key={label} {...getGroupProps()}>
                {label !== null && <span {...getGroupLabelProps()}>{label}</span>}
                {entries.map((item) => (
                  <Option key={item.value} store={select.store} onRender={onRender} {...item} />
                ))}
              </div>
            ))}
          </div>
          <p>{select.statusText}</p>
        </div>
      )}
    </>
  );
}

export interface AnnouncingPage extends Pick<RenderResult, 'rerender'> {
  readonly announcer: AnnouncerStore;
  /** All that was announced, the polite first. */
  readonly said: () => string[];
}

/** Renders where what is announced can be heard. */
export function renderAnnouncing(element: ReactElement): AnnouncingPage {
  const announcer = createAnnouncerStore();
  const wrapper = ({ children }: { children: ReactNode }): ReactElement => (
    <sharedAnnouncer.context.Provider value={announcer}>
      {children}
    </sharedAnnouncer.context.Provider>
  );
  const said = (): string[] =>
    [...announcer.getState().polite, ...announcer.getState().assertive].map(({ text }) => text);
  const { rerender } = render(element, { wrapper });
  return { rerender, announcer, said };
}

/** Renders a select of countries that has the focus. */
export function start(given: CountryProps = {}): AnnouncingPage & { readonly user: UserEvent } {
  const page = renderAnnouncing(<Country {...given} />);
  combobox().focus();
  return { ...page, user: userEvent.setup() };
}

export const combobox = (): HTMLElement => screen.getByRole('combobox', { name: LABEL });

/** The options in the open list. */
export const shown = (): string[] =>
  screen.queryAllByRole('option').map(({ textContent }) => textContent ?? '');

/** The option that the keys are on. */
export const active = (): string | null =>
  document.getElementById(combobox().getAttribute('aria-activedescendant') ?? '')?.textContent ??
  null;
