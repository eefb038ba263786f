import type { FastifyInstance } from 'fastify';
import { expect, test, vi } from 'vitest';
import { open, readUntil } from './serverProcess.js';
import { listen } from './testServer.js';
import { limit, png, start } from './uploading.js';

const patience = { timeout: 10_000 };

async function authorizationOf(app: FastifyInstance): Promise<string> {
  const payload = { username: 'john', password: '1234' };
  const response = await app.inject({ method: 'POST', url: '/api/tokens', payload });
  return `Bearer ${response.json<{ token: string }>().token}`;
}

async function headOf(app: FastifyInstance, ...more: string[]): Promise<string> {
  const authorization = `Authorization: ${await authorizationOf(app)}`;
  const lines = ['POST /api/uploads HTTP/1.1', 'Host: x', authorization, 'Content-Type: image/png'];
  return [...lines, ...more, '\r\n'].join('\r\n');
}

test('refuses a length that is too large before a byte of it has come', async () => {
  const { app, files } = await start();
  const url = await listen(app);
  const socket = await open(url);
  socket.write(await headOf(app, `Content-Length: ${String(limit + 1)}`));
  expect(await readUntil(socket, 'bytes')).toContain('413 Payload Too Large');
  expect(await files()).toEqual([]);
});

test('counts the bytes where no length is given, and answers once there are too many', async () => {
  const { app, files } = await start();
  const url = await listen(app);
  const socket = await open(url);
  socket.write(await headOf(app, 'Transfer-Encoding: chunked'));
  const chunk = Buffer.concat([png, Buffer.alloc(2 ** 20 - png.length)]);
  for (let count = 0; count < 6; count += 1) {
    socket.write('100000\r\n');
    socket.write(chunk);
    socket.write('\r\n');
  }
  // No end of the body has been sent.
  expect(await readUntil(socket, 'at most')).toContain('413 Payload Too Large');
  expect(await files()).toEqual([]);
  socket.write('0\r\n\r\nGET /api/nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(await readUntil(socket)).toContain('404 Not Found');
});

test('an image that comes byte by byte is stored whole', async () => {
  const { app } = await start();
  const url = await listen(app);
  const socket = await open(url);
  socket.setNoDelay(true);
  socket.write(await headOf(app, `Content-Length: ${String(png.length)}`, 'Connection: close'));
  for (const byte of png) {
    socket.write(Buffer.of(byte));
    await new Promise((done) => setImmediate(done));
  }
  const answer = await readUntil(socket);
  expect(answer).toContain('201 Created');
  const [path = ''] = /\/api\/uploads\/[\da-f]{32}\.png/.exec(answer) ?? [];
  expect((await app.inject(path)).rawPayload).toEqual(png);
});

test.each(['destroy', 'resetAndDestroy', 'end'] as const)(
  'leaves nothing behind when the caller is gone in the middle (%s)',
  async (leave) => {
    const { app, files } = await start(true);
    const write = vi.spyOn(process.stderr, 'write');
    const url = await listen(app);
    const socket = await open(url);
    socket.write(await headOf(app, `Content-Length: ${String(png.length * 2)}`));
    socket.write(png);
    await vi.waitFor(async () => expect(await files()).toHaveLength(1), patience);
    socket[leave]();
    await vi.waitFor(async () => expect(await files()).toEqual([]), patience);
    expect(write).not.toHaveBeenCalled();
    write.mockRestore();
  },
);

test('an upload under way is finished when the server closes', async () => {
  const { app, files } = await start();
  const url = await listen(app);
  const socket = await open(url);
  socket.write(await headOf(app, `Content-Length: ${String(png.length)}`));
  socket.write(png.subarray(0, 20));
  await vi.waitFor(async () => expect(await files()).toHaveLength(1), patience);
  const closed = app.close();
  socket.write(png.subarray(20));
  expect(await readUntil(socket)).toContain('201 Created');
  await closed;
  expect(await files()).toEqual([expect.stringMatching(/^[\da-f]{32}\.png$/)]);
});
