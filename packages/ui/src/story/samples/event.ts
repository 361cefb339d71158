import type { Locale } from '@rostra/i18n';
import type { EventCardData } from '../../reading/EventCard/index.ts';
import type { EventViewData } from '../../reading/EventView/index.ts';
import { affiliationOf, castIn } from './cast/index.ts';
import { sampleEvents } from './eventList.ts';
import { sampleWords } from './words.ts';

/** Returns a planned event with a price, at 22:30 in Beijing. */
export function eventView(locale: Locale): EventViewData {
  const { localized } = sampleWords(locale);
  const { companies, people } = castIn(locale);
  const { name } = people.zhouYuanhang;
  return {
    ...(sampleEvents[locale][1] as EventCardData),
    summary: localized(
      'From acceptance to payment: the risks of independent storage projects, one by one.',
      '从验收到回款，专家逐项讲解独立储能项目的风险点。',
    ),
    introduction: localized(
      `${name} uses three anonymized projects to show how bids, maintenance contracts and guarantees act on each other.\n\nBring questions on acceptance and payment.`,
      `${name}用三个隐去名称的项目，说明报价、运维合同与性能担保如何互相影响。\n\n欢迎就验收与回款提问。`,
    ),
    industry: companies.haoyuan.industry,
    coOrganizers: [companies.qingshan.name],
    region: '',
    hasOneToOne: true,
    speakers: [{ id: 1, name, title: affiliationOf(locale, 'zhouYuanhang') }],
  };
}
