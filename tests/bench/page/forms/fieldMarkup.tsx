import type { ComponentProps, ReactElement } from 'react';
import { countRender } from '../renders.js';

interface Markup {
  name: string;
  /** Whether to show that the field is required. */
  hasError: boolean;
  input: ComponentProps<'input'>;
  label?: ComponentProps<'label'> | undefined;
  message?: ComponentProps<'em'> | undefined;
}

/**
 * One field, the same for every subject: label, input, and a message that is tied to it. The inputs
 * have no `name`, which costs Chromium time with each key, whatever the library.
 */
export function fieldMarkup({ name, hasError, input, label, message }: Markup): ReactElement {
  countRender();
  return (
    <p>
      <label {...(label ?? { htmlFor: name })}>{name}</label>
      <input {...input} />
      {hasError && <em {...(message ?? { id: `${name}-error` })}>Fill in this field.</em>}
    </p>
  );
}

/** What ties the input to its label and message, for the libraries that leave that to the caller. */
export function ties(
  name: string,
  hasError: boolean,
): Pick<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'> {
  return {
    id: name,
    'aria-invalid': hasError || undefined,
    'aria-describedby': hasError ? `${name}-error` : undefined,
  };
}
