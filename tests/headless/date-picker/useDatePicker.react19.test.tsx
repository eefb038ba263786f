import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { useDatePicker, type UseDatePickerOptions } from '../../../headless/date-picker/index.js';
import { useField, useSubmitGuard } from '../../../headless/form/index.js';

const onSubmit = vi.fn();

function Picker(options: UseDatePickerOptions): ReactElement {
  const picker = useDatePicker(options);
  return <input {...picker.getInputProps({ 'aria-label': 'Birthday' })} />;
}

function Form({ isHidden = false }: { isHidden?: boolean }): ReactElement {
  const form = useSubmitGuard<{ birthday: string | null }>({
    initialValues: { birthday: null },
    onSubmit,
  });
  const field = useField(form, 'birthday');
  return (
    <form {...form.getFormProps()}>
      <Activity mode={isHidden ? 'hidden' : 'visible'}>
        <Picker control={field.control} />
      </Activity>
      <button {...form.getSubmitProps()}>Save</button>
      <button type="button" onClick={() => form.reset()}>
        Reset
      </button>
    </form>
  );
}

const input = (): HTMLInputElement => screen.getByRole('textbox');

test('a text that is no day is still there, and refused, after Activity has hidden it', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Form />);
  await user.type(input(), 'soon');
  await user.tab();
  rerender(<Form isHidden />);
  rerender(<Form />);
  expect(input()).toHaveValue('soon');
  expect(input()).toBeInvalid();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(input()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(input()).toHaveValue('');
});
