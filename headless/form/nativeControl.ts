/** A native element that holds a field's value. */
export type NativeControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The props that show a value in a native control of this type. */
export interface NativeValueProps {
  value?: string | number | readonly string[] | undefined;
  checked?: boolean | undefined;
}

/** The value props for a control of this type. None for a file input: its value cannot be set. */
export function nativeValueProps(type: unknown, value: unknown): NativeValueProps {
  if (type === 'checkbox') return { checked: value === true };
  if (type === 'file') return {};
  // A `<select multiple>` takes an array.
  const isShown = Array.isArray(value) || typeof value === 'string' || typeof value === 'number';
  return { value: isShown ? value : '' };
}

/** The text that a control which takes text shows for a value. */
function shownText(value: unknown): string {
  const isShown = typeof value === 'string' || typeof value === 'number';
  return isShown ? `${value}`.replace(/\r\n?/g, '\n') : '';
}

/**
 * The value of a native control: a boolean for a checkbox, a list of files for a file input, a list
 * of strings for a `<select multiple>`, text for all others. Where it shows what it did for the
 * initial value, such as nothing for `null`, that is the value again.
 */
export function readNativeValue(control: NativeControl, initialValue: unknown): unknown {
  if ('selectedOptions' in control && control.multiple) {
    const chosen = Array.from(control.selectedOptions, ({ value }) => value);
    const before = Array.isArray(initialValue) ? initialValue.map(String) : [];
    // The order is that of the options, whatever the order of the initial value.
    const isSame = chosen.length === before.length && chosen.every((each) => before.includes(each));
    return isSame ? initialValue : chosen;
  }
  if ('checked' in control && control.type === 'checkbox') {
    return control.checked === (initialValue === true) ? initialValue : control.checked;
  }
  if ('checked' in control && control.type === 'file') return Array.from(control.files ?? []);
  return control.value === shownText(initialValue) ? initialValue : control.value;
}

function isFileInput(element: HTMLElement): element is HTMLInputElement {
  return element.matches('[type=file]');
}

/** Empties a file input whose field was reset, so that the same file can be chosen again. */
export function emptyFileInput(element: HTMLElement | undefined): void {
  if (element && isFileInput(element)) element.value = '';
}
