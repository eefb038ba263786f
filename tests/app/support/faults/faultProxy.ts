import { createServer, request as sendOn } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createFaultPlan } from './faultPlan.js';
import type { Fault, FaultPlanOptions } from './faultPlan.js';

/**
 * A bad connection to a server: the browser's requests go through it, and some of them go wrong.
 */
export interface FaultProxy {
  /** Its address, without a slash at the end. */
  readonly url: string;
  /** The faults so far, one a line, for the report of a test that failed. */
  faults(): string;
  stop(): Promise<void>;
}

const lateMilliseconds = 3000;

const problem = JSON.stringify({
  type: 'about:blank',
  title: 'Internal Server Error',
  status: 500,
  detail: 'Injected by the tests.',
});

function fail(response: ServerResponse): void {
  const headers = { 'content-type': 'application/problem+json', 'cache-control': 'no-store' };
  response.writeHead(500, { ...headers, connection: 'close' }).end(problem);
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function answer(from: IncomingMessage, to: ServerResponse, fault: Fault): Promise<void> {
  const body = await bodyOf(from);
  if (fault === 'late') await sleep(lateMilliseconds);
  // A browser repeats a request that fails on a reused connection, which would hide the fault.
  const headers = { ...from.headers, connection: 'close' };
  if (fault !== 'cut') {
    to.writeHead(from.statusCode ?? 502, headers).end(body);
  } else if (body.length < 2) {
    to.destroy();
  } else {
    to.writeHead(from.statusCode ?? 502, headers);
    to.write(body.subarray(0, body.length / 2), () => to.destroy());
  }
}

/** Starts a bad connection to a server, with the faults of a plan. */
export async function startFaultProxy(
  upstream: string,
  options: FaultPlanOptions,
): Promise<FaultProxy> {
  const plan = createFaultPlan(options);
  const lines: string[] = [];
  const proxy = createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const fault = plan(method, url);
    if (fault !== 'none') lines.push(`${new Date().toISOString()} ${fault} ${method} ${url}`);
    if (fault === 'failed') return void request.resume().once('end', () => fail(response));
    if (fault === 'refused') return void request.destroy();
    const drop = (): void => void response.destroy();
    const onward = sendOn(`${upstream}${url}`, { method, headers, agent: false }, (from) => {
      answer(from, response, fault).catch(drop);
    });
    onward.once('error', drop);
    response.once('close', () => onward.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((settle) => proxy.listen(0, '127.0.0.1', settle));
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    faults: () => lines.join('\n'),
    stop: () =>
      new Promise((settle) => {
        proxy.close(() => settle());
        proxy.closeAllConnections();
      }),
  };
}
