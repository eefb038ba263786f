import type { ReactElement, ReactNode } from 'react';
import { useToggle, type UseToggleOptions } from '../../headless/toggle/index.js';
import {
  describedControl,
  FieldDescription,
  FieldErrors,
  type FieldProps,
} from '../field/index.js';

// Printers leave out backgrounds, without which the thumb of a switch that is on is not seen.
const TRACK =
  '[print-color-adjust:exact] relative h-5 w-9 shrink-0 appearance-none rounded-full border border-control bg-surface ' +
  'checked:border-accent checked:bg-accent ' +
  'data-[invalid=true]:border-danger disabled:opacity-50';

// The thumb is drawn as a border: forced colors keep borders, but not backgrounds.
const THUMB =
  'before:absolute before:inset-y-0 before:start-0.5 before:my-auto before:size-3.5 before:rounded-full ' +
  'before:border-7 before:border-control before:transition-transform before:duration-press ' +
  'checked:before:translate-x-4 checked:before:border-on-accent rtl:checked:before:-translate-x-4';

/**
 * The options of `useToggle`, bound to the caller's own value or to the `control` of a form's
 * field, and the label beside the switch.
 */
export type ToggleProps = UseToggleOptions & {
  label: ReactNode;
  /** Default false. */
  disabled?: boolean | undefined;
};

/** A switch with its label, and its state in words: Yes or No. */
export function Toggle({ label, disabled, ...options }: ToggleProps): ReactElement {
  const toggle = useToggle(options);
  return (
    <label
      {...toggle.getLabelProps()}
      className="flex min-h-control items-center gap-2 text-body font-medium"
    >
      <input {...toggle.getInputProps({ disabled })} className={`${TRACK} ${THUMB}`} />
      <span className="flex min-w-0 flex-wrap gap-x-2">
        <span className="wrap-anywhere">{label}</span>
        <span {...toggle.getTextProps()} className="font-normal text-muted">
          {toggle.text}
        </span>
      </span>
    </label>
  );
}

/** A form field that holds yes or no. It is not marked as required, since it always has a value. */
export interface ToggleFieldProps
  extends Omit<FieldProps<boolean>, 'required'>, Pick<ToggleProps, 'disabled'> {}

/** A yes/no field for a form. */
export function ToggleField({
  label,
  messages,
  disabled,
  ...frame
}: ToggleFieldProps): ReactElement {
  return (
    <div className="flex flex-col">
      <Toggle control={describedControl(frame)} label={label} disabled={disabled} />
      <FieldDescription {...frame} />
      <FieldErrors field={frame.field} messages={messages} />
    </div>
  );
}
