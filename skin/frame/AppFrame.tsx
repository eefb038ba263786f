import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { useFormatText } from '../../headless/core/index.js';
import { messages } from '../core/index.js';

/** The parts of the frame: a top bar, a sidebar, a notice, and a `<main>` with the page. */
export interface AppFrameProps {
  topBar: ReactNode;
  /** Leave it out in kiosk mode. */
  sidebar?: ReactNode;
  /** Stands above the page, beside the sidebar, and may stick below the top bar. */
  notice?: ReactNode;
  /** The page. */
  children: ReactNode;
}

const MAIN_ID = 'main';

function SkipLink(): ReactElement {
  const formatText = useFormatText();
  const moveFocus = (event: MouseEvent<HTMLAnchorElement>): void => {
    // Following the link would replace the hash in the address.
    event.preventDefault();
    event.currentTarget.ownerDocument.getElementById(MAIN_ID)?.focus();
  };
  return (
    <a
      href={`#${MAIN_ID}`}
      onClick={moveFocus}
      className="fixed start-2 top-2 z-50 -translate-y-16 rounded-control bg-accent px-3 py-2 font-medium text-on-accent transition-transform duration-press focus:translate-y-0 print:hidden"
    >
      {formatText(messages.skipToContent)}
    </a>
  );
}

/** The frame of a signed-in page: the top bar, and below it the sidebar beside the page. */
export function AppFrame({ topBar, sidebar, notice, children }: AppFrameProps): ReactElement {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {topBar}
      <div className="flex grow items-start">
        {sidebar}
        <div className="flex min-w-0 grow flex-col self-stretch">
          {notice}
          <main
            id={MAIN_ID}
            tabIndex={-1}
            className="grow px-gutter pt-5 pb-(--page-end) outline-none print:p-0"
          >
            {children}
          </main>
        </div>
      </div>
    </div>
  );
}
