import type { Problem } from './problem.rules.js';

/** The server answered, but not with what was requested. */
export class HttpError extends Error {
  override readonly name: string = 'HttpError';
  readonly status: number;
  readonly problem: Problem;
  /**
   * How long the server asks to wait before the next try (header `Retry-After`, as statuses 429 and
   * 503 have it); `null` if it does not say. Another origin has to expose the header to the page.
   */
  readonly retryAfterSeconds: number | null;

  /** @param request method and path, for the message: `GET /api/people` */
  constructor(request: string, problem: Problem, retryAfterSeconds: number | null = null) {
    const { status, title, detail } = problem;
    super(
      [`${request} was answered with status ${String(status)}.`, title, detail].join(' ').trim(),
    );
    this.status = status;
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

/** Whether this is what fetch throws when there is no answer. */
export function isNoAnswer(error: unknown): boolean {
  return error instanceof TypeError || isTimeout(error);
}

/**
 * Whether the answer is that of a gateway, such as a load balancer, which reached no server, or got
 * no answer from it in time (statuses 502 and 504, RFC 9110).
 */
export function isGatewayFailure({ status }: Pick<Response, 'status'>): boolean {
  return status === 502 || status === 504;
}

/**
 * No answer came, or none in time: the network or the server is down. `cause` is what fetch threw:
 * a TypeError, or a TimeoutError.
 */
export class NetworkError extends Error {
  override readonly name: string = 'NetworkError';

  /** @param request method and path, for the message: `GET /api/people` */
  constructor(request: string, cause: unknown) {
    const answer = isTimeout(cause) ? 'no answer in time' : 'no answer';
    super(`${request} got ${answer}. The network or the server may be down; try again.`, { cause });
  }
}
