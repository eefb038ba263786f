/** The text that the skin itself shows; an app translates it under these ids. */
export const messages = {
  skipToContent: { id: 'gnap.skip-to-content', defaultMessage: 'Skip to content' },
  showMenu: { id: 'gnap.sidebar-show', defaultMessage: 'Menu' },
  collapseSidebar: { id: 'gnap.sidebar-collapse', defaultMessage: 'Collapse the sidebar' },
  closeSidebar: { id: 'gnap.sidebar-close', defaultMessage: 'Close the menu' },
  closeDialog: { id: 'gnap.dialog-close', defaultMessage: 'Close' },
  required: { id: 'gnap.required', defaultMessage: 'required' },
} as const;
