import { formatClock, formatDay } from '@rostra/i18n';
import type { BrandPanelEvent } from '@rostra/ui/BrandPanel';
import { useState } from 'react';
import { useQuery } from '../../data/useQuery.ts';
import { useLocale, useLocalized } from '../../language/useText.ts';
import { useNow } from '../../time/useNow.ts';

const BEIJING_AHEAD_MS = 8 * 3_600_000;
const DAY_MS = 24 * 3_600_000;
/** Number of events that fit into the brand's half. */
const EVENTS_SHOWN = 3;

/** Returns midnight in Beijing before an instant. */
const beijingMidnight = (instant: number): number =>
  Math.floor((instant + BEIJING_AHEAD_MS) / DAY_MS) * DAY_MS - BEIJING_AHEAD_MS;

/** Today's events for the brand's half of login pages, or the next ones if there are none today. */
export function useAgenda(): { events: BrandPanelEvent[]; today: string | undefined } {
  const now = useNow();
  const locale = useLocale();
  const name = useLocalized();
  const [from] = useState(() => new Date(beijingMidnight(now.getTime())));
  const { data } = useQuery(
    'getEvents',
    { query: { from: from.toISOString(), per_page: EVENTS_SHOWN } },
    { silent: true },
  );
  const ends = from.getTime() + DAY_MS;
  const isToday = data.every(({ starts_at }) => Date.parse(starts_at) < ends);
  return {
    events: data.map((event) => {
      const starts = new Date(event.starts_at);
      return {
        id: event.id,
        time: formatClock(starts),
        day: isToday ? undefined : formatDay(starts, locale),
        title: name(event),
        by: name(event.organizer),
        isLive: event.state === 'ongoing',
      };
    }),
    today: isToday ? formatDay(now, locale) : undefined,
  };
}
