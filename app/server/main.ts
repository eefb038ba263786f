import { resolve } from 'node:path';
import { createServer } from './createServer.js';
import { putSoundCopy } from './database/openDatabase.js';
import { tryListening } from './listening.js';
import { onShellEnd } from './onShellEnd.js';
import {
  ConfigurationError,
  readListenOptions,
  readServerOptions,
  type ListenOptions,
  type ServerOptions,
} from './options.js';

/** The program is `dist/server/main.js`, whatever folder it is started from. */
const root = resolve(import.meta.dirname, '../..');
const drainMilliseconds = 10_000;
/** What to do about a database that cannot be opened, by the code of its error. */
const remedies: ReadonlyMap<string, string> = new Map([
  ['SQLITE_BUSY', 'Stop the program that holds it'],
  ['SQLITE_CANTOPEN', 'Make its folder if there is none, and let this account write both'],
  ['SQLITE_FULL', 'Free some space on the disk'],
  ['SQLITE_READONLY', 'Let this account write the file and its folder'],
]);

/** The settings, as far as they have been read. */
interface Settings {
  listen?: ListenOptions;
  server?: ServerOptions;
}

/** One line that whoever starts the server can act on; a stack only for an unforeseen error. */
function explain(error: unknown, { listen, server }: Settings): string {
  if (error instanceof ConfigurationError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  const syscall = 'syscall' in error ? error.syscall : undefined;
  const at = `Port ${String(listen?.port)}`;
  if (code === 'EADDRINUSE') {
    return `${at} is in use by another program. Stop that, or choose another port, for example: PORT=3001 npm start`;
  }
  if (code === 'EACCES' && syscall === 'listen') {
    return `${at} is not open to this account. Choose one from 1024 on, for example: PORT=3001 npm start`;
  }
  if (syscall === 'getaddrinfo' || code === 'EADDRNOTAVAIL') {
    return `HOST is "${String(listen?.host)}", which is no address of this machine. Give one that is, such as 127.0.0.1, or 0.0.0.0 for all.`;
  }
  if (code === 'ENOSPC') {
    return `The disk is full (${error.message}). Free some space, or choose another disk by GNAP_DATA.`;
  }
  if ('path' in error && server && String(error.path).startsWith(server.dataFolder)) {
    return `The data folder cannot be used (${error.message}). Choose another, for example: GNAP_DATA=/var/lib/gnap npm start`;
  }
  // The URL is not repeated, since it may hold a password.
  if (code.startsWith('URL_')) {
    return 'DATABASE_URL is no libSQL URL. Give one such as libsql://host or file:/folder/gnap.db.';
  }
  // A file that cannot even be opened fails without a code.
  const failure = error.message.startsWith('ConnectionFailed') ? 'SQLITE_CANTOPEN' : code;
  if (failure.startsWith('SQLITE_')) {
    const remedy = remedies.get(failure) ?? putSoundCopy;
    return `The database cannot be opened (${error.message}). ${remedy}, or choose another by GNAP_DATA or DATABASE_URL.`;
  }
  return error.stack ?? error.message;
}

/** An argument would otherwise be ignored without a word. @throws ConfigurationError for any */
function refuseArguments(given: readonly string[]): void {
  if (given.length === 0) return;
  throw new ConfigurationError(
    `It takes no arguments, but was given "${given.join(' ')}". Settings are variables, for example: PORT=3001 npm start`,
  );
}

async function main(): Promise<void> {
  // The data is for this account alone, also in a folder that others can read.
  process.umask(0o077);
  // A line of the log that cannot be written, as on a full disk, would end the server.
  process.stderr.on('error', () => {});
  const settings: Settings = {};
  try {
    refuseArguments(process.argv.slice(2));
    const listen = (settings.listen = readListenOptions(process.env));
    const server = (settings.server = readServerOptions(process.env, root));
    await tryListening(listen);
    const app = await createServer({ ...server, prepare: true });
    let isTerminalClosed = false;
    const stop = async (): Promise<void> => {
      // Requests under way may finish, but one that hangs must not keep the process alive forever.
      setTimeout(() => app.server.closeAllConnections(), drainMilliseconds).unref();
      await app.close();
      // Without its terminal, Node would crash as it exits by itself.
      if (isTerminalClosed) process.kill(process.pid, 'SIGHUP');
      process.exit(0);
    };
    process.once('SIGTERM', () => void stop());
    process.once('SIGINT', () => void stop());
    process.once('SIGHUP', () => {
      isTerminalClosed = true;
      void stop();
    });
    onShellEnd(() => void stop());
    const address = await app.listen(listen);
    const { base = '/' } = server;
    console.log(`gnap-toolkit is ready on ${base === '/' ? address : address + base}`);
  } catch (error) {
    console.error(`gnap-toolkit cannot start: ${explain(error, settings)}`);
    process.exit(1);
  }
}

await main();
