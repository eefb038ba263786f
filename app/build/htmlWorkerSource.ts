import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

const source: string = resolve(import.meta.dirname, '../server/announcements/htmlWorker.ts');

/**
 * Starts the server's thread that cleans HTML from its source, as development and tests run the server itself.
 * It is left to tsx, since a thread knows nothing of what Vite or Vitest make of a source.
 */
export function startHtmlWorkerSource(options: WorkerOptions): Worker {
  const tsx = import.meta.resolve('tsx/esm/api');
  const program = `import('${tsx}').then(({ register }) => {
    register();
    return import('${pathToFileURL(source).href}');
  });`;
  return new Worker(program, { ...options, eval: true });
}
