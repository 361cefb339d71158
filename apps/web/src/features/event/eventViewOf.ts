import type { Data } from '@rostra/contract';
import { isolate } from '@rostra/i18n';
import type { EventViewData } from '@rostra/ui/EventView';
import type { EventChoice, MeetingRow } from './eventChoices.ts';
import { eventCardOf } from './eventCardOf.ts';
import { oneToOneHref } from './oneToOneHref.ts';

type NameOf = (row: object, field?: string) => string;

/** Returns the region of a meeting from the country down; a city that is its own province appears once. */
const regionOf = (meeting: MeetingRow | undefined, name: NameOf): string =>
  [...new Set((meeting?.region_with_parents ?? []).map((region) => isolate(name(region))))].join(
    ' · ',
  );

/**
 * Maps an event to its screen's view.
 *
 * @param choice the reader's selection: its price replaces the event's
 * @param stateWord the words of the dictionary `event_status` (FND-10)
 */
export function eventViewOf(
  data: Data<'getEvent'>,
  name: NameOf,
  choice: EventChoice | undefined,
  stateWord: (state: string) => string,
  now: Date,
): EventViewData {
  const placed = choice?.meeting ?? data.meetings.find(({ meeting_way: way }) => way === 'offline');
  const card = eventCardOf(data, name, stateWord);
  return {
    ...card,
    ...(choice && {
      currentPrice: choice.meeting.current_price,
      originalPrice: choice.meeting.original_price,
      isOnlyVip: choice.meeting.only_vip,
      way: choice.meeting.meeting_way,
      startsAt: choice.startsAt,
      endsAt: choice.endsAt,
      hasStarted: choice.startsAt <= now,
    }),
    summary: name(data, 'summary'),
    introduction: name(data, 'introduction'),
    industry: data.industry === null ? null : name(data.industry),
    coOrganizers: data.co_organizers.map((row) => name(row)),
    region: regionOf(placed, name),
    hasOneToOne: oneToOneHref(data) !== undefined,
    speakers: data.speakers.map((speaker) => ({
      id: speaker.id,
      name: name(speaker),
      title: name(speaker, 'title'),
    })),
  };
}

/** Returns how a choice takes place: in person with its city, online with its language. */
export function choiceNote(
  { meeting }: Pick<EventChoice, 'meeting'>,
  words: { way: string; language: string },
  name: NameOf,
): string {
  const city = meeting.region_with_parents.at(-1);
  const isPlaced = meeting.meeting_way === 'offline' && city !== undefined;
  return `${words.way} · ${isPlaced ? isolate(name(city)) : words.language}`;
}
