import type { Locale } from '@rostra/i18n';
import type { EventCalendarProps } from '../../reading/EventCalendar/index.ts';
import type { EventCardData } from '../../reading/EventCard/index.ts';
import { sampleEvents } from './eventList.ts';
import { sampleTypes } from './eventType.ts';
import { hours } from './now.ts';
import { nothing, sampleWords } from './words.ts';
import { stateWord } from '../stateWord.ts';

/** Days from now with events, and their number. */
const month: readonly (readonly [day: number, count: number])[] = [
  [-3, 2],
  [-1, 1],
  [0, 4],
  [1, 3],
  [4, 1],
  [5, 2],
  [6, 5],
  [12, 1],
  [18, 2],
  [19, 1],
  [26, 1],
  [28, 3],
];

/** Hours between the starts of a day's events, the first at 10:00 in Beijing. */
const APART = 2.5;
const FIRST = -8;

/** Returns the home page's events, spread over a month. */
function monthOf(locale: Locale): EventCardData[] {
  const events = sampleEvents[locale];
  return month.flatMap(([day, count]) =>
    Array.from({ length: count }, (_, at): EventCardData => {
      const event = events[(day + 3 + at) % events.length] as EventCardData;
      const from = day * 24 + FIRST + at * APART;
      const isOn = day === 0 && at === 3;
      const state =
        from < 0 && !isOn ? 'finished' : isOn ? 'ongoing' : day === 5 ? 'canceled' : 'planned';
      return {
        ...event,
        id: (day + 10) * 10 + at,
        state,
        stateWord: stateWord(state, locale),
        startsAt: hours(from),
        endsAt: hours(from + 1),
      };
    }),
  );
}

/** Returns the minimal props of the calendar, in one language: September 2026 in Beijing. */
export function calendarSample(locale: Locale): EventCalendarProps {
  const { t, localized } = sampleWords(locale);
  return {
    t,
    day: '2026-09-03',
    today: '2026-09-03',
    timeZone: 'Asia/Shanghai',
    zoneName: localized('Beijing time', '北京时间'),
    events: monthOf(locale),
    types: sampleTypes[locale].slice(0, 4),
    onDayChange: nothing,
  };
}
