export { createTestShell, type TestShell, type TestShellOptions } from './createTestShell.js';
export {
  createFakeClock,
  createFakeFetch,
  createFakeNavigation,
  createMemoryLocks,
  createMemoryStorage,
  type FakeAnswer,
  type FakeClock,
  type FakeFetch,
  type FakeNavigation,
  type FakeNavigationOptions,
  type MemoryStorage,
} from './vanilla.js';
