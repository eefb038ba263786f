import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const builtProgram = resolve(root, 'dist/server/main.js');
const readyLine = /^gnap-toolkit is ready on (http:\/\/\S+)$/m;
const patience = 20_000;

/** A server process of the reference app. */
export interface AppServer {
  /** Its address, without a slash at the end. */
  readonly url: string;
  /** All that it has printed so far. */
  output(): string;
  /**
   * Ends it and waits until it has gone; resolves to its exit code, null if the signal ended it.
   */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Where the server keeps its data and where it listens; port 0 lets the system choose one. */
export interface AppServerOptions {
  readonly dataFolder: string;
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Default: what `npm run build:app` builds. */
  readonly program?: string;
}

function within<Result>(promise: Promise<Result>, problem: () => string): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(problem())), patience);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}

function ready(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((settle, reject) => {
    child.stdout?.on('data', () => {
      const address = readyLine.exec(output())?.[1];
      if (address !== undefined) settle(address.replace(/\/$/, ''));
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      reject(new Error(`The server ended (exit code ${code}) before it was ready:\n${output()}`));
    });
  });
}

/** Starts the built server and waits until it prints that it is ready. */
export async function startServer({
  dataFolder,
  port = 0,
  env,
  program = builtProgram,
}: AppServerOptions): Promise<AppServer> {
  if (!existsSync(program))
    throw new Error(
      'The server is not built: dist/server/main.js is missing. Run `npm run build:app`.',
    );
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: {
      ...process.env,
      // A developer's own settings must not lead the tests to that developer's data.
      ...{
        DATABASE_URL: undefined,
        GNAP_SECRET: undefined,
        GNAP_HTTPS: undefined,
        GNAP_BASE: undefined,
      },
      ...env,
      ...{ HOST: '127.0.0.1', PORT: String(port), GNAP_DATA: dataFolder },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = (): boolean => child.kill('SIGKILL');
  process.once('exit', kill);
  const gone = new Promise<number | null>((settle) => {
    child.once('exit', (code) => {
      process.off('exit', kill);
      settle(code);
    });
  });

  let printed = '';
  const output = (): string => printed;
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));

  const seconds = patience / 1000;
  const silence = (): string =>
    `The server did not print "gnap-toolkit is ready on http://…" within ${seconds} s. It printed:\n${printed}`;
  try {
    const url = await within(ready(child, output), silence);
    return {
      url,
      output,
      stop: (signal = 'SIGTERM') => {
        child.kill(signal);
        return within(gone, () => `The server ignored ${signal} for ${seconds} s:\n${printed}`);
      },
    };
  } catch (error) {
    kill();
    throw error;
  }
}
