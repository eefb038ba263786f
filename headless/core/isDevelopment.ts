/** Whether bundlers and Node call this a development build. No bundler, no `process`: production. */
export function isDevelopment(): boolean {
  return typeof process !== 'undefined' && process.env['NODE_ENV'] !== 'production';
}
