import type { ReactElement, ReactNode } from 'react';
import { useBreadcrumb } from '../../headless/breadcrumbs/index.js';
import { useFormatText, type Text } from '../../headless/core/index.js';
import { usePageTitle } from '../../headless/page-title/index.js';
import { PageTop } from './PageTop.js';

/** The one title of a page, for all places where it is said, and its content. */
export interface TitledPageProps {
  title: Text;
  /** What tells this page from another. Default: its path. */
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
