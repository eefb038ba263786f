import { screen } from '@testing-library/react';
import type { ChangeEventHandler, ReactElement } from 'react';
import { useLimiter, type UseLimiterOptions } from '../../../headless/limiter/index.js';

/** A limited text with all that the hook gives, and a button that sets a text that is too long. */
export function TestLimited({
  isLong = false,
  type,
  fieldRef,
  onInput,
  ...options
}: UseLimiterOptions & {
  isLong?: boolean;
  type?: string;
  /** Called as the field's `onChange`. */
  onInput?: ChangeEventHandler;
  fieldRef?: UseLimiterOptions['ref'];
}): ReactElement {
  const limiter = useLimiter({ ...options, ref: fieldRef });
  const Field = isLong ? 'textarea' : 'input';
  return (
    <>
      <Field {...limiter.getInputProps({ 'aria-label': 'Note', type, onChange: onInput })} />
      <span {...limiter.getCounterProps()}>{limiter.counter}</span>
      <output>{limiter.notice}</output>
      <button onClick={() => limiter.setValue('far too long')}>Set</button>
    </>
  );
}

/** The one text field of the page. */
export function field(): HTMLInputElement {
  return screen.getByRole('textbox', { name: 'Note' });
}
