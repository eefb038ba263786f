import { defineStore, type Store } from '../core/vanilla.js';

/** An open modal. */
export interface OpenModal {
  readonly id: number;
  readonly container: HTMLElement;
  /** The elements around it, which are inert while it is the topmost one of its page. */
  readonly surroundings: readonly Element[];
  /** What its live regions stand in, if there are any. */
  readonly regionHost: HTMLElement;
}

/** The open modals of all pages, in the order in which they were opened; they close in any order. */
interface OpenModalsState {
  readonly modals: readonly OpenModal[];
}

interface OpenModalsActions {
  add(modal: OpenModal): void;
  remove(modal: OpenModal): void;
}

/** One for all apps on the page, since a modal of one makes the others inert. */
export const openModals: Store<OpenModalsState, OpenModalsActions> = defineStore<
  OpenModalsState,
  OpenModalsActions
>({ modals: [] }, ({ get, set }) => ({
  actions: {
    add: (modal) => {
      set({ modals: [...get().modals, modal] });
    },
    remove: (modal) => {
      set({ modals: get().modals.filter((other) => other !== modal) });
    },
  },
}));

/** The topmost modal of a page, if one is open there. */
export function topmostModal(page: Document): OpenModal | undefined {
  return openModals
    .getState()
    .modals.filter(({ container }) => container.ownerDocument === page)
    .at(-1);
}
