import type { ReactElement } from 'react';
import { useRadioGroup, type RadioOption } from '../../headless/radio-group/index.js';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.js';

/**
 * A field of a form that holds the value of one option, `null` for none, and what there is to
 * choose from.
 */
export interface RadioGroupFieldProps extends Omit<FieldFrameProps<string | null>, 'children'> {
  options: readonly RadioOption[];
  /** All of them. Default false. */
  disabled?: boolean | undefined;
}

/** A field of a few choices, all in view. */
export function RadioGroupField({
  options,
  disabled,
  ...frame
}: RadioGroupFieldProps): ReactElement {
  const { field, isRequired } = frame;
  const group = useRadioGroup({ options, disabled, isRequired, control: field.control });
  return (
    <FieldFrame {...frame}>
      <div {...group.getGroupProps()} className="flex flex-wrap gap-x-5">
        {group.items.map(({ value, label, getRadioProps, getLabelProps }) => (
          <label
            key={value}
            {...getLabelProps()}
            className="flex min-h-control items-center gap-2 text-body has-disabled:text-muted"
          >
            <input {...getRadioProps()} className="size-4 shrink-0 accent-accent" />
            {label}
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
