export { createTestShell, type TestShell, type TestShellOptions } from './createTestShell.js';
export {
  createFakeClock,
  createFakeFetch,
  createFakeNavigation,
  createFakeToken,
  createFakeXMLHttpRequest,
  createMemoryLocks,
  createMemoryStorage,
  type FakeAnswer,
  type FakeClock,
  type FakeFetch,
  type FakeNavigation,
  type FakeNavigationOptions,
  type FakeXMLHttpRequestConstructor,
  type MemoryStorage,
} from './vanilla.js';
