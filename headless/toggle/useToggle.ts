import type { ChangeEventHandler, FocusEventHandler } from 'react';
import {
  fieldControlProps,
  propGetter,
  useFormatText,
  useMergedRefs,
  useValueControl,
  type ElementRef,
  type FieldControlProps,
  type PropGetter,
  type Text,
  type TextDescriptor,
  type ValueOrField,
} from '../core/index.js';
import { createToggleStore, type ToggleStore } from './toggle.store.js';

const YES: TextDescriptor = { id: 'gnap.toggle.yes', defaultMessage: 'Yes' };
const NO: TextDescriptor = { id: 'gnap.toggle.no', defaultMessage: 'No' };

/** `value`, `defaultValue` and `onChange` take `true` for on. It is off by default (TOGGLE-1). */
export type UseToggleOptions = ValueOrField<boolean, ToggleStore> & {
  /** The switch's id; a field's `control` brings its own. */
  id?: string | undefined;
  ref?: ElementRef<HTMLInputElement> | undefined;
  /** The text while it is on. Default `gnap.toggle.yes`: `Yes`. */
  yes?: Text | undefined;
  /** The text while it is off. Default `gnap.toggle.no`: `No`. */
  no?: Text | undefined;
};

/** For the `<input>`, a checkbox with the role `switch` (A11Y-TOGGLE). */
export interface ToggleInputProps extends FieldControlProps {
  id: string;
  ref: (element: HTMLInputElement | null) => void;
  type: 'checkbox';
  role: 'switch';
  checked: boolean;
  'data-state': 'on' | 'off';
  onChange: ChangeEventHandler<HTMLInputElement>;
  onBlur: FocusEventHandler | undefined;
}

/** For the `<label>`, whose text names the switch in both states. */
export interface ToggleLabelProps {
  htmlFor: string;
}

/** For the element that shows `Yes` or `No`, which is hidden from screen readers. */
export interface ToggleTextProps {
  'aria-hidden': true;
  'data-state': 'on' | 'off';
}

/** Whether it is on, the text for that, and the props of the parts. */
export interface UseToggleResult {
  value: boolean;
  /** `Yes` or `No`, in the current language. */
  text: string;
  toggle(): void;
  /** For an `<input>`: a native checkbox, so Space and forms work without further code. */
  getInputProps: PropGetter<ToggleInputProps>;
  getLabelProps: PropGetter<ToggleLabelProps>;
  /** For the element that shows `text`: screen readers say "on" and "off" by themselves. */
  getTextProps: PropGetter<ToggleTextProps>;
}

/** A yes/no toggle: a switch, labeled in the current language (spec rows TOGGLE-1, A11Y-TOGGLE). */
export function useToggle(options: UseToggleOptions = {}): UseToggleResult {
  const { control, yes = YES, no = NO } = options;
  const format = useFormatText();
  const { store, value, partId } = useValueControl('useToggle', options, createToggleStore);
  const id = partId();
  const ref = useMergedRefs<HTMLInputElement>(options.ref, control?.ref);
  const state = value ? 'on' : 'off';

  return {
    value,
    text: format(value ? yes : no),
    toggle: () => {
      store.toggle();
    },
    getInputProps: propGetter<ToggleInputProps>({
      ...fieldControlProps(control),
      id,
      ref,
      type: 'checkbox',
      role: 'switch',
      checked: value,
      'data-state': state,
      onChange: (event) => {
        store.toggle(event);
      },
      onBlur: control?.onBlur,
    }),
    getLabelProps: propGetter<ToggleLabelProps>({ htmlFor: id }),
    getTextProps: propGetter<ToggleTextProps>({ 'aria-hidden': true, 'data-state': state }),
  };
}
