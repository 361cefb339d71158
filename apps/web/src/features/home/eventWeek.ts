import type { EventCardData } from '@rostra/ui/EventCard';
import type { EventDay } from '@rostra/ui/EventStrip';

const DAY_MS = 86_400_000;
const DAYS = 7;
/** Beijing is eight hours ahead all year. */
const BEIJING_MS = 8 * 3_600_000;

/** Returns the day of an instant in Beijing: `2026-09-03`. */
export const beijingDay = (at: Date): string =>
  new Date(at.getTime() + BEIJING_MS).toISOString().slice(0, 10);

const isAhead = ({ state }: EventCardData): boolean => state === 'planned' || state === 'ongoing';

/** Returns seven days from today in Beijing, with the number of events of each type that start on them. */
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

/** Returns the events to list: those of the selected day, or the next ones. */
export const eventsShown = (
  events: readonly EventCardData[],
  chosenDay: string | null,
  limit: number,
): EventCardData[] =>
  chosenDay === null
    ? events.filter(isAhead).slice(0, limit)
    : events.filter(({ startsAt }) => beijingDay(startsAt) === chosenDay);

/** Returns the ongoing event, else the next one. */
export const nextEvent = (events: readonly EventCardData[]): EventCardData | null =>
  events.find(({ state }) => state === 'ongoing') ?? events.find(isAhead) ?? null;
