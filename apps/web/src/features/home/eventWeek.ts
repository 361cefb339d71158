import type { EventCardData } from '@rostra/ui/EventCard';
import type { EventDay } from '@rostra/ui/EventStrip';

const DAY_MS = 86_400_000;
const DAYS = 7;
/** Beijing is eight hours ahead all year. */
const BEIJING_MS = 8 * 3_600_000;

/** The day of an instant in Beijing: `2026-09-03`. */
export const beijingDay = (at: Date): string =>
  new Date(at.getTime() + BEIJING_MS).toISOString().slice(0, 10);

const isAhead = ({ state }: EventCardData): boolean => state === 'planned' || state === 'ongoing';

/** Seven days from today in Beijing, with how many events of each type begin on them. */
export function eventWeek(events: readonly EventCardData[], now: Date): EventDay[] {
  return Array.from({ length: DAYS }, (_, index) => {
    const day = beijingDay(new Date(now.getTime() + index * DAY_MS));
    const counts: Record<number, number> = {};
    for (const event of events) {
      if (event.state === 'canceled' || beijingDay(event.startsAt) !== day) continue;
      counts[event.typeId] = (counts[event.typeId] ?? 0) + 1;
    }
    return { day, date: new Date(`${day}T04:00:00Z`), counts };
  });
}

/** Those to list: of the chosen day, or the next ones. */
export const eventsShown = (
  events: readonly EventCardData[],
  chosenDay: string | null,
  limit: number,
): EventCardData[] =>
  chosenDay === null
    ? events.filter(isAhead).slice(0, limit)
    : events.filter(({ startsAt }) => beijingDay(startsAt) === chosenDay);

/** What is on now, else what comes next. */
export const nextEvent = (events: readonly EventCardData[]): EventCardData | null =>
  events.find(({ state }) => state === 'ongoing') ?? events.find(isAhead) ?? null;
