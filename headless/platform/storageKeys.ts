/**
 * Every storage key of the toolkit, without its prefix. `kiosk` is in session storage, all others
 * in local storage.
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

/** One of the {@link STORAGE_KEYS}, as storage adapters take it. */
export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];

/** Put before every key, with a dot: `gnap.token` (spec row SESS-4). */
export const STORAGE_PREFIX = 'gnap';
