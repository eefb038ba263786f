import type { ReactElement, ReactNode } from 'react';
import { useBreadcrumb } from '../../headless/breadcrumbs/index.js';
import { useFormatText, type Text } from '../../headless/core/index.js';
import { usePageTitle } from '../../headless/page-title/index.js';
import { PageTop } from './PageTop.js';

/** A page's content, and its one title for every place that shows it. */
export interface TitledPageProps {
  title: Text;
  /** Identifies the page, to tell when another one is shown. Default: its path. */
  place?: string | undefined;
  /** Buttons and links at the end of the title's row. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page below a section: its title is its heading, its crumb, and its part of the document's title. */
export function TitledPage({ title, place, actions, children }: TitledPageProps): ReactElement {
  const formatText = useFormatText();
  usePageTitle(title);
  useBreadcrumb({ title });
  return (
    <>
      <PageTop title={formatText(title)} place={place} actions={actions} />
      {children}
    </>
  );
}
