import { useEffect, useState, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormatText, type Text } from '../../headless/core/index.js';
import {
  createPageHeadingStore,
  usePageHeading,
  type PageHeadingStore,
} from '../../headless/page-heading/index.js';
import { usePageTitle } from '../../headless/page-title/index.js';
import { useSession } from '../../headless/session/index.js';
import { LanguageMenu } from '../../skin/language-menu/index.js';
import { ThemeMenu } from '../../skin/theme-menu/index.js';
import { endStart } from '../importChunk.js';
import { SignInForm } from './SignInForm.js';

const TITLE: Text = { id: 'app.sign-in.title' };

/** A store that focuses the heading if the page has replaced another. */
function createHeading(hasChanged: boolean): PageHeadingStore {
  const store = createPageHeadingStore();
  if (hasChanged) store.arrive('');
  return store;
}

/** How the user came to the page. */
export interface SignInPageProps {
  /** Whether the page takes the focus, as after a sign-out without a page load. */
  hasChanged: boolean;
}

/** What users who are not signed in see, at any address. */
export function SignInPage({ hasChanged }: SignInPageProps): ReactElement {
  const { endReason } = useSession();
  const title = useFormatText()(TITLE);
  const [store] = useState(() => createHeading(hasChanged));
  const { getHeadingProps } = usePageHeading({ place: 'sign-in', title, store });
  usePageTitle(TITLE);
  useEffect(endStart, []);
  const hasExpired = endReason === 'expired' || endReason === 'rejected';
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex justify-end gap-1 p-2">
        <LanguageMenu />
        <ThemeMenu />
      </header>
      {/* On a phone, leaves room for a notification above. */}
      <main className="flex grow items-start justify-center px-4 pt-[12vh] pb-8 max-sm:tall:pt-26">
        <div className="w-full max-w-sm">
          <div className="rounded-card border border-border bg-surface p-6">
            <p className="text-small font-semibold text-accent">
              <FormattedMessage id="app.product" />
            </p>
            <h1 {...getHeadingProps()} className="mb-5 text-display font-semibold hyphens-auto">
              {title}
            </h1>
            {hasExpired && (
              <p className="mb-4 text-muted">
                <FormattedMessage id="app.sign-in.expired" />
              </p>
            )}
            <SignInForm />
          </div>
          <p className="mt-4 text-center text-small text-muted">
            <FormattedMessage id="app.sign-in.hint" />
          </p>
        </div>
      </main>
    </div>
  );
}
