import type { ReactElement } from 'react';
import { useRadioGroup, type RadioOption } from '../../headless/radio-group/index.js';
import { describedControl } from './describedControl.js';
import { FieldFrame, type FieldProps } from './FieldFrame.js';

/**
 * A form field that holds the value of one option (`null` for none), and its options. The values
 * may be a union: a field of `'high' | 'low' | null`.
 */
export interface RadioGroupFieldProps<
  Value extends string = string,
> extends FieldProps<Value | null> {
  options: readonly RadioOption<Value>[];
  /** Disables all options. Default false. */
  disabled?: boolean | undefined;
}

/** A field with a few options, all of them visible. */
export function RadioGroupField<Value extends string = string>({
  options,
  disabled,
  ...frame
}: RadioGroupFieldProps<Value>): ReactElement {
  const control = describedControl(frame);
  const group = useRadioGroup({ options, disabled, required: frame.required, control });
  return (
    <FieldFrame {...frame} isLabelable={false}>
      <div {...group.getGroupProps()} className="flex flex-wrap gap-x-5">
        {group.items.map(({ value, label, getRadioProps, getLabelProps }) => (
          <label
            key={value}
            {...getLabelProps()}
            className="flex min-h-control items-center gap-2 text-body has-disabled:text-muted"
          >
            <input {...getRadioProps()} className="choice" />
            {label}
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
