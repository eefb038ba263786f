/**
 * The thread that cleans HTML. It says once that it is ready, then answers each text with the
 * cleaned one.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { JSDOM } from 'jsdom';
import { cleanHtml, createHtmlParser } from '../../../headless/rich-text/vanilla.js';

const folder = `${String(workerData)}/uploads/`;
const parse = createHtmlParser(new JSDOM('').window);

function isImageAllowed(url: string): boolean {
  return url.startsWith(folder) && /^[\w.-]+$/.test(url.slice(folder.length));
}

parentPort?.on('message', (html: string) => {
  parentPort?.postMessage(cleanHtml(html, { parse, isImageAllowed }));
});
parentPort?.postMessage('ready');
