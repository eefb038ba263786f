import { onTestFinished } from 'vitest';
import {
  createReauthenticationStore,
  type ReauthenticationStore,
} from '../../../headless/reauthentication/index.js';
import type { SessionStoreOptions } from '../../../headless/session/index.js';
import { johnsToken, setUpSession, type SessionSetUp } from '../session/setUp.js';
import { tokenOf } from '../session/tokens.js';

export const TOKEN: string = johnsToken(900);
export const NEW_TOKEN: string = johnsToken(1800);
export const JANES_TOKEN: string = tokenOf({ sub: '2', unique_name: 'jane' });

export interface ReauthenticationSetUp extends SessionSetUp {
  readonly reauthentication: ReauthenticationStore;
  disconnect(): void;
}

/** John is signed in, and both stores follow what happens. */
export function setUpReauthentication(
  stored: string | null = TOKEN,
  options?: SessionStoreOptions,
  hasUnsavedChanges?: () => boolean,
): ReauthenticationSetUp {
  const setUp = setUpSession(stored, options);
  const reauthentication = createReauthenticationStore({
    session: setUp.session,
    hasUnsavedChanges,
  });
  onTestFinished(setUp.session.connect());
  const disconnect = reauthentication.connect();
  onTestFinished(disconnect);
  return { ...setUp, reauthentication, disconnect };
}

export function requestOf(method: string, signal?: AbortSignal): Request {
  return new Request('https://app.example/people/1', { method, signal: signal ?? null });
}
