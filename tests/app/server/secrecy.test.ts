import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildServer, dataFolder, exchange, run, signIn, slow } from './serverProcess.js';

beforeAll(buildServer);

test(
  'SESS-7 no token, cookie or password gets into the log, and no stack into an answer',
  { timeout: slow },
  async () => {
    const data = await dataFolder();
    const { child, url, ended } = await run({ GNAP_DATA: data });
    const headers = await signIn(url);
    const token = headers['authorization']?.replace('Bearer ', '') ?? '';
    const json = { 'content-type': 'application/json' };
    const answers: string[] = [];
    const statuses: number[] = [];
    const send = async (path: string, init?: RequestInit): Promise<void> => {
      const response = await fetch(url + path, init);
      statuses.push(response.status);
      answers.push(await response.text());
    };
    const password = 'a-password-that-nobody-has';
    const body = JSON.stringify({ username: 'john', password });
    await send('/api/tokens', { method: 'POST', headers: json, body });
    await send('/api/tokens', { method: 'POST', headers: json, body: body.slice(0, -1) });
    await send('/api/tokens', { method: 'PUT', headers: { cookie: 'gnap_refresh=stolen-cookie' } });
    await send('/api/secure', { headers: { authorization: `Bearer ${token}x` } });
    await send(`/api/secure?token=${token}`, { headers });
    await send(`/api/people/${token}`, { headers });
    await send(`/api/people?sort=${token}`, { headers });
    await send('/api/people', { method: 'POST', headers, body: `["${token}"]` });
    await send('/api/people/1', { method: 'PUT', headers, body: '{"version":1e400}' });
    await send('/api/uploads', { method: 'POST', headers, body: '<svg/>' });
    await send('/api/nothing', { headers });
    answers.push(
      await exchange(url, `GET /${token} HTTP/1.1\r\nHost: x\r\nCookie stolen-cookie\r\n\r\n`),
    );
    child.kill('SIGTERM');
    const { code, out, err } = await ended;

    expect({ code, out, err }).toEqual({
      code: 0,
      out: `gnap-toolkit is ready on ${url}\n`,
      err: '',
    });
    for (const answer of answers) {
      expect(answer).not.toMatch(/\bat .+:\d+:\d+|node_modules|\.js\b|SQLITE|FST_/);
      expect(answer).not.toContain(password);
    }
    expect(statuses).toEqual([400, 400, 400, 401, 200, 404, 400, 400, 400, 415, 404]);
    expect(answers.at(-1)).toContain('400 Bad Request');
    expect((await stat(join(data, 'secret'))).mode & 0o777).toBe(0o600);
  },
);
