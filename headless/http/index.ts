export {
  createAuthorizedFetch,
  type AuthorizedFetch,
  type AuthorizedFetchOptions,
} from './authorizedFetch.js';
export { failureKind, type FailureKind } from './failureKind.rules.js';
export { createHttp, type Http, type HttpOptions } from './http.js';
export { type Problem, type ProblemErrors } from './problem.rules.js';
export { HttpError, NetworkError } from './requestErrors.js';
export { createRepeatableWrite, type RepeatableWrite } from './repeatableWrite.js';
export { requestJson } from './requestJson.js';
export { type AuthorizedRequestInit, type RequestPolicyOptions } from './requestPolicy.js';
export { type RequestTargetOptions } from './requestTarget.js';
export { retryWait, type RetryWait } from './retryAfter.rules.js';
export { sharedHttp } from './sharedHttp.js';
export { type Transport } from './transmission.js';
export {
  createUpload,
  type CreateUploadOptions,
  type Upload,
  type UploadOptions,
} from './upload.js';
export { type ProgressTarget, type UploadProgress, type UploadRequest } from './uploadTransport.js';
export { useHttp, type UseHttpOptions } from './useHttp.js';
