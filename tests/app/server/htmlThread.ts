import { EventEmitter, once } from 'node:events';
import type { Worker, WorkerOptions } from 'node:worker_threads';
import { startHtmlWorkerSource } from '../../../app/build/htmlWorkerSource.js';
import type { HtmlWorker } from '../../../app/server/announcements/htmlCleaner.js';

let shared: Worker | undefined;
let turn: Promise<void> = Promise.resolve();

/** What one server sees of the shared thread, which lives on when the server ends it. */
class ShareOfThread extends EventEmitter implements HtmlWorker {
  readonly #thread: Worker;

  constructor(thread: Worker) {
    super();
    this.#thread = thread;
    process.nextTick(() => this.emit('message', 'ready'));
  }

  postMessage(html: unknown): void {
    turn = turn.then(async () => {
      const answered = once(this.#thread, 'message');
      this.#thread.postMessage(html);
      const [answer]: unknown[] = await answered;
      this.emit('message', answer);
    });
  }

  terminate(): Promise<number> {
    this.emit('exit', 1);
    return Promise.resolve(1);
  }
}

/**
 * For `beforeAll` where servers clean HTML: starts one thread for all servers of the file, since a
 * thread takes longer to start than most tests take. Returns what ends it.
 */
export async function shareHtmlWorker(): Promise<() => Promise<void>> {
  const thread = startHtmlWorkerSource({ workerData: '/api' });
  await once(thread, 'message');
  shared = thread;
  return async () => {
    shared = undefined;
    await thread.terminate();
  };
}

/** Starts a thread that cleans HTML, unless the file shares one. */
export function startHtmlWorker(options: WorkerOptions): HtmlWorker {
  return shared ? new ShareOfThread(shared) : startHtmlWorkerSource(options);
}
