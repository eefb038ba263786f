export { createMemoryLocks, createMemoryStorage, type MemoryStorage } from '../platform/index.js';
export { createFakeClock, type FakeClock } from './fakeClock.js';
export {
  createFakeNavigation,
  type FakeNavigation,
  type FakeNavigationOptions,
} from './fakeNavigation.js';
