import { act, render, screen } from '@testing-library/react';
import { Suspense, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import { createFormStore, useField, type FormStore } from '../../../headless/form/index.js';
import { useRadioGroup } from '../../../headless/radio-group/index.js';
import { useTimeInput } from '../../../headless/time-input/index.js';
import { settle } from '../support/deferred.js';

interface Reminder {
  at: string | null;
}

function At({ form }: { form: FormStore<Reminder> }): ReactElement {
  const { control } = useField(form, 'at');
  const time = useTimeInput({ control });
  return <input {...time.getInputProps({ 'aria-label': 'At' })} />;
}

/** Its hook stays when the input goes. */
function Note({ form, isShown }: { form: FormStore<Reminder>; isShown: boolean }): ReactElement {
  const field = useField(form, 'at');
  return <>{isShown && <input {...field.getInputProps({ 'aria-label': 'At' })} />}</>;
}

test.each<[string, (form: FormStore<Reminder>, isShown: boolean) => ReactElement | false]>([
  ['with its hook', (form, isShown) => isShown && <At form={form} />],
  ['alone', (form, isShown) => <Note form={form} isShown={isShown} />],
])('a control that is shown again %s has its first value, which is sent', (_how, show) => {
  const form = createFormStore<Reminder>({ initialValues: { at: '09:00' }, onSubmit: () => {} });
  const { rerender } = render(<>{show(form, true)}</>);
  act(() => {
    form.removeField('at');
    rerender(<>{show(form, false)}</>);
  });
  expect(form.getValues()).toEqual({});
  rerender(<>{show(form, true)}</>);
  expect(screen.getByRole('textbox')).toHaveValue('09:00');
  expect(form.getValues()).toEqual({ at: '09:00' });
});

/** What a page still draws of it, as while it fades out. */
function Fading({ form }: { form: FormStore<Reminder> }): ReactElement {
  const field = useField(form, 'at', { ref: () => {} });
  return <input {...field.getInputProps({ 'aria-label': 'At' })} />;
}

function Choice({ form }: { form: FormStore<Reminder> }): ReactElement {
  const { control } = useField(form, 'at');
  const group = useRadioGroup({
    control,
    options: [
      { value: '09:00', label: 'Nine' },
      { value: '10:00', label: 'Ten' },
    ],
  });
  return (
    <div {...group.getGroupProps()}>
      {group.items.map(({ value, getRadioProps }) => (
        <input key={value} {...getRadioProps()} />
      ))}
    </div>
  );
}

test.each<[string, (form: FormStore<Reminder>) => ReactElement]>([
  ['with a ref of the page', (form) => <Fading form={form} />],
  ['whose tab stop moves with its value', (form) => <Choice form={form} />],
])('a field stays removed while its control goes on being drawn: %s', (_how, show) => {
  const form = createFormStore<Reminder>({ initialValues: { at: '09:00' }, onSubmit: () => {} });
  const { unmount } = render(show(form));
  act(() => {
    form.setValue('at', '10:00');
  });
  act(() => {
    form.removeField('at');
  });
  expect(form.getValues()).toEqual({});
  unmount();
  expect(form.getValues()).toEqual({});
});

const never = new Promise<never>(() => {});

/** Hides what stands beside it while it is on. */
function Suspending({ isOn }: { isOn: boolean }): null {
  // React 18 has no hook that waits for a promise.
  if (isOn) throw never;
  return null;
}

test('a control that was hidden without leaving the page has its first value again, which is sent', async () => {
  const form = createFormStore<Reminder>({ initialValues: { at: '09:00' }, onSubmit: () => {} });
  function Page({ isHidden }: { isHidden: boolean }): ReactElement {
    const field = useField(form, 'at');
    return (
      <Suspense fallback="Wait">
        <input {...field.getInputProps({ 'aria-label': 'At' })} />
        <Suspending isOn={isHidden} />
      </Suspense>
    );
  }
  const { rerender } = render(<Page isHidden={false} />);
  await act(async () => {
    rerender(<Page isHidden />);
    await settle();
  });
  act(() => {
    form.removeField('at');
  });
  expect(form.getValues()).toEqual({});
  await act(async () => {
    rerender(<Page isHidden={false} />);
    await settle();
  });
  expect(screen.getByRole('textbox')).toHaveValue('09:00');
  expect(form.getValues()).toEqual({ at: '09:00' });
});
