import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import { signedIn, testServer } from './testServer.js';

/** The largest image in bytes. */
export const limit: number = 5 * 1024 * 1024;
/** Bytes, one per character. */
export const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');
/** What passes for a PNG. */
export const png: Buffer = bytes('\x89PNG\r\n\x1a\n and then the picture');

/** A server with an upload folder of its own. */
export interface Uploading {
  readonly app: FastifyInstance;
  /** Names of all files below the upload folder. */
  files(): Promise<string[]>;
  upload(payload: Buffer, type?: string): Promise<LightMyRequestResponse>;
}

/** Starts a server with an upload folder of its own, and signs in. */
export async function start(logging = false): Promise<Uploading> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'gnap-uploads-'));
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
  const app = await testServer({ dataFolder, logging });
  const send = await signedIn(app);
  return {
    app,
    files: async () => {
      const options = { recursive: true, withFileTypes: true } as const;
      const entries = await readdir(join(dataFolder, 'uploads'), options).catch(() => []);
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
    upload: (payload, type = 'image/png') =>
      send({ method: 'POST', url: '/api/uploads', payload, headers: { 'content-type': type } }),
  };
}
