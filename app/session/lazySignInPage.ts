import type { LazyPart } from '../../skin/core/index.js';
import { lazyPage } from '../lazyPage.js';
import type { SignInPageProps } from './SignInPage.js';

/** The sign-in page, which is not needed when the app starts with somebody signed in. */
export const SignInPage: LazyPart<SignInPageProps> = lazyPage(
  async () => (await import('./SignInPage.js')).SignInPage,
);
