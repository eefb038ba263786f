import type { HeaderState } from './selection.types.js';

/**
 * Access to the header checkbox's element: its mixed state (`indeterminate`) cannot be set by an
 * attribute.
 */
export interface HeaderBox {
  attach(element: HTMLInputElement | null): void;
  show(state: HeaderState): void;
  focus(): void;
}

/** Creates the access to a checkbox that may be mounted later. */
export function createHeaderBox(): HeaderBox {
  let box: HTMLInputElement | null = null;
  let isMixed = false;
  const attach = (element: HTMLInputElement | null): void => {
    box = element;
    if (box !== null) box.indeterminate = isMixed;
  };
  return {
    attach,
    show: (state) => {
      isMixed = state === 'some';
      attach(box);
    },
    focus: () => box?.focus(),
  };
}
