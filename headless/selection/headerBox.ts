import type { HeaderState } from './selection.rules.js';

/** The header checkbox itself, for what no attribute can say: that it is mixed. */
export interface HeaderBox {
  attach(element: HTMLInputElement | null): void;
  show(state: HeaderState): void;
  focus(): void;
}

/** Makes what stands for the checkbox, which may be mounted later. */
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
