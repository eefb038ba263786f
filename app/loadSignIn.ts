import type * as signInModule from './session/SignInPage.js';

/** Loads the sign-in page, which is not needed when the app starts with somebody signed in. */
export function loadSignIn(): Promise<typeof signInModule> {
  return import('./session/SignInPage.js');
}
