import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

const source: string = resolve(import.meta.dirname, '../server/announcements/htmlWorker.ts');

/**
 * Starts the server's HTML-cleaning thread from its source, for development and tests. tsx compiles
 * it, since a worker thread does not get the transforms of Vite or Vitest.
 */
export function startHtmlWorkerSource(options: WorkerOptions): Worker {
  const tsx = import.meta.resolve('tsx/esm/api');
  const program = `import('${tsx}').then(({ register }) => {
    register();
    return import('${pathToFileURL(source).href}');
  });`;
  return new Worker(program, { ...options, eval: true });
}
