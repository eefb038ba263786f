/** What bundlers replace, and Node has; declared here since headless knows no Node types. */
declare const process: { env: { NODE_ENV?: string } };

/** Whether bundlers and Node call this a development build. Where there is neither: production. */
export function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false;
  }
}
