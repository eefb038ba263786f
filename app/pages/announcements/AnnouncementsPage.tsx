import { Megaphone, Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormatText } from '../../../headless/core/index.js';
import { useListQuery } from '../../../headless/list-query/index.js';
import { useSettledData } from '../../../headless/react-router/index.js';
import { buttonLook } from '../../../skin/button/index.js';
import { Icon } from '../../../skin/icon/index.js';
import { ListFailure } from '../../failures/ListFailure.js';
import { EmptyList } from '../../frame/EmptyList.js';
import { Link } from '../../frame/Link.js';
import { ListCard } from '../../frame/ListCard.js';
import { ListFoot } from '../../frame/ListFoot.js';
import { useListPlace } from '../../frame/listPlace.js';
import { ListSearch } from '../../frame/ListSearch.js';
import { PageTop } from '../../frame/PageTop.js';
import { useRequestedPage } from '../../frame/useRequestedPage.js';
import { ANNOUNCEMENT_QUERIES, type AnnouncementListPage } from '../../resources/announcements.js';
import { AnnouncementsTable } from './AnnouncementsTable.js';

/** All announcements, drafts too; the address holds the search, the order and the page. */
export function Page(): ReactElement {
  const formatText = useFormatText();
  const { data, error } = useSettledData<AnnouncementListPage>();
  const { items, total, page, pageSize, search } = data;
  const place = useListPlace();
  const { isLoading, requested } = useRequestedPage(data, ANNOUNCEMENT_QUERIES);
  const list = useListQuery(ANNOUNCEMENT_QUERIES);
  const from = (page - 1) * pageSize + 1;
  const none = {
    id: search === '' ? 'announcements.none' : 'announcements.none-found',
    values: { search },
  };
  const some = { id: 'announcements.count', values: { from, to: from + items.length - 1, total } };
  const shown = formatText(total === 0 ? none : some);
  return (
    <>
      <PageTop
        title={formatText({ id: 'announcements.title' })}
        actions={
          <Link to="new" state={place} className={buttonLook({ variant: 'primary' })}>
            <Icon of={Plus} />
            <FormattedMessage id="announcements.new" />
          </Link>
        }
      />
      <ListSearch
        label={formatText({ id: 'announcements.search' })}
        list={list}
        className="mb-3 w-full max-w-full sm:w-80 print:hidden"
      />
      <ListFailure error={error} />
      <ListCard isEmpty={total === 0}>
        {total === 0 ? (
          <EmptyList
            list={list}
            icon={<Icon of={Megaphone} size={32} />}
            text={shown}
            clearSearchId="announcements.clear-search"
          />
        ) : (
          <AnnouncementsTable announcements={items} list={list} isLoading={isLoading} />
        )}
      </ListCard>
      <ListFoot
        list={list}
        page={requested.page}
        pageSize={requested.pageSize}
        total={total}
        search={search}
        shown={shown}
      />
    </>
  );
}
