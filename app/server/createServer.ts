import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { createHtmlCleaner } from './announcements/htmlCleaner.js';
import { addApi } from './api.js';
import { keepToBase, withoutBase } from './base.js';
import type { Database } from './database/database.js';
import { migrations } from './database/migrations.js';
import { openDatabase } from './database/openDatabase.js';
import { answerStalledBodies, handleClientError } from './clientErrors.js';
import { drainOnClose } from './drain.js';
import { handleErrors, handleFrameworkError } from './errorHandler.js';
import type { ServerOptions } from './options.js';
import { forgetDeleted } from './people/deletionTable.js';
import { trustProxies } from './proxies.js';
import { repeat } from './repeat.js';
import { readBodies } from './requestBody.js';
import { checkRequestHeads } from './requestHead.js';
import { loadSecret } from './secret.js';
import { addSecurityHeaders } from './securityHeaders.js';
import { mendAddress, serveApp } from './staticApp.js';
import { createAccessTokens } from './tokens/accessTokens.js';
import { createPasswordChecker } from './tokens/passwords.js';
import { createThrottle } from './tokens/throttle.js';
import { removeAbandonedDrafts } from './uploads/draft.js';
import { sweepDaily } from './uploads/sweep.js';

const bodyLimitBytes = 64 * 1024;
/**
 * In milliseconds: for the headers; for the whole request, since an upload over a slow connection
 * takes long; and for a connection on which nothing happens.
 */
const requestLimits = {
  http: {
    headersTimeout: 30_000,
    // Node's own answer would have no problem body; requestHead.ts checks the header instead.
    requireHostHeader: false,
  },
  requestTimeout: 5 * 60_000,
  connectionTimeout: 60_000,
};
/** How often to remove deleted people whose deletion can no longer be undone. */
const forgettingMilliseconds = 60_000;
const throttleWindow = { windowMilliseconds: 15 * 60 * 1000, capacity: 10_000 };

interface UpkeepServices {
  readonly database: Database;
  readonly uploadFolder: string;
  readonly clock: () => number;
}

/** Starts to remove what nobody needs any more; resolves to a function that stops it. */
async function startUpkeep(
  app: FastifyInstance,
  { database, uploadFolder, clock }: UpkeepServices,
): Promise<() => Promise<void>> {
  await removeAbandonedDrafts(uploadFolder, (error) =>
    app.log.error({ err: error }, 'A half-written image was not removed.'),
  );
  const stopSweeping = await sweepDaily({
    folder: uploadFolder,
    database,
    clock,
    onError: (error) => app.log.error({ err: error }, 'Not all images were swept.'),
  });
  const forget = (): Promise<void> =>
    forgetDeleted(database, clock()).catch((error: unknown) =>
      app.log.error({ err: error }, 'Deleted people were not forgotten.'),
    );
  const stopForgetting = await repeat(forget, forgettingMilliseconds);
  return async () => {
    await stopSweeping();
    await stopForgetting();
  };
}

/**
 * The reference app's server, ready but not listening: call `listen`, or `inject` in tests. Closing it
 * finishes the requests under way, then closes the database.
 * @throws ConfigurationError when a setting is unusable
 */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { clock = Date.now, https = false, base = '/', scryptCost } = options;
  const prefix = `${base}api`;
  const secret = await loadSecret(options.secret, options.dataFolder);
  const database = await openDatabase(
    options.dataFolder,
    options.databaseUrl,
    migrations(scryptCost),
  );
  const app = fastify({
    bodyLimit: bodyLimitBytes,
    ...requestLimits,
    // drainOnClose refuses the requests that arrive while the server closes.
    return503OnClosing: false,
    trustProxy: https ? trustProxies(options.proxies ?? 1) : false,
    logger: options.logging === false ? false : { level: 'error', stream: process.stderr },
    rewriteUrl: ({ url = '/' }) => mendAddress(withoutBase(url, base)),
    clientErrorHandler: handleClientError(https),
    frameworkErrors: handleFrameworkError(https),
    // fields.ts reads the bodies. Should a route use a schema instead, it must not drop or convert
    // any fields either.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
  });
  const cleaner = createHtmlCleaner({
    prefix,
    limitMilliseconds: options.cleaningLimit,
    start: options.startHtmlWorker,
  });
  const uploadFolder = join(options.dataFolder, 'uploads');
  const stopUpkeep = await startUpkeep(app, { database, uploadFolder, clock });
  app.addHook('onClose', async () => {
    await stopUpkeep();
    await cleaner.close();
    await database.close();
  });
  addSecurityHeaders(app, https);
  keepToBase(app, base);
  answerStalledBodies(app, https);
  checkRequestHeads(app);
  readBodies(app);
  drainOnClose(app);
  handleErrors(app);
  await addApi(app, {
    prefix,
    database,
    cleanHtml: cleaner.clean,
    uploadFolder,
    clock,
    https,
    tokens: createAccessTokens(secret, clock),
    passwords: createPasswordChecker(scryptCost),
    accounts: createThrottle({ ...throttleWindow, limit: options.failuresPerAccount ?? 20, clock }),
    addresses: createThrottle({
      ...throttleWindow,
      limit: options.failuresPerAddress ?? 100,
      clock,
    }),
  });
  await serveApp(app, options.staticFolder, base);
  await app.ready();
  if (options.prepare === true) await cleaner.prepare();
  return app;
}
