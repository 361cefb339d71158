import { Pagination } from '@rostra/ui/Pagination';
import { EventsScreen } from '@rostra/ui/screens/EventsScreen';
import { useSearchParams } from 'react-router-dom';
import { useQuery } from '../../data/useQuery.ts';
import { useLocalized, useText } from '../../language/useText.ts';
import { useDictionary } from '../../session/useDictionary.ts';
import { eventCardOf } from './eventCardOf.ts';
import { eventsQuery } from './eventsQuery.ts';
import { useEventTypes } from './useEventTypes.ts';

/** Returns the address of another page of a list; the first has no `page`. */
function pageHref(path: string, query: URLSearchParams, page: number): string {
  const next = new URLSearchParams(query);
  if (page > 1) next.set('page', String(page));
  else next.delete('page');
  const text = next.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Events, the next ones first, by type. */
export function EventsPage() {
  const t = useText();
  const name = useLocalized();
  const states = useDictionary('event_status');
  const types = useEventTypes();
  const [query] = useSearchParams();
  const input = eventsQuery(query);
  const list = useQuery('getEvents', input, { keepsPrevious: true });
  const current = input.query.type;
  return (
    <EventsScreen
      t={t}
      types={[
        { href: '/events', text: t('event.allTypes'), isCurrent: current === undefined },
        ...types.map(({ id, name: text }) => ({
          href: `/events?type=${id}`,
          text,
          isCurrent: current === id,
        })),
      ]}
      events={list.data.map((row) => eventCardOf(row, name, states.label))}
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
