import type { Locale } from '@rostra/i18n';
import type { EventCardData } from '../../reading/EventCard/index.ts';
import type { EventViewData } from '../../reading/EventView/index.ts';
import { sampleEvents } from './eventList.ts';

const words = {
  en: {
    summary: 'Orders, prices and delivery times of the tools behind the next two years.',
    introduction:
      'Dr Lin ran process integration for nine years. He walks through the orders of three fabs.\n\nBring questions on etch and deposition.',
    industry: 'Semicap equipment',
    speaker: 'Dr Lin Yuheng',
    title: 'former process lead, Harrow Semicap',
    coOrganizer: 'Meridian Row Research',
  },
  'zh-CN': {
    summary: '未来两年背后的设备订单、价格与交期。',
    introduction: '林博士从事工艺整合九年，将逐一讲解三家晶圆厂的订单。\n\n欢迎就刻蚀与沉积提问。',
    industry: '半导体设备',
    speaker: '林雨衡 博士',
    title: '鸿若半导体 前工艺负责人',
    coOrganizer: '子午研究',
  },
} as const;

/** Returns a planned event with a price, at 22:30 in Beijing. */
export function eventView(locale: Locale): EventViewData {
  const { speaker, title, coOrganizer, ...note } = words[locale];
  return {
    ...(sampleEvents[locale][1] as EventCardData),
    ...note,
    coOrganizers: [coOrganizer],
    region: '',
    hasOneToOne: true,
    speakers: [{ id: 1, name: speaker, title }],
  };
}
