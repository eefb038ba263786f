import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { FormatTextContext, type Text } from '../../../headless/core/index.js';
import { required, useField, useSubmitGuard } from '../../../headless/form/index.js';
import {
  createToggleStore,
  useToggle,
  type ToggleStore,
  type UseToggleOptions,
} from '../../../headless/toggle/index.js';
import { describeConformance } from '../support/conformance.js';

const LABEL = 'Active';

let store: ToggleStore;
beforeEach(() => {
  store = createToggleStore();
});

describeConformance('useToggle', {
  useHook: () => useToggle({ store }),
  readState: () => store.getState(),
  parts: {
    getInputProps: { getter: (toggle) => toggle.getInputProps, element: 'input' },
    getLabelProps: { getter: (toggle) => toggle.getLabelProps, element: 'label' },
    getTextProps: { getter: (toggle) => toggle.getTextProps, element: 'span' },
  },
});

function Toggle(options: UseToggleOptions): ReactElement {
  const toggle = useToggle(options);
  return (
    <>
      <label {...toggle.getLabelProps()}>{LABEL}</label>
      <input {...toggle.getInputProps()} />
      <span {...toggle.getTextProps()}>{toggle.text}</span>
    </>
  );
}

test('TOGGLE-1 A11Y-TOGGLE Space turns it on and off; the name stays, and the text is for the eye', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(<Toggle onChange={onChange} />);
  const toggle = screen.getByRole('switch', { name: 'Active' });
  expect(toggle).not.toBeChecked();
  expect(toggle).not.toHaveAttribute('aria-checked');
  expect(toggle).toHaveAttribute('data-state', 'off');
  expect(screen.getByText('No')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('No')).toHaveAttribute('data-state', 'off');

  await user.tab();
  await user.keyboard(' ');
  expect(toggle).toBeChecked();
  expect(toggle).toHaveAttribute('data-state', 'on');
  expect(screen.getByRole('switch', { name: 'Active' })).toBe(toggle);
  expect(screen.getByText('Yes')).toHaveAttribute('data-state', 'on');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(
    true,
    expect.objectContaining({ reason: 'toggle' }),
  );
});

test('TOGGLE-1 a click on the label toggles', async () => {
  const user = userEvent.setup();
  render(<Toggle defaultValue />);
  await user.click(screen.getByText('Active'));
  expect(screen.getByRole('switch')).not.toBeChecked();
});

test('TOGGLE-1 it says yes and no in the current language, or what it is told to say', () => {
  const dutch: Readonly<Record<string, string>> = {
    'gnap.toggle.yes': 'Ja',
    'gnap.toggle.no': 'Nee',
  };
  const format = (text: Text): string =>
    typeof text === 'string' ? text : (dutch[text.id] ?? text.id);
  const { rerender } = render(<Toggle value />, {
    wrapper: ({ children }) => (
      <FormatTextContext.Provider value={format}>{children}</FormatTextContext.Provider>
    ),
  });
  expect(screen.getByText('Ja')).toBeInTheDocument();
  rerender(<Toggle value={false} />);
  expect(screen.getByText('Nee')).toBeInTheDocument();
  rerender(<Toggle value={false} no="Gesloten" />);
  expect(screen.getByText('Gesloten')).toBeInTheDocument();
});

test('TOGGLE-1 a parent that refuses keeps it off', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(<Toggle value={false} onChange={onChange} />);
  await user.click(screen.getByRole('switch'));
  expect(onChange).toHaveBeenCalledOnce();
  expect(screen.getByRole('switch')).not.toBeChecked();
  expect(screen.getByText('No')).toBeInTheDocument();
});

test('TOGGLE-1 a program toggles too', async () => {
  const user = userEvent.setup();
  function Remote(): ReactElement {
    const toggle = useToggle();
    return (
      <>
        <button onClick={toggle.toggle}>{toggle.value ? 'Deactivate' : 'Activate'}</button>
        <input {...toggle.getInputProps({ 'aria-label': 'Active' })} />
      </>
    );
  }
  render(<Remote />);
  await user.click(screen.getByRole('button', { name: 'Activate' }));
  expect(screen.getByRole('switch')).toBeChecked();
  expect(screen.getByRole('button', { name: 'Deactivate' })).toBeVisible();
});

test('TOGGLE-1 A11Y-FIELD it holds the value of a field, and shows its error', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn();
  function Form(): ReactElement {
    const form = useSubmitGuard({
      initialValues: { agreed: false },
      validators: { agreed: { required } },
      onSubmit,
    });
    const field = useField(form, 'agreed');
    return (
      <form {...form.getFormProps()}>
        <label {...field.getLabelProps()}>{LABEL}</label>
        <input {...useToggle({ control: field.control }).getInputProps()} />
        {field.shownErrors.map(({ type }) => (
          <em key={type} {...field.getMessageProps(type)}>
            Please agree.
          </em>
        ))}
        <button {...form.getSubmitProps()}>Save</button>
      </form>
    );
  }
  const { unmount } = render(<Form />);
  await user.tab();
  expect(screen.getByRole('switch')).toBeValid();
  await user.tab();
  expect(screen.getByRole('switch')).toBeInvalid();
  unmount();
  render(<Form />);
  await user.click(screen.getByRole('button'));
  const toggle = screen.getByRole('switch', { name: 'Active' });
  expect(toggle).toHaveFocus();
  expect(toggle).toBeInvalid();
  expect(toggle).toHaveAccessibleErrorMessage('Please agree.');
  await user.keyboard(' ');
  expect(toggle).not.toHaveAttribute('aria-invalid');
  await user.click(screen.getByRole('button'));
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ agreed: true });
});
