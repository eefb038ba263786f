import { useState, type ReactElement } from 'react';
import { useDocumentTitle } from '../headless/page-title/index.js';
import { ShellProvider } from '../headless/shell/index.js';
import { useTranslations } from '../headless/translations/index.js';
import { lazyPart } from '../skin/core/index.js';
import { ErrorBoundary } from '../skin/error-boundary/index.js';
import { RouteProgress } from '../skin/frame/index.js';
import { LiveRegions } from '../skin/live-regions/index.js';
import { BASE_PARTS, type AppShell } from './createAppShell.js';
import { Gate } from './Gate.js';
import { MessageProvider } from './MessageProvider.js';
import { StartFailure } from './failures/StartFailure.js';

const Notifications = lazyPart({
  load: async () => (await import('./rootExtras.js')).Notifications,
  loss: 'The notifications cannot be shown; they are announced only.',
});

const PageTooltips = lazyPart({
  load: async () => (await import('./rootExtras.js')).PageTooltips,
  loss: 'There are no tooltips.',
});

/**
 * Apart from the app, which another title does not re-render, and outside its error boundary, so
 * that the page shown if the app fails has its title too.
 */
function DocumentTitle(): null {
  useDocumentTitle();
  return null;
}

function Translated({ shell }: { shell: AppShell }): ReactElement {
  const { language, messages, parts } = useTranslations();
  const [isReady, setIsReady] = useState(false);
  // For good: what is typed stays while texts that failed are loaded again.
  if (!isReady && BASE_PARTS.every((part) => parts[part] && parts[part] !== 'loading'))
    setIsReady(true);
  return (
    <MessageProvider language={language} messages={messages}>
      {isReady && <DocumentTitle />}
      <ErrorBoundary fallback={<StartFailure />}>
        {isReady ? <Gate shell={shell} /> : <RouteProgress isLoading />}
      </ErrorBoundary>
    </MessageProvider>
  );
}

/** The whole app. */
export function Root({ shell }: { shell: AppShell }): ReactElement {
  return (
    <ShellProvider shell={shell}>
      <Translated shell={shell} />
      <Notifications />
      <PageTooltips />
      <LiveRegions />
    </ShellProvider>
  );
}
