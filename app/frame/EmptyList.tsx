import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { UseListQueryResult } from '../../headless/list-query/index.js';
import { useFocusToHeading } from '../../headless/page-heading/index.js';
import { Button } from '../../skin/button/index.js';
import { EmptyState } from '../../skin/empty-state/index.js';

/** The list that shows nothing, and the texts about it. */
export interface EmptyListProps {
  /** From `useListQuery`. */
  list: Pick<UseListQueryResult, 'query' | 'search'>;
  icon: ReactNode;
  /** Why there is nothing to list. */
  text: string;
  /** The id of the text of the button that clears the search. */
  clearSearchId: string;
}

/**
 * In place of a list without items: why it is empty, and the way back from a search. Its button
 * disappears when pressed, and leaves the focus to the heading of the page.
 */
export function EmptyList({ list, icon, text, clearSearchId }: EmptyListProps): ReactElement {
  const buttonRef = useFocusToHeading();
  return (
    <EmptyState
      icon={icon}
      action={
        list.query.search !== '' && (
          <Button
            buttonRef={buttonRef}
            onClick={() => {
              list.search('');
            }}
          >
            <FormattedMessage id={clearSearchId} />
          </Button>
        )
      }
    >
      {text}
    </EmptyState>
  );
}
