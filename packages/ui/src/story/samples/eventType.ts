import type { Locale } from '@rostra/i18n';
import type { EventType } from '../../reading/EventStrip/index.ts';

/** The server's dictionary of event types; stories have no server. */
export const sampleTypes: Record<Locale, readonly EventType[]> = {
  en: [
    { id: 1, name: 'Expert roadshow' },
    { id: 2, name: 'Analyst roadshow' },
    { id: 3, name: 'Company roadshow' },
    { id: 4, name: 'Corporate earnings' },
    { id: 5, name: 'Expert one-to-one' },
  ],
  'zh-CN': [
    { id: 1, name: '专家路演' },
    { id: 2, name: '分析师路演' },
    { id: 3, name: '公司路演' },
    { id: 4, name: '业绩会' },
    { id: 5, name: '专家一对一' },
  ],
};
