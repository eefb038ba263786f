import { UserPlus, Users } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useNavigation } from 'react-router-dom';
import { useFormatText } from '../../../headless/core/index.js';
import { useListQuery, type UseListQueryResult } from '../../../headless/list-query/index.js';
import { useSettledData } from '../../../headless/react-router/index.js';
import { Button, buttonLook } from '../../../skin/button/index.js';
import { Card } from '../../../skin/card/index.js';
import { EmptyState } from '../../../skin/empty-state/index.js';
import { Pagination } from '../../../skin/pagination/index.js';
import { SearchBox } from '../../../skin/search-box/index.js';
import { useListPlace } from '../../frame/listPlace.js';
import { PageTop } from '../../frame/PageTop.js';
import { ListFailure } from '../ListFailure.js';
import { DEFAULT_SORT, SORTABLE, type PeoplePage } from '../../resources/people.js';
import { PeopleTable } from './PeopleTable.js';

const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const;

function NobodyFound({ list }: { list: UseListQueryResult }): ReactElement {
  const { search } = list.query;
  const isSearch = search !== '';
  return (
    <EmptyState
      icon={<Users {...icon} className="size-8" />}
      action={
        isSearch && (
          <Button
            onClick={() => {
              list.search('');
            }}
          >
            <FormattedMessage id="people.clear-search" />
          </Button>
        )
      }
    >
      <FormattedMessage id={isSearch ? 'people.none-found' : 'people.none'} values={{ search }} />
    </EmptyState>
  );
}

/** Everybody: searched, sorted and page by page, as the address says. */
export function Page(): ReactElement {
  const formatText = useFormatText();
  const { data, error } = useSettledData<PeoplePage>();
  const { items, total, page, pageSize } = data;
  const place = useListPlace();
  const isLoading = useNavigation().state === 'loading';
  const list = useListQuery({ sortable: SORTABLE, defaultSort: DEFAULT_SORT });
  // What is typed stands until another search is shown, by Enter or by Back.
  const searched = list.query.search;
  const [draft, setDraft] = useState({ searched, typed: searched });
  if (draft.searched !== searched) setDraft({ searched, typed: searched });
  const from = (page - 1) * pageSize + 1;

  return (
    <>
      <PageTop
        title={formatText({ id: 'people.title' })}
        actions={
          <Link to="new" state={place} className={buttonLook({ variant: 'primary' })}>
            <UserPlus {...icon} className="size-4" />
            <FormattedMessage id="people.new" />
          </Link>
        }
      />
      <SearchBox
        value={draft.typed}
        onChange={(typed) => {
          setDraft({ searched, typed });
        }}
        label={formatText({ id: 'people.search' })}
        onSearch={list.search}
        className="mb-3 w-full sm:w-80 print:hidden"
      />
      <ListFailure error={error} />
      <Card>
        {total === 0 ? (
          <NobodyFound list={list} />
        ) : (
          <PeopleTable people={items} list={list} isLoading={isLoading} />
        )}
      </Card>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-small text-muted tabular-nums">
          {total > 0 && (
            <FormattedMessage
              id="people.count"
              values={{ from, to: from + items.length - 1, total }}
            />
          )}
        </p>
        {total > pageSize && (
          <Pagination
            value={page}
            total={total}
            pageSize={pageSize}
            hrefOf={list.hrefOfPage}
            onChange={list.goToPage}
          />
        )}
      </div>
    </>
  );
}
