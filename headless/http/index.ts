export {
  createAuthorizedFetch,
  type AuthorizedFetch,
  type AuthorizedFetchOptions,
  type AuthorizedRequestInit,
} from './authorizedFetch.js';
export { failureKind, type FailureKind } from './failureKind.rules.js';
export { createHttp, type Http, type HttpOptions } from './http.js';
export { type FieldErrors, type Problem } from './problem.rules.js';
export { readProblem } from './readProblem.js';
export { HttpError, NetworkError } from './requestErrors.js';
export { requestJson } from './requestJson.js';
export { type RequestTargetOptions } from './requestTarget.js';
export { sharedHttp } from './sharedHttp.js';
export { useHttp, type UseHttpOptions } from './useHttp.js';
