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

/** One of what there is to choose from. */
export interface RadioOption<Value extends string = string> {
  /** What the value is when it is chosen. Each occurs once. */
  readonly value: Value;
  readonly label: Text;
  /** Default false. */
  readonly isDisabled?: boolean | undefined;
}

/** `value`, `defaultValue` and `onChange` are about the chosen option's `value`, `null` for none. */
export type UseRadioGroupOptions<Value extends string = string> = ValueOrField<
  Value | null,
  RadioGroupStore<Value>
> & {
  options: readonly RadioOption<Value>[];
  /** The group's id; a field's `control` brings its own. */
  id?: string | undefined;
  /** Of the button that Tab goes to: the chosen one, else the first. */
  ref?: ElementRef<HTMLInputElement> | undefined;
  /** What makes the buttons one group, and a form that the browser sends name the choice. Default: made up. */
  name?: string | undefined;
  /** Whether screen readers say that something has to be chosen. Default false. */
  isRequired?: boolean | undefined;
  /** Default false. */
  disabled?: boolean | undefined;
};

/**
 * For the element around the buttons, a `radiogroup`: it has the field's messages and error state.
 */
export interface RadioGroupProps extends FieldControlProps {
  id: string;
  role: 'radiogroup';
  'aria-labelledby': string;
  'aria-required': true | undefined;
  'aria-disabled': true | undefined;
  onBlur: FocusEventHandler;
}

/** For one `<input>`. Only the one that Tab goes to has the caller's and the field's `ref`. */
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

/** One option as it is rendered, its text in the current language. */
export interface RadioItem<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly isChecked: boolean;
  /** For an `<input>`: the browser's own radio button, so that arrow keys and forms work by themselves. */
  getRadioProps: PropGetter<RadioProps>;
  getLabelProps: PropGetter<{ htmlFor: string }>;
}

/** What is chosen, the options to render, and the props of the group. */
export interface UseRadioGroupResult<Value extends string = string> {
  /** That of the option chosen; `null` for none. */
  value: Value | null;
  items: readonly RadioItem<Value>[];
  getGroupProps: PropGetter<RadioGroupProps>;
  /** For what names the group; in a form the field's own label does. */
  getGroupLabelProps: PropGetter<{ id: string }>;
}

/**
 * One choice of a few, all in view (APG "Radio Group", as the browser has it). The value is one of those of
 * the options, where they are literals, and `string` else.
 */
export function useRadioGroup<Value extends string = string>(
  options: UseRadioGroupOptions<Value>,
): UseRadioGroupResult<Value> {
  const { control, isRequired = false, disabled = false } = options;
  const format = useFormatText();
  const { store, value, partId } = useValueControl(
    'useRadioGroup',
    options,
    createRadioGroupStore<Value>,
  );
  const labelId = control?.ids.label ?? partId('label');
  const ref = useMergedRefs<HTMLInputElement>(options.ref, control?.ref);
  const enabled = options.options.filter(({ isDisabled }) => !isDisabled);
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
          disabled: disabled || option.isDisabled || undefined,
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
      'aria-required': isRequired || undefined,
      'aria-disabled': disabled || undefined,
      onBlur: (event) => {
        if (focusLeaves(event)) control?.onBlur();
      },
    }),
    getGroupLabelProps: propGetter({ id: labelId }),
  };
}
