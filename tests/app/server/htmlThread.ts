import { EventEmitter, once } from 'node:events';
import type { Worker, WorkerOptions } from 'node:worker_threads';
import { startHtmlWorkerSource } from '../../../app/build/htmlWorkerSource.js';
import type { HtmlWorker } from '../../../app/server/announcements/htmlCleaner.js';

/** A thread, and the texts that wait for it. */
interface Shared {
  readonly thread: Worker;
  turn: Promise<void>;
}

const shared = new Map<unknown, Shared>();

/** What one server sees of a shared thread, which lives on when the server ends it. */
class ShareOfThread extends EventEmitter implements HtmlWorker {
  readonly #shared: Shared;

  constructor(of: Shared) {
    super();
    this.#shared = of;
    process.nextTick(() => this.emit('message', 'ready'));
  }

  postMessage(html: unknown): void {
    const { thread } = this.#shared;
    this.#shared.turn = this.#shared.turn.then(async () => {
      const answered = once(thread, 'message');
      thread.postMessage(html);
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
 * For `beforeAll` where servers clean HTML: starts one thread for all servers of the file whose API
 * has this prefix, since a thread takes longer to start than most tests take. Returns what ends it.
 */
export async function shareHtmlWorker(prefix: string): Promise<() => Promise<void>> {
  const thread = startHtmlWorkerSource({ workerData: prefix });
  await once(thread, 'message');
  shared.set(prefix, { thread, turn: Promise.resolve() });
  return async () => {
    shared.delete(prefix);
    await thread.terminate();
  };
}

/** Starts a thread that cleans HTML, unless the file shares one. */
export function startHtmlWorker(options: WorkerOptions): HtmlWorker {
  const known = shared.get(options.workerData);
  return known ? new ShareOfThread(known) : startHtmlWorkerSource(options);
}
