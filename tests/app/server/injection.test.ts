import { expect, test } from 'vitest';
import type { PeoplePage } from '../../../app/server/people/peopleTable.js';
import { postTokens, refreshCookie, signedIn, testServer } from './testServer.js';

const attempts = [
  "' OR '1'='1",
  "' OR 1=1 --",
  "'; DROP TABLE people; --",
  "' UNION SELECT password_hash FROM users --",
  '" OR ""="',
  "\\' OR 1=1 --",
  '1; DELETE FROM people',
  '%27%20OR%201=1',
  "john'/*",
  "' || (SELECT password_hash FROM users) || '",
];

test.each(attempts)('SQL in whatever a caller sends is text: %s', async (sql) => {
  const app = await testServer();
  const send = await signedIn(app);
  const text = encodeURIComponent(sql);

  expect((await postTokens(app, { username: sql, password: '1234' })).statusCode).toBe(400);
  expect((await postTokens(app, { username: 'john', password: sql })).statusCode).toBe(400);
  const found = await send(`/api/people?search=${text}`);
  expect(found.json()).toMatchObject({ total: 0, items: [] });
  expect((await send(`/api/people?sort=${text}`)).statusCode).toBe(400);
  expect((await send(`/api/people?sort=-${text}`)).statusCode).toBe(400);
  expect((await send(`/api/people?page=${text}&pageSize=${text}`)).json()).toMatchObject({
    total: 320,
    page: 1,
    pageSize: 20,
  });
  expect((await send(`/api/people/${text}`)).statusCode).toBe(404);
  const available = await send(`/api/user-name?value=${text}&except=${text}`);
  expect(available.json()).toEqual({ available: true });
  const cookie = `gnap_refresh=${text}`;
  const renewal = await app.inject({ method: 'PUT', url: '/api/tokens', headers: { cookie } });
  expect(renewal.statusCode).toBe(400);

  const { items, total } = (await send('/api/people?pageSize=1')).json<PeoplePage>();
  expect({ total, count: items.length }).toEqual({ total: 320, count: 1 });
});

test.each(attempts)('SQL is stored as it was written: %s', async (sql) => {
  const send = await signedIn(await testServer());
  const person = { userName: 'bobby', givenName: sql, familyName: sql, place: sql, note: sql };
  const added = await send({
    method: 'POST',
    url: '/api/people',
    payload: { ...person, email: 'bobby@example.org', active: true },
  });
  expect(added.json()).toMatchObject(person);
  const found = await send(`/api/people?search=${encodeURIComponent(sql)}`);
  expect(found.json()).toMatchObject({ total: 1, items: [person] });
  expect((await send('/api/people')).json()).toMatchObject({ total: 321 });
});

test.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
  'a field called %s is refused and changes no prototype',
  async (name) => {
    const app = await testServer();
    const payload = `{"username":"john","password":"1234","${name}":{"polluted":true}}`;
    const response = await app.inject({
      method: 'POST',
      url: '/api/tokens',
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect(response.statusCode).toBe(400);
    expect(Object.prototype).not.toHaveProperty('polluted');
    expect(refreshCookie(await postTokens(app))).toMatch(/^gnap_refresh=[\w-]{43}$/);
  },
);
