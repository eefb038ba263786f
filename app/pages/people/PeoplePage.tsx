import { UserPlus, Users } from 'lucide-react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormatText } from '../../../headless/core/index.js';
import { useListQuery } from '../../../headless/list-query/index.js';
import { useRowSelection } from '../../../headless/selection/index.js';
import { useSettledData } from '../../../headless/react-router/index.js';
import { buttonLook } from '../../../skin/button/index.js';
import { lazyPart, useLostPart, type LostPartProps } from '../../../skin/core/index.js';
import { Icon } from '../../../skin/icon/index.js';
import { useHasRoomInToolbar } from '../../../skin/table/index.js';
import { ListFailure } from '../../failures/ListFailure.js';
import { EmptyList } from '../../frame/EmptyList.js';
import { Link } from '../../frame/Link.js';
import { ListCard } from '../../frame/ListCard.js';
import { ListFoot } from '../../frame/ListFoot.js';
import { useListPlace } from '../../frame/listPlace.js';
import { ListSearch } from '../../frame/ListSearch.js';
import { PageTop } from '../../frame/PageTop.js';
import { useRequestedPage } from '../../frame/useRequestedPage.js';
import { PAGE_SIZES, PEOPLE_QUERIES, type PeopleListPage } from '../../resources/people.js';
import { PeopleTable } from './PeopleTable.js';

/**
 * Reports that the bar is missing. The people stay selected, and a new selection loads the code
 * again.
 */
function LostActions({ cause }: LostPartProps): null {
  useLostPart(cause);
  return null;
}

const BulkActions = lazyPart({
  load: async () => (await import('./BulkActions.js')).BulkActions,
  Lost: LostActions,
});

/** All people; the address holds the search, the order and the page. */
export function Page(): ReactElement {
  const formatText = useFormatText();
  const { data, error } = useSettledData<PeopleListPage>();
  const { items, total, page, pageSize, search } = data;
  const place = useListPlace();
  const { isLoading, requested } = useRequestedPage(data, PEOPLE_QUERIES);
  const list = useListQuery(PEOPLE_QUERIES);
  const selection = useRowSelection({
    rows: items.map(({ id }) => id),
    total,
    scope: search,
    label: { id: 'people.bulk.select-all' },
  });
  const isBarOnTop = useHasRoomInToolbar();
  const bulkActions = selection.count > 0 && <BulkActions selection={selection} total={total} />;
  const from = (page - 1) * pageSize + 1;
  const none = { id: search === '' ? 'people.none' : 'people.none-found', values: { search } };
  const some = { id: 'people.count', values: { from, to: from + items.length - 1, total } };
  const shown = formatText(total === 0 ? none : some);

  return (
    <>
      <PageTop
        title={formatText({ id: 'people.title' })}
        actions={
          <Link to="new" state={place} className={buttonLook({ variant: 'primary' })}>
            <Icon of={UserPlus} />
            <FormattedMessage id="people.new" />
          </Link>
        }
      />
      <div className="mb-3 flex items-center gap-3 print:hidden">
        <ListSearch
          label={formatText({ id: 'people.search' })}
          list={list}
          className="w-full max-w-full shrink-0 sm:w-80"
        />
        {isBarOnTop && bulkActions}
      </div>
      <ListFailure error={error} />
      <ListCard isEmpty={total === 0}>
        {total === 0 ? (
          <EmptyList
            list={list}
            icon={<Icon of={Users} size={32} />}
            text={shown}
            clearSearchId="people.clear-search"
          />
        ) : (
          <PeopleTable people={items} list={list} selection={selection} isLoading={isLoading} />
        )}
      </ListCard>
      <ListFoot
        list={list}
        page={requested.page}
        pageSize={requested.pageSize}
        total={total}
        pageSizes={PAGE_SIZES}
        search={search}
        shown={shown}
      />
      {!isBarOnTop && bulkActions}
    </>
  );
}
