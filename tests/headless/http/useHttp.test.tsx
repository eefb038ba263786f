import { render, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createHttp, useHttp } from '../../../headless/http/index.js';
import { describeConformance } from '../support/conformance.js';
import { johnsToken, setUpSession } from '../session/setUp.js';
import { answer, createFakeServer } from './server.js';

const { session } = setUpSession(johnsToken(900));
const server = createFakeServer(answer(200, { name: 'John' }));
const http = createHttp({ session, fetch: server.fetch });

describeConformance('useHttp', {
  useHook: () => useHttp({ http }),
  readState: () => session.getState(),
  parts: {},
});

test("SESS-6 in a page, addresses are the page's own", async () => {
  const { result } = renderHook(() => useHttp({ http }));
  expect(await result.current.getJson('/api/people/1')).toEqual({ name: 'John' });
  expect(server.requests[0]!.url).toBe(`${location.origin}/api/people/1`);
  expect(server.authorizations()).toEqual([`Bearer ${johnsToken(900)}`]);
});

test('without a client it says what is missing and how to give it', () => {
  function Lost(): null {
    useHttp();
    return null;
  }
  expect(() => render(<Lost />)).toThrow(/useHttp found no http store\..*\{ http \}/);
});
