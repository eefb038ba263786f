import { once } from 'node:events';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { isErrorCode } from '../errorCode.js';
import { Problem } from '../problems.js';
import { createGate } from '../tokens/gate.js';
import { CleaningLimitError, type CleanHtml } from './announcement.js';

/** Makes the thread that htmlWorker.ts is the program of. */
export type StartHtmlWorker = (options: WorkerOptions) => Worker;

/** Which images may stay in a text, and the thread and the time for cleaning it. */
export interface HtmlCleanerOptions {
  /** Of the API's addresses, such as `/api`: images are those of `/uploads` below it. */
  readonly prefix: string;
  /** For one text; 5000 by default, several times what the longest takes that an editor writes. */
  readonly limitMilliseconds?: number | undefined;
  /** By default the thread that is built beside this program. */
  readonly start?: StartHtmlWorker | undefined;
}

/** Cleans HTML in a thread beside the server's own, one text at a time; one per server. */
export interface HtmlCleaner {
  /** Cleans a text. @throws CleaningLimitError; Problem `too-many-requests`, or `unavailable` once closed */
  readonly clean: CleanHtml;
  /** Starts the thread, which else the first text does and waits for. */
  prepare(): Promise<void>;
  /** Ends the thread, and refuses what waits for it. */
  close(): Promise<void>;
}

const workerLimits = { maxOldGenerationSizeMb: 512 };
const waitingTexts = 16;
const retrySeconds = 5;

interface Thread {
  readonly worker: Worker;
  /** Aborts when the thread ends. */
  readonly over: AbortSignal;
}

/** @throws what ended the thread, or an AbortError */
async function nextMessage({ worker, over }: Thread): Promise<unknown> {
  const [message]: unknown[] = await once(worker, 'message', { signal: over });
  return message;
}

function startBuilt(options: WorkerOptions): Worker {
  return new Worker(new URL('./htmlWorker.js', import.meta.url), options);
}

function isTooMuch(error: unknown): boolean {
  return error instanceof RangeError || isErrorCode(error, 'ERR_WORKER_OUT_OF_MEMORY');
}

/**
 * Makes the server's cleaner of HTML: the allow-list of the editor once more, since anybody can send what no
 * editor wrote. A text can be made to cost seconds, so a thread beside the server's own cleans them, one at a
 * time, and is replaced when a text takes too long.
 */
export function createHtmlCleaner(options: HtmlCleanerOptions): HtmlCleaner {
  const { prefix, limitMilliseconds = 5_000, start = startBuilt } = options;
  const gate = createGate(1, waitingTexts);
  const threads = new Set<Thread>();
  let ready: Promise<Thread> | undefined;
  let isClosed = false;

  async function startThread(): Promise<Thread> {
    const over = new AbortController();
    const worker = start({ workerData: prefix, resourceLimits: workerLimits });
    const thread = { worker, over: over.signal };
    threads.add(thread);
    // Whoever waits for an answer hears of it; with nobody listening it would end the server.
    worker.on('error', () => {});
    worker.once('exit', () => {
      threads.delete(thread);
      ready = undefined;
      over.abort();
    });
    await nextMessage(thread);
    return thread;
  }

  function thread(): Promise<Thread> {
    ready ??= startThread();
    return ready;
  }

  async function ask(asked: Thread, html: string): Promise<string> {
    let isOverdue = false;
    const timer = setTimeout(() => {
      isOverdue = true;
      void asked.worker.terminate();
    }, limitMilliseconds);
    try {
      const answer = nextMessage(asked);
      asked.worker.postMessage(html);
      return String(await answer);
    } catch (error) {
      // The next text finds no thread that is about to end.
      await asked.worker.terminate();
      throw isOverdue || isTooMuch(error) ? new CleaningLimitError() : error;
    } finally {
      clearTimeout(timer);
    }
  }

  async function clean(html: string): Promise<string> {
    try {
      if (!isClosed) return await ask(await thread(), html);
    } catch (error) {
      if (!isClosed) throw error;
    }
    throw new Problem('unavailable', { headers: { 'retry-after': String(retrySeconds) } });
  }

  return {
    clean: (html) => gate.run(() => clean(html)),
    async prepare() {
      await thread();
    },
    async close() {
      isClosed = true;
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}
