import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The folder of this project. */
export const root: string = join(import.meta.dirname, '..', '..');

function textOf(error: unknown, stream: 'stdout' | 'stderr'): string {
  const output = (error as Partial<Record<typeof stream, string>>)[stream];
  return typeof output === 'string' ? output.trim() : '';
}

const execute = promisify(execFile);
const outputLimitBytes = 16 * 1024 * 1024;

/** Runs a command to its end and returns what it printed. Throws with all of that if it fails. */
export async function run(folder: string, command: string, ...args: string[]): Promise<string> {
  try {
    // npm is a script file on Windows, which only a shell starts.
    const shell = process.platform === 'win32' && command === 'npm';
    const options = { cwd: folder, maxBuffer: outputLimitBytes, shell };
    return (await execute(command, args, options)).stdout;
  } catch (error) {
    const output = [textOf(error, 'stdout'), textOf(error, 'stderr')].filter(Boolean).join('\n');
    throw new Error(`"${[command, ...args].join(' ')}" failed.\n${output}`, { cause: error });
  }
}
