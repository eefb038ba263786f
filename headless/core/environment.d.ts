/**
 * `process.env.NODE_ENV`, the only part of Node that headless uses. Bundlers replace it, so code
 * behind `process.env.NODE_ENV !== 'production'` is dropped from production builds. Declared so
 * that it merges with Node's own types where they are present.
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
