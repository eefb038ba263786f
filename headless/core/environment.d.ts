/**
 * `process.env.NODE_ENV`, which is all that headless knows of Node. Bundlers replace it, so that what
 * stands behind `process.env.NODE_ENV !== 'production'` is not in a production build. Written such
 * that it agrees with the types of Node where these are there too.
 */
declare namespace NodeJS {
  interface ProcessEnv {
    NODE_ENV?: string | undefined;
  }
  interface Process {
    env: ProcessEnv;
  }
}
// eslint-disable-next-line no-var -- as Node's own types declare it
declare var process: NodeJS.Process;
