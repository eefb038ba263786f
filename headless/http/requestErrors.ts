import type { Problem } from './problem.rules.js';

/** The server answered, and not with what was asked for. */
export class HttpError extends Error {
  override readonly name: string = 'HttpError';
  readonly status: number;
  readonly problem: Problem;

  /** @param request method and path, for the message: `GET /api/people` */
  constructor(request: string, problem: Problem) {
    const { status, title, detail } = problem;
    super(
      [`${request} was answered with status ${String(status)}.`, title, detail].join(' ').trim(),
    );
    this.status = status;
    this.problem = problem;
  }
}

/** No answer came: the network or the server is down. `cause` is what fetch threw. */
export class NetworkError extends Error {
  override readonly name: string = 'NetworkError';

  /** @param request method and path, for the message: `GET /api/people` */
  constructor(request: string, cause: unknown) {
    super(`${request} got no answer. The network or the server may be down; try again.`, { cause });
  }
}
