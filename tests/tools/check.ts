/** `npm run check`: all checks that read the code without running it. */
import { spawn } from 'node:child_process';
import { root } from './run.js';
import { twoAtATime } from './twoAtATime.js';

const PARTS = ['check:types', 'check:lint', 'check:format', 'spec'];

/** Runs a script, prints its output once it has ended, and resolves to whether it succeeded. */
function succeeds(script: string): Promise<boolean> {
  return new Promise((settle) => {
    const shell = process.platform === 'win32';
    const child = spawn('npm', ['run', '--silent', script], { cwd: root, shell });
    const output: Buffer[] = [];
    const end = (isGood: boolean): void => {
      console.log(`${isGood ? '✓' : '✗'} ${script}\n${Buffer.concat(output).toString()}`.trim());
      settle(isGood);
    };
    child.stdout.on('data', (part: Buffer) => output.push(part));
    child.stderr.on('data', (part: Buffer) => output.push(part));
    child.on('error', (error) => {
      output.push(Buffer.from(error.message));
      end(false);
    });
    child.on('close', (code) => {
      end(code === 0);
    });
  });
}

await twoAtATime(
  PARTS.map((part) => async () => {
    if (!(await succeeds(part))) process.exitCode = 1;
  }),
);
