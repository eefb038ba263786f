import type { ChangeEventHandler, FocusEventHandler } from 'react';
import {
  fieldControlProps,
  focusLeaves,
  propGetter,
  useFormatText,
  useMergedRefs,
  useValueControl,
  type ElementRef,
  type FieldControlProps,
  type PropGetter,
  type Text,
  type ValueOrField,
} from '../core/index.js';
import { createRadioGroupStore, type RadioGroupStore } from './radioGroup.store.js';

/** One option to choose from. */
export interface RadioOption<Value extends string = string> {
  /** The value of the group when this option is chosen. Unique among the options. */
  readonly value: Value;
  readonly label: Text;
  /** Default false. */
  readonly disabled?: boolean | undefined;
}

/** `value`, `defaultValue` and `onChange` take the chosen option's `value`, `null` for none. */
export type UseRadioGroupOptions<Value extends string = string> = ValueOrField<
  Value | null,
  RadioGroupStore<Value>
> & {
  options: readonly RadioOption<Value>[];
  /** The group's id; a field's `control` brings its own. */
  id?: string | undefined;
  /**
   * For the button that Tab goes to: the chosen one, else the first; disabled ones do not count.
   */
  ref?: ElementRef<HTMLInputElement> | undefined;
  /**
   * The name that makes the buttons one group, and that the choice has in native form submission.
   * Default: generated.
   */
  name?: string | undefined;
  /** Whether screen readers say that a choice is required. Default false. */
  required?: boolean | undefined;
  /** Default false. */
  disabled?: boolean | undefined;
};

/**
 * For the element around the buttons, a `radiogroup`: it carries the field's messages and error
 * state.
 */
export interface RadioGroupProps extends FieldControlProps {
  id: string;
  role: 'radiogroup';
  'aria-labelledby': string;
  'aria-required': true | undefined;
  'aria-disabled': true | undefined;
  onBlur: FocusEventHandler;
}

/** For one `<input>`. Only the button that Tab goes to has the caller's and the field's `ref`. */
export interface RadioProps {
  id: string;
  ref: ((element: HTMLInputElement | null) => void) | undefined;
  type: 'radio';
  name: string;
  value: string;
  checked: boolean;
  disabled: true | undefined;
  'data-state': 'on' | 'off';
  onChange: ChangeEventHandler<HTMLInputElement>;
}

/** One option to render, with its text in the current language. */
export interface RadioItem<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly isChecked: boolean;
  /** For an `<input>`: a native radio button, so arrow keys and forms work without further code. */
  getRadioProps: PropGetter<RadioProps>;
  getLabelProps: PropGetter<{ htmlFor: string }>;
}

/** The choice, the options to render, and the props of the group. */
export interface UseRadioGroupResult<Value extends string = string> {
  /** The value of the chosen option; `null` for none. */
  value: Value | null;
  items: readonly RadioItem<Value>[];
  getGroupProps: PropGetter<RadioGroupProps>;
  /**
   * For the element that names the group; in a form, the field's own label can do so, with the same
   * id.
   */
  getGroupLabelProps: PropGetter<{ id: string }>;
}

/**
 * A single choice from a few options, all visible (APG "Radio Group", with native radio buttons).
 * The value's type is the union of the options' values if they are literals, else `string`.
 */
export function useRadioGroup<Value extends string = string>(
  options: UseRadioGroupOptions<Value>,
): UseRadioGroupResult<Value> {
  const { control, required = false, disabled = false } = options;
  const format = useFormatText();
  const { store, value, partId } = useValueControl(
    'useRadioGroup',
    options,
    createRadioGroupStore<Value>,
  );
  const labelId = control?.ids.label ?? partId('label');
  const ref = useMergedRefs<HTMLInputElement>(options.ref, control?.ref);
  const enabled = options.options.filter((option) => !option.disabled);
  const tabStop = enabled.find((option) => option.value === value) ?? enabled[0];

  return {
    value,
    items: options.options.map((option, index) => {
      const id = partId(`radio-${index}`);
      const isChecked = option.value === value;
      return {
        value: option.value,
        label: format(option.label),
        isChecked,
        getRadioProps: propGetter<RadioProps>({
          id,
          ref: option === tabStop ? ref : undefined,
          type: 'radio',
          name: options.name ?? partId('choice'),
          value: option.value,
          checked: isChecked,
          disabled: disabled || option.disabled || undefined,
          'data-state': isChecked ? 'on' : 'off',
          onChange: (event) => {
            store.select(option.value, event);
          },
        }),
        getLabelProps: propGetter({ htmlFor: id }),
      };
    }),
    getGroupProps: propGetter<RadioGroupProps>({
      ...fieldControlProps(control),
      id: partId(),
      role: 'radiogroup',
      'aria-labelledby': labelId,
      'aria-required': required || undefined,
      'aria-disabled': disabled || undefined,
      onBlur: (event) => {
        if (focusLeaves(event)) control?.onBlur();
      },
    }),
    getGroupLabelProps: propGetter({ id: labelId }),
  };
}
