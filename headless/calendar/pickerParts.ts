import type { FocusEventHandler, MouseEventHandler } from 'react';
import {
  focusElement,
  focusLeaves,
  keepFocus,
  propGetter,
  type FieldControl,
  type PartId,
  type PropGetter,
  type ReadonlyStore,
} from '../core/index.js';

/** For the element around the control and the buttons beside it. */
export interface PickerGroupProps {
  'data-disabled': true | undefined;
  'data-invalid': true | undefined;
  onBlur: FocusEventHandler;
}

/** For the button that opens the dialog: all its props except id and name. */
export interface PickerTriggerProps {
  type: 'button';
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  disabled: true | undefined;
  onClick: MouseEventHandler;
}

/** For the button beside the control that clears the value (spec row DATE-3). */
export interface PickerClearProps {
  type: 'button';
  'aria-label': string;
  /** True while there is nothing to clear. */
  hidden: boolean;
  disabled: true | undefined;
  onClick: MouseEventHandler;
}

/** For the dialog. The overlay keeps the focus inside and closes it on Escape (A11Y-DATE). */
export interface PickerDialogProps {
  id: string;
  role: 'dialog';
  'aria-label': string;
}

/** For a button in the dialog: cancel, apply, clear, a preset. */
export interface PickerButtonProps {
  type: 'button';
  /**
   * Keeps the focus where it is: a blur reads the typed text, which may move the button away from
   * under the pointer.
   */
  onMouseDown: MouseEventHandler;
  onClick: MouseEventHandler;
}

/** The options of `pickerParts`. */
export interface PickerPartsOptions {
  store: ReadonlyStore<{ readonly isOpen: boolean }> & {
    open(): void;
    clear(event: unknown): void;
  };
  partId: PartId;
  /** The form's field, which is told when the focus leaves the picker. */
  control: Pick<FieldControl<unknown>, 'onBlur'> | undefined;
  isOpen: boolean;
  /** What the control shows. */
  text: string;
  isInvalid: boolean | undefined;
  disabled: boolean;
  popupLabel: string;
  clearLabel: string;
  /** Closes the dialog and keeps the value. */
  cancel(): void;
}

/** The result of `pickerParts`. */
export interface PickerParts {
  /** Not a getter yet: each picker adds its id and name. */
  triggerProps: PickerTriggerProps;
  getGroupProps: PropGetter<PickerGroupProps>;
  /** Clears the value and returns the focus to the control. */
  getClearProps: PropGetter<PickerClearProps>;
  getDialogProps: PropGetter<PickerDialogProps>;
  getCancelProps: PropGetter<PickerButtonProps>;
}

/** The parts that a date picker and a range picker have in common (A11Y-DATE, A11Y-RANGE). */
export function pickerParts(options: PickerPartsOptions): PickerParts {
  const { store, partId, control, isOpen, popupLabel } = options;
  const disabled = options.disabled || undefined;
  return {
    triggerProps: {
      type: 'button',
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? partId('dialog') : undefined,
      disabled,
      onClick: () => {
        if (store.getState().isOpen) options.cancel();
        else store.open();
      },
    },
    getGroupProps: propGetter<PickerGroupProps>({
      'data-disabled': disabled,
      'data-invalid': options.isInvalid || undefined,
      onBlur: (event) => {
        // While the dialog is open, the focus is still within the picker.
        if (focusLeaves(event) && !store.getState().isOpen) control?.onBlur();
      },
    }),
    getClearProps: propGetter<PickerClearProps>({
      type: 'button',
      'aria-label': options.clearLabel,
      hidden: options.text.trim() === '',
      disabled,
      onClick: (event) => {
        store.clear(event);
        focusElement(event, partId());
      },
    }),
    getDialogProps: propGetter<PickerDialogProps>({
      id: partId('dialog'),
      role: 'dialog',
      'aria-label': popupLabel,
    }),
    getCancelProps: propGetter<PickerButtonProps>({
      type: 'button',
      onMouseDown: keepFocus,
      onClick: () => {
        options.cancel();
      },
    }),
  };
}
