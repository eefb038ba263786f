/** An element that holds a field's value by itself. */
export type NativeControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The props that show a value in a native control of this type. */
export interface NativeValueProps {
  value?: string | number | readonly string[] | undefined;
  checked?: boolean | undefined;
}

/** A file input shows what was chosen by itself, and cannot be told. */
export function nativeValueProps(type: unknown, value: unknown): NativeValueProps {
  if (type === 'checkbox') return { checked: value === true };
  if (type === 'file') return {};
  // Of a select that takes several.
  if (Array.isArray(value)) return { value: value as readonly string[] };
  return { value: typeof value === 'string' || typeof value === 'number' ? value : '' };
}

/**
 * What a native control holds: a checkbox a boolean, a file input its files, a select that takes several
 * a list, all others text.
 */
export function readNativeValue(control: NativeControl): unknown {
  if (control.type === 'select-multiple' && 'selectedOptions' in control) {
    return Array.from(control.selectedOptions, ({ value }) => value);
  }
  if (!('checked' in control)) return control.value;
  if (control.type === 'checkbox') return control.checked;
  return control.type === 'file' ? [...(control.files ?? [])] : control.value;
}

/** Empties a file input whose field was reset, so that the same file can be chosen again. */
export function emptyFileInput(element: HTMLElement | undefined): void {
  if (element instanceof HTMLInputElement && element.type === 'file') element.value = '';
}
