import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  createFormStore,
  required,
  useField,
  useSubmitGuard,
  type FormStore,
} from '../../../headless/form/index.js';
import { useSelect } from '../../../headless/select/index.js';
import { frameContainer } from '../support/frameContainer.js';
import { shadowContainer } from '../support/shadowContainer.js';
import { combobox, Country, LABEL, options, shown, start } from './TestSelect.js';

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

test('a reset is heard by a control that came later than the hook, in a shadow root as well', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => {
    root.remove();
  });
  const container = root.attachShadow({ mode: 'open' });
  function Late({ isThere }: { isThere: boolean }): ReactElement {
    const select = useSelect({ options, defaultValue: 'nl' });
    return <form>{isThere && <button {...select.getButtonProps()}>{select.text}</button>}</form>;
  }
  const page = { container: container as unknown as HTMLElement };
  const { rerender } = render(<Late isThere={false} />, page);
  rerender(<Late isThere />);
  const control = container.querySelector('button');
  if (control === null) throw new Error('There is no control.');
  fireEvent.keyDown(control, { key: 'Home' });
  fireEvent.keyDown(control, { key: 'Enter' });
  expect(control.textContent).toBe('France');
  act(() => {
    container.querySelector('form')?.reset();
  });
  expect(control.textContent).toBe('Netherlands');
});

test.each([
  ['the page', () => undefined],
  ['a shadow root', () => shadowContainer().container],
  ['a shadow root that has the root of React', () => shadowContainer().root],
  ['another page', () => frameContainer().container],
])(
  'a reset in %s changes no choice if the app cancels it, nor does one of another form',
  (_, at) => {
    function Form({ cancels = false }): ReactElement {
      const select = useSelect({ options, defaultValue: 'nl' });
      return (
        <>
          <form
            onReset={(event) => {
              if (cancels) event.preventDefault();
            }}
          >
            <button {...select.getButtonProps()}>{select.text}</button>
          </form>
          <form />
        </>
      );
    }
    const page = { container: at() as HTMLElement | undefined };
    const { container, rerender } = render(<Form cancels />, page);
    const control = container.querySelector('button')!;
    const reset = (form: HTMLFormElement): void => {
      act(() => {
        form.reset();
      });
    };
    const [own, other] = container.querySelectorAll('form');
    fireEvent.keyDown(control, { key: 'Home' });
    fireEvent.keyDown(control, { key: 'Enter' });
    reset(own!);
    expect(control.textContent).toBe('France');
    rerender(<Form />);
    reset(other!);
    expect(control.textContent).toBe('France');
    reset(own!);
    expect(control.textContent).toBe('Netherlands');
  },
);

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

test('one that is disabled while it is open is closed, and stays so afterwards', async () => {
  const onChange = vi.fn();
  const { rerender, user } = start({ isSearchable: true, onChange });
  await user.keyboard('fr');
  expect(shown()).toEqual(['France']);
  rerender(<Country isSearchable onChange={onChange} disabled />);
  expect(shown()).toEqual([]);
  rerender(<Country isSearchable onChange={onChange} />);
  expect(shown()).toEqual([]);
  expect(combobox()).toHaveValue('');
  expect(onChange).not.toHaveBeenCalled();
});

test('a reset of its form drops the text that is being typed, and closes the list', async () => {
  const form = createFormStore<{ country: string | null }>({
    initialValues: { country: 'nl' },
    onSubmit: () => {},
  });
  function Form(): ReactElement {
    const { getFormProps } = useSubmitGuard({ store: form });
    const field = useField(form, 'country');
    return (
      <form {...getFormProps()}>
        <Country isSearchable control={field.control} />
        <button type="button">Next</button>
      </form>
    );
  }
  render(<Form />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('France');
  act(() => {
    form.reset();
  });
  expect(shown()).toEqual([]);
  expect(screen.getByRole('combobox')).toHaveValue('Netherlands');
  await user.tab();
  expect(form.getValues()).toEqual({ country: 'nl' });
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
