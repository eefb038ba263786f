/**
 * The skin's own texts that the first page needs; an app translates them under these ids. A part
 * that is loaded later keeps its texts beside its code, so that the first page does not load them.
 */
export const messages = {
  skipToContent: { id: 'gnap.skip-to-content', defaultMessage: 'Skip to content' },
  showMenu: { id: 'gnap.sidebar-show', defaultMessage: 'Menu' },
  collapseSidebar: { id: 'gnap.sidebar-collapse', defaultMessage: 'Collapse the sidebar' },
  closeSidebar: { id: 'gnap.sidebar-close', defaultMessage: 'Close the menu' },
  closeDialog: { id: 'gnap.dialog-close', defaultMessage: 'Close' },
  menuChoice: { id: 'gnap.menu-choice', defaultMessage: '{label}: {choice}' },
  required: { id: 'gnap.required', defaultMessage: 'required' },
} as const;
