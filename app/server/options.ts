import { join, resolve } from 'node:path';
import type { StartHtmlWorker } from './announcements/htmlCleaner.js';
import { isBase } from './base.js';

/** A setting that the server cannot start with. The message is meant for whoever starts it. */
export class ConfigurationError extends Error {
  override readonly name: string = 'ConfigurationError';
}

/** The settings of a server; `readServerOptions` reads those that an installation may choose. */
export interface ServerOptions {
  /** Holds the database file, the secret and the uploaded images; made when missing. */
  readonly dataFolder: string;
  /** Any libSQL URL; the file `gnap.db` in the data folder by default. */
  readonly databaseUrl?: string | undefined;
  /** The built app. Without it only the API is served. */
  readonly staticFolder?: string | undefined;
  /**
   * The path that the app and its API are below, such as `/staff/`; `/` by default. The app has to be
   * built for the same one.
   */
  readonly base?: string | undefined;
  /**
   * Signs access tokens; at least 32 bytes. Several servers on one database must share it. By
   * default a generated one, kept in the data folder.
   */
  readonly secret?: string | undefined;
  /**
   * Set it if a proxy on this machine or network terminates TLS and appends to X-Forwarded-For. It
   * turns on HSTS and Secure cookies, and the caller's address is taken from the proxy. Off by
   * default.
   */
  readonly https?: boolean | undefined;
  /**
   * With `https`: how many proxies of our own, one behind the other, a request passes; 1 by default.
   * What is further away counts as the caller.
   */
  readonly proxies?: number | undefined;
  /** Milliseconds since 1970; `Date.now` by default. */
  readonly clock?: (() => number) | undefined;
  /** scrypt's N for new passwords, a power of two; 2^17 by default. */
  readonly scryptCost?: number | undefined;
  /** Failed sign-ins allowed in 15 minutes; 20 per account and 100 per address by default. */
  readonly failuresPerAccount?: number | undefined;
  readonly failuresPerAddress?: number | undefined;
  /** Starts the thread that cleans HTML; by default the one that is built beside the program. */
  readonly startHtmlWorker?: StartHtmlWorker | undefined;
  /** The time limit for cleaning one text, in milliseconds; 5000 by default. */
  readonly cleaningLimit?: number | undefined;
  /**
   * Starts the thread that cleans HTML before the server is ready, instead of with the first text;
   * off by default.
   */
  readonly prepare?: boolean | undefined;
  /** Logs failures of the server to standard error; on by default. */
  readonly logging?: boolean | undefined;
}

/** Where the server listens; `readListenOptions` has the defaults. */
export interface ListenOptions {
  /** A name or an address of this machine. */
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

function setting(env: Environment, name: string): string | undefined {
  return env[name] === '' ? undefined : env[name];
}

/** Where to listen: `HOST` (127.0.0.1) and `PORT` (3000; 0 takes a free one). @throws ConfigurationError */
export function readListenOptions(env: Environment): ListenOptions {
  const text = setting(env, 'PORT') ?? '3000';
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) {
    throw new ConfigurationError(
      `PORT is "${text}", which is no port. Give a whole number from 0 to 65535.`,
    );
  }
  return { host: setting(env, 'HOST') ?? '127.0.0.1', port };
}

/**
 * The path that the app and its API are below: `GNAP_BASE` (`/`). The build of the app reads it, too.
 * @throws ConfigurationError
 */
export function readBase(env: Environment): string {
  const base = setting(env, 'GNAP_BASE') ?? '/';
  if (isBase(base)) return base;
  throw new ConfigurationError(
    `GNAP_BASE is "${base}". Give a path that begins and ends with a slash, such as /staff/.`,
  );
}

/**
 * The server's settings: `GNAP_DATA` (app/.data), `GNAP_BASE`, `DATABASE_URL`, `GNAP_SECRET`, `GNAP_HTTPS` (true or
 * false), `GNAP_PROXIES` (1). A relative `GNAP_DATA` starts from the current folder.
 * @param root the project's folder, which holds the default data and the built app
 * @throws ConfigurationError
 */
export function readServerOptions(env: Environment, root: string): ServerOptions {
  const https = setting(env, 'GNAP_HTTPS') ?? 'false';
  if (https !== 'true' && https !== 'false') {
    throw new ConfigurationError(`GNAP_HTTPS is "${https}". Give true or false.`);
  }
  const proxies = setting(env, 'GNAP_PROXIES') ?? '1';
  if (!/^[1-9]$/.test(proxies)) {
    throw new ConfigurationError(`GNAP_PROXIES is "${proxies}". Give a number from 1 to 9.`);
  }
  const databaseUrl = setting(env, 'DATABASE_URL');
  // SQLite makes a temporary file then.
  if (/^file:(\/\/[^/]*)?$/i.test(databaseUrl ?? '')) {
    throw new ConfigurationError(
      'DATABASE_URL names no file, so nothing would be kept. Give one such as file:/folder/gnap.db.',
    );
  }
  return {
    dataFolder: resolve(setting(env, 'GNAP_DATA') ?? join(root, 'app/.data')),
    databaseUrl,
    staticFolder: join(root, 'dist/app'),
    base: readBase(env),
    secret: setting(env, 'GNAP_SECRET'),
    https: https === 'true',
    proxies: Number(proxies),
  };
}
