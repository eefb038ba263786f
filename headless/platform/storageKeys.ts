/**
 * Every key that the toolkit keeps in storage, without its prefix: in local storage, and `kiosk` in
 * the tab's own.
 */
export const STORAGE_KEYS = {
  token: 'token',
  locale: 'locale',
  sidebarCollapsed: 'sidebar-collapsed',
  menuSelection: 'menu-selection',
  theme: 'theme',
  shortcuts: 'shortcuts',
  turn: 'turn',
  kiosk: 'kiosk',
} as const;

/** A key of {@link STORAGE_KEYS}, as it is given to a storage adapter. */
export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];

/** Stands before every key, with a dot: `gnap.token` (spec row SESS-4). */
export const STORAGE_PREFIX = 'gnap';
