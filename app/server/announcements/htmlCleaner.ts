import { once, type EventEmitter } from 'node:events';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { isErrorCode } from '../errorCode.js';
import { Problem } from '../problems.js';
import { createGate } from '../gate.js';
import { CleaningLimitError, type CleanHtml } from './announcement.js';

/** What the cleaner needs of a thread. */
export type HtmlWorker = EventEmitter & Pick<Worker, 'postMessage' | 'terminate'>;

/** Starts a thread that runs htmlWorker.ts. */
export type StartHtmlWorker = (options: WorkerOptions) => HtmlWorker;

/** Which images may stay in a text, and the thread and time limit for cleaning it. */
export interface HtmlCleanerOptions {
  /**
   * The prefix of the API's addresses, such as `/api`: allowed images are those of `/uploads` below
   * it.
   */
  readonly prefix: string;
  /**
   * For one text; 5000 by default, several times as long as the longest text of an editor takes.
   */
  readonly limitMilliseconds?: number | undefined;
  /** By default runs the file that is built beside this program. */
  readonly start?: StartHtmlWorker | undefined;
}

/** Cleans HTML in a separate thread, one text at a time. One per server. */
export interface HtmlCleaner {
  /** Cleans a text. @throws CleaningLimitError; Problem `too-many-requests`, or `unavailable` once closed */
  readonly clean: CleanHtml;
  /** Starts the thread in advance; otherwise the first text starts it and waits. */
  prepare(): Promise<void>;
  /** Ends the thread, and rejects the texts that wait for it. */
  close(): Promise<void>;
}

const workerLimits = { maxOldGenerationSizeMb: 512 };
const waitingTexts = 16;
const retrySeconds = 5;

interface Thread {
  readonly worker: HtmlWorker;
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
 * Creates the server's HTML cleaner. It applies the editor's allow-list once more, since anybody
 * can send what no editor wrote. A text can be made to take seconds, so a separate thread cleans
 * the texts, one at a time, and is replaced when a text takes too long.
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
    // Whoever waits for an answer gets the error; without a listener it would end the server.
    worker.on('error', () => {});
    worker.once('exit', () => {
      threads.delete(thread);
      over.abort();
    });
    await nextMessage(thread);
    return thread;
  }

  /** The thread that runs, or another one if that has ended or could not be started. */
  async function thread(): Promise<Thread> {
    const running = await ready?.catch(() => undefined);
    if (running?.over.aborted === false) return running;
    ready = startThread();
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
      // Wait, so that the next text does not get a thread that is about to end.
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
