import { createServer } from './createServer.js';
import { ConfigurationError, readListenOptions, readServerOptions } from './options.js';

const drainMilliseconds = 10_000;

/** One line that a person can act on; a stack only for what nobody foresaw. */
function explain(error: unknown, port: number | undefined): string {
  if (error instanceof ConfigurationError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  const at = `Port ${String(port)}`;
  if (code === 'EADDRINUSE') {
    return `${at} is in use by another program. Stop that, or choose another port, for example: PORT=3001 npm start`;
  }
  if (code === 'EACCES' && 'syscall' in error && error.syscall === 'listen') {
    return `${at} is not open to this account. Choose one from 1024 on, for example: PORT=3001 npm start`;
  }
  return error.stack ?? error.message;
}

async function main(): Promise<void> {
  let port: number | undefined;
  try {
    const listen = readListenOptions(process.env);
    port = listen.port;
    const options = readServerOptions(process.env, process.cwd());
    const app = await createServer({ ...options, prepare: true });
    const stop = async (): Promise<void> => {
      // Requests that are under way are finished; one that hangs must not keep the process for ever.
      setTimeout(() => app.server.closeAllConnections(), drainMilliseconds).unref();
      await app.close();
      process.exit(0);
    };
    process.once('SIGTERM', () => void stop());
    process.once('SIGINT', () => void stop());
    console.log(`gnap-toolkit is ready on ${await app.listen(listen)}`);
  } catch (error) {
    console.error(`gnap-toolkit cannot start: ${explain(error, port)}`);
    process.exit(1);
  }
}

await main();
