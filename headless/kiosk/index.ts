export { asksForKiosk } from './kiosk.rules.js';
export {
  createKioskStore,
  type KioskActions,
  type KioskState,
  type KioskStore,
  type KioskStoreOptions,
} from './kiosk.store.js';
export { sharedKiosk } from './sharedKiosk.js';
export {
  useKiosk,
  type KioskExitProps,
  type UseKioskOptions,
  type UseKioskResult,
} from './useKiosk.js';
