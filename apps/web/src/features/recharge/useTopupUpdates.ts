import { useEffect, useRef } from 'react';
import { useServices } from '../../app/ServicesContext.tsx';
import { useQuery } from '../../data/useQuery.ts';
import { useFresh } from '../../data/useFresh.ts';
import type { PagedReading } from '../../data/useInfiniteQuery.ts';
import { useWatch } from '../../data/useWatch.ts';

/**
 * Keeps shown top-ups current while staff may decide them: renewed on return, when the bell has
 * another count, and every 30 s while one is pending. A decision also renews the balance and the bell.
 */
export function useTopupUpdates(list: PagedReading<'getTopups'>): void {
  const { data } = useServices();
  const { rows, reload } = list;
  const unread = useQuery('getNoticesUnreadCount', {}, { silent: true }).data?.unread;
  const isWaiting = rows.some(({ state }) => state === 'pending');
  useFresh(list);
  useWatch(list, isWaiting);
  const counted = useRef(unread);
  useEffect(() => {
    const before = counted.current;
    counted.current = unread;
    if (isWaiting && before !== undefined && before !== unread) void reload();
  }, [unread, isWaiting, reload]);
  const waited = useRef<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const isDecided = rows.some(({ id, state }) => state !== 'pending' && waited.current.has(id));
    waited.current = new Set(rows.filter(({ state }) => state === 'pending').map(({ id }) => id));
    if (isDecided) void data.refresh(['getUsersCard', 'getNoticesUnreadCount']);
  }, [rows, data]);
}
