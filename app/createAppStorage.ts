import {
  createBrowserStorage,
  type BrowserStorageOptions,
  type StorageAdapter,
} from '../headless/platform/index.js';

/**
 * The browser's storage under keys of this app: `gnap.token`, and `gnap/staff.token` below `/staff/`.
 * All apps of a host share the storage, and another one may be this one in an older version, with
 * users of its own.
 */
export function createAppStorage(
  options: Omit<BrowserStorageOptions, 'prefix'> = {},
): StorageAdapter {
  return createBrowserStorage({
    prefix: `gnap${import.meta.env.BASE_URL.slice(0, -1)}`,
    ...options,
  });
}
