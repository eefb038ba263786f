/** The part of testing for tests of stores and rules: nothing here imports React. */
export { createFakeClock, type FakeClock } from './fakeClock.js';
export { createFakeFetch, type FakeAnswer, type FakeFetch } from './fakeFetch.js';
export {
  createFakeNavigation,
  type FakeNavigation,
  type FakeNavigationOptions,
} from './fakeNavigation.js';
export { createFakeToken } from './fakeToken.js';
export {
  createFakeXMLHttpRequest,
  type FakeXMLHttpRequestConstructor,
} from './fakeXMLHttpRequest.js';
export { createMemoryLocks } from './memoryLocks.js';
export { createMemoryStorage, type MemoryStorage } from './memoryStorage.js';
