import type { Locale } from '@rostra/i18n';
import type { EventCardData } from '../../reading/EventCard/index.ts';
import { sampleTypes } from './eventType.ts';
import { hours } from './now.ts';
import { stateWord } from '../stateWord.ts';

const eventShape = { timezone: 'Asia/Shanghai', currentPrice: null, originalPrice: null } as const;

type Shape = Omit<EventCardData, 'stateWord' | 'typeName'>;

const englishEvents: Shape[] = [
  {
    ...eventShape,
    id: 1,
    href: '#e1',
    typeId: 4,
    name: 'Northquay Shipping 2Q26 results: rates, fleet renewal and buyback',
    organizer: 'Northquay Shipping',
    state: 'ongoing',
    startsAt: hours(-0.5),
    endsAt: hours(0.5),
    way: 'online',
    language: 'en',
  },
  {
    ...eventShape,
    id: 2,
    href: '#e2',
    typeId: 1,
    name: 'What chipmakers are really ordering: etch and deposition tools into 2027',
    organizer: 'Harrow Semicap',
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
    id: 3,
    href: '#e3',
    typeId: 2,
    name: 'Grid-scale storage: who earns money when cells are free',
    organizer: 'Meridian Row Research',
    state: 'planned',
    startsAt: hours(30),
    endsAt: hours(31),
    way: 'online',
    language: 'zh',
  },
  {
    ...eventShape,
    id: 4,
    href: '#e4',
    typeId: 3,
    name: 'Kestrel Robotics reverse roadshow, Suzhou plant visit',
    organizer: 'Kestrel Robotics',
    state: 'planned',
    startsAt: hours(54),
    endsAt: hours(56),
    way: 'offline',
    language: 'zh',
    currentPrice: 120,
  },
];

const chineseEvents: Shape[] = [
  {
    ...eventShape,
    id: 1,
    href: '#e1',
    typeId: 4,
    name: '北埠航运 2026 年二季度业绩交流：运价、船队更新与回购',
    organizer: '北埠航运',
    state: 'ongoing',
    startsAt: hours(-0.5),
    endsAt: hours(0.5),
    way: 'online',
    language: 'en',
  },
  {
    ...eventShape,
    id: 2,
    href: '#e2',
    typeId: 1,
    name: '晶圆厂真实下单节奏：刻蚀与沉积设备到 2027 年怎么看',
    organizer: '鸿若半导体',
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
    id: 3,
    href: '#e3',
    typeId: 2,
    name: '电网侧储能：电芯不再稀缺之后，谁来赚钱',
    organizer: '子午研究',
    state: 'planned',
    startsAt: hours(30),
    endsAt: hours(31),
    way: 'online',
    language: 'zh',
  },
  {
    ...eventShape,
    id: 4,
    href: '#e4',
    typeId: 3,
    name: '隼行机器人反向路演：苏州工厂参访',
    organizer: '隼行机器人',
    state: 'planned',
    startsAt: hours(54),
    endsAt: hours(56),
    way: 'offline',
    language: 'zh',
    currentPrice: 120,
  },
];

const worded = (shapes: readonly Shape[], locale: Locale): EventCardData[] =>
  shapes.map((event) => ({
    ...event,
    typeName: sampleTypes[locale].find(({ id }) => id === event.typeId)?.name ?? '',
    stateWord: stateWord(event.state, locale),
  }));

/** Events as home and the calendar list them. */
export const sampleEvents: Record<Locale, EventCardData[]> = {
  en: worded(englishEvents, 'en'),
  'zh-CN': worded(chineseEvents, 'zh-CN'),
};
