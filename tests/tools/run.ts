import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** The folder of this project. */
export const root: string = join(import.meta.dirname, '..', '..');

function textOf(error: unknown, stream: 'stdout' | 'stderr'): string {
  const output = (error as Partial<Record<typeof stream, string>>)[stream];
  return typeof output === 'string' ? output.trim() : '';
}

/** Runs a command to its end and returns what it printed. Throws with all of that if it fails. */
export function run(folder: string, command: string, ...args: string[]): string {
  try {
    // npm is a script file on Windows, which only a shell starts.
    const shell = process.platform === 'win32' && command === 'npm';
    return execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe', shell });
  } catch (error) {
    const output = [textOf(error, 'stdout'), textOf(error, 'stderr')].filter(Boolean).join('\n');
    throw new Error(`"${[command, ...args].join(' ')}" failed.\n${output}`, { cause: error });
  }
}
