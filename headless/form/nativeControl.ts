import { isEmpty } from './validators.js';

/** A native element that holds a field's value. */
export type NativeControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The props that show a value in a native control of this type. */
export interface NativeValueProps {
  value?: string | number | readonly string[] | undefined;
  checked?: boolean | undefined;
}

/** The value props for a control with these props. None for a file input: its value cannot be set. */
export function nativeValueProps(
  { type, multiple }: { readonly type?: unknown; readonly multiple?: unknown },
  value: unknown,
): NativeValueProps {
  if (type === 'checkbox') return { checked: value === true };
  if (type === 'file') return {};
  // A `<select multiple>` takes an array.
  const isShown = Array.isArray(value) || typeof value === 'string' || typeof value === 'number';
  if (isShown) return { value };
  return { value: multiple ? [] : '' };
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

/** Not `instanceof`: an input in another window gives files of that one. */
function isFile(value: unknown): value is File {
  return Object.prototype.toString.call(value) === '[object File]';
}

/**
 * Shows a field's files in its file input: those that were chosen before it was taken off the page, or
 * none after a reset, so that the same file can be chosen again.
 */
export function showFiles(element: HTMLElement | undefined, value: unknown): void {
  if (!element || !isFileInput(element)) return;
  const files = [value].flat().filter(isFile);
  // It keeps something else for them, such as their addresses.
  if (files.length === 0 && !isEmpty(value)) return;
  const shown = element.files ?? [];
  if (files.length === shown.length && files.every((file, index) => file === shown[index])) return;
  element.value = '';
  const { defaultView: view } = element.ownerDocument;
  // jsdom has none, and an input that shows too little.
  if (files.length === 0 || !view?.DataTransfer) return;
  const transfer = new view.DataTransfer();
  for (const file of files) transfer.items.add(file);
  element.files = transfer.files;
}
