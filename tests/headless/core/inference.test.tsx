import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChangeEvent, ComponentProps, ReactElement } from 'react';
import { expect, test } from 'vitest';
import { propGetter } from '../../../headless/core/index.js';

interface TextBoxProps extends ComponentProps<'input'> {
  label: string;
}

/** As a team writes its own: it takes the props of an input, and requires one of its own. */
function TextBox({ label, ...props }: TextBoxProps): ReactElement {
  return (
    <label>
      {label} <input {...props} />
    </label>
  );
}

const handled: string[] = [];

const getInputProps = propGetter({
  type: 'text',
  onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    handled.push(`hook: ${currentTarget.value}`);
  },
});

function Boxes(): ReactElement {
  return (
    <>
      <TextBox label="First" {...getInputProps()} />
      <TextBox {...getInputProps({ className: 'wide' })} label="Second" />
      <TextBox
        label="Third"
        {...getInputProps({
          // Its type is that of the component, without being written.
          onChange: ({ currentTarget }) => handled.push(`caller: ${currentTarget.value}`),
        })}
      />
    </>
  );
}

/** What a getter returns says nothing about the props that a component requires. */
export function Unnamed(): ReactElement {
  return (
    <>
      {/* @ts-expect-error -- it has no label */}
      <TextBox {...getInputProps()} />
      {/* @ts-expect-error -- it has no label */}
      <TextBox {...getInputProps({ onChange: ({ currentTarget }) => currentTarget.focus() })} />
    </>
  );
}

test('types: the props of a getter go to a component that requires others, with handlers typed by it', async () => {
  render(<Boxes />);
  expect(screen.getByLabelText('First')).toHaveAttribute('type', 'text');
  expect(screen.getByLabelText('Second')).toHaveClass('wide');
  await userEvent.type(screen.getByLabelText('Third'), 'a');
  expect(handled).toEqual(['caller: a', 'hook: a']);
});
