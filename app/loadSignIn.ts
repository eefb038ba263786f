import type * as signInModule from './session/SignInPage.js';

/** Loads the sign-in page, which a start that finds somebody signed in can do without. */
export function loadSignIn(): Promise<typeof signInModule> {
  return import('./session/SignInPage.js');
}
