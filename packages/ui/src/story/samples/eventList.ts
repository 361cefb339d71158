import type { Locale } from '@rostra/i18n';
import type { EventCardData } from '../../reading/EventCard/index.ts';
import type { EventKey } from './cast/events.ts';
import { castIn } from './cast/index.ts';
import { sampleTypes } from './eventType.ts';
import { hours } from './now.ts';
import { stateWord } from '../stateWord.ts';

const eventShape = { timezone: 'Asia/Shanghai', currentPrice: null, originalPrice: null } as const;

type Shape = Omit<EventCardData, 'stateWord' | 'typeName' | 'name' | 'organizer'> & {
  key: EventKey;
};

const shapes: readonly Shape[] = [
  {
    ...eventShape,
    key: 'earnings',
    id: 1,
    href: '#e1',
    typeId: 4,
    state: 'ongoing',
    startsAt: hours(-0.5),
    endsAt: hours(0.5),
    way: 'online',
    language: 'en',
  },
  {
    ...eventShape,
    key: 'storageExpert',
    id: 2,
    href: '#e2',
    typeId: 1,
    state: 'planned',
    startsAt: hours(4.5),
    endsAt: hours(5.5),
    way: 'online',
    language: 'zh',
    currentPrice: 38,
    originalPrice: 68,
  },
  {
    ...eventShape,
    key: 'newEnergy',
    id: 3,
    href: '#e3',
    typeId: 2,
    state: 'planned',
    startsAt: hours(40),
    endsAt: hours(41),
    way: 'online',
    language: 'zh',
  },
  {
    ...eventShape,
    key: 'plants',
    id: 4,
    href: '#e4',
    typeId: 3,
    state: 'planned',
    startsAt: hours(64),
    endsAt: hours(66),
    way: 'offline',
    language: 'zh',
    currentPrice: 120,
  },
];

const eventsIn = (locale: Locale): EventCardData[] =>
  shapes.map(({ key, ...event }) => {
    const { name, organizer } = castIn(locale).events[key];
    return {
      ...event,
      name,
      organizer,
      typeName: sampleTypes[locale].find(({ id }) => id === event.typeId)?.name ?? '',
      stateWord: stateWord(event.state, locale),
    };
  });

/** Events as home and the calendar list them. */
export const sampleEvents: Record<Locale, EventCardData[]> = {
  en: eventsIn('en'),
  'zh-CN': eventsIn('zh-CN'),
};
