import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { scripts } from '../../../package.json';
import { buildServer, builtServer, dataFolder, slow } from './serverProcess.js';

beforeAll(buildServer);

/** A project whose `npm start` is ours, and whose build has been made. */
async function builtProject(): Promise<string> {
  const folder = await dataFolder();
  const project = { type: 'module', scripts: { ...scripts, 'build:app': 'node --version' } };
  await writeFile(join(folder, 'package.json'), JSON.stringify(project));
  await mkdir(join(folder, 'dist/server'), { recursive: true });
  await writeFile(join(folder, 'dist/server/main.js'), `import ${JSON.stringify(builtServer())};`);
  return folder;
}

test('SESS-7 who ends `npm start` ends the server too', { timeout: slow }, async () => {
  const npm = spawn('npm', ['start'], {
    cwd: await builtProject(),
    detached: true,
    env: { ...process.env, PORT: '0' },
  });
  onTestFinished(() => {
    try {
      process.kill(-npm.pid!, 'SIGKILL');
    } catch {
      // All of its processes have ended.
    }
  });
  const closed = once(npm, 'close');
  let out = '';
  for await (const chunk of npm.stdout.iterator({ destroyOnReturn: false })) {
    out += String(chunk);
    if (out.includes('is ready on')) break;
  }
  expect(out).toContain('is ready on');
  npm.kill('SIGTERM');
  // The server has the same output, which closes when the last of them ends.
  await closed;
});
