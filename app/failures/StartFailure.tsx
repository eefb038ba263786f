import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { usePageTitle } from '../../headless/page-title/index.js';
import { reloadPage } from '../../headless/platform/index.js';
import { Button } from '../../skin/button/index.js';

function focusHeading(heading: HTMLHeadingElement | null): void {
  heading?.focus();
}

/**
 * Replaces the whole app when not even the frame or the sign-in page could be loaded or rendered.
 * What had the focus has gone with it, so its heading takes the focus and is read out.
 */
export function StartFailure(): ReactElement {
  usePageTitle({ id: 'app.failed.title' });
  return (
    <main className="mx-auto flex min-h-dvh max-w-sm flex-col items-start justify-center gap-4 px-4">
      <h1 ref={focusHeading} tabIndex={-1} className="text-display font-semibold outline-none">
        <FormattedMessage id="app.failed.title" />
      </h1>
      <p className="text-muted">
        <FormattedMessage id="app.failed.start" />
      </p>
      <Button variant="primary" onClick={reloadPage}>
        <FormattedMessage id="app.failed.reload" />
      </Button>
    </main>
  );
}
