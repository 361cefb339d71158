import { Pagination } from '@rostra/ui/Pagination';
import { EventsScreen } from '@rostra/ui/screens/EventsScreen';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '../../data/useApi.ts';
import { useLocalized, useText } from '../../language/useText.ts';
import { pageHref } from '../search/pageHref.ts';
import { EVENT_TYPE_IDS, eventCardOf, eventTypeWord } from './eventCardOf.ts';
import { eventsQuery } from './eventsQuery.ts';

/** Events, the next ones first, by type. */
export function EventsFeature() {
  const t = useText();
  const name = useLocalized();
  const [query] = useSearchParams();
  const input = eventsQuery(query);
  const list = useApi('getEvents', input, { keepsPrevious: true });
  const current = input.query.type;
  return (
    <EventsScreen
      t={t}
      types={[
        { href: '/events', text: t('event.allTypes'), isCurrent: current === undefined },
        ...EVENT_TYPE_IDS.map((id) => ({
          href: `/events?type=${id}`,
          text: t(`event.types.${eventTypeWord(id)}`),
          isCurrent: current === id,
        })),
      ]}
      events={list.data.map((row) => eventCardOf(row, name))}
      state={list.error ? 'error' : list.isLoading ? 'loading' : 'ready'}
      onRetry={() => void list.reload()}
      pages={
        list.meta && (
          <Pagination
            page={list.meta.page}
            totalPages={list.meta.total_pages}
            total={list.meta.total}
            getHref={(page) => pageHref('/events', query, page)}
          />
        )
      }
    />
  );
}
