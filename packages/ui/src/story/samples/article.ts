import type { Locale } from '@rostra/i18n';
import type {
  ArticleComment,
  ArticleViewData,
  DislikeReason,
} from '../../reading/ArticleView/index.ts';
import type { ArticleCardData } from '../../reading/ArticleCard/index.ts';
import { sampleArticles } from './articleList.ts';
import { affiliationOf, castIn } from './cast/index.ts';
import { sampleNow } from './now.ts';

const words = {
  en: {
    data: ['Units 2027, million', 'Test hours per unit', 'Sector gross margin', 'Suppliers called'],
    risks: ['The sampling standard due in November may cut test hours by a third.'],
    opportunities: ['Test houses with free capacity may raise quotes by 8–12%.'],
    text: [
      'Ask a module maker what it lacks and the answer used to be lasers. In August it was hours: hours on a bit-error tester, in a chamber, at temperature.',
      'That matters because test time does not scale the way wafers do. A module needs 6.1 hours on the bench today, up from 3.7 for the generation before it.',
    ],
    file: 'supply-model-2027.xlsx',
    comment: 'Do the test hours include the burn-in?',
    reasons: ['Out of date', 'Not supported by its sources', 'Too shallow'],
  },
  'zh-CN': {
    data: ['2027 年出货，百万只', '单只测试工时', '行业毛利率', '访谈供应商'],
    risks: ['预计 11 月出台的抽检标准，可能令工时减少三分之一。'],
    opportunities: ['仍有产能的测试设备商，下一轮报价有望上调 8%–12%。'],
    text: [
      '以往问模块厂缺什么，回答总是激光器。今年 8 月，答案变成了工时：误码仪上的工时、温箱里的工时、恒温状态下的工时。',
      '之所以重要，是因为测试时间不像晶圆那样可以线性扩张。一只模块目前需要在测试台上停留 6.1 小时，而上一代只要 3.7 小时。',
    ],
    file: '2027 供给模型.xlsx',
    comment: '测试工时是否包含老化环节？',
    reasons: ['内容过时', '来源不足', '分析过浅'],
  },
} as const;

const values = ['38.4', '6.1', '34.6%', '11'];

/** Returns an article that the reader has not paid for. */
export function lockedArticle(locale: Locale): ArticleViewData {
  const message = words[locale];
  return {
    ...(sampleArticles[locale][0] as ArticleCardData),
    authorTitle: affiliationOf(locale, 'danielOkafor'),
    keyData: message.data.map((label, index) => ({ label, value: values[index] ?? '' })),
    risks: message.risks,
    opportunities: message.opportunities,
    repostTitle: null,
    repostUrl: null,
    bodyHtml: message.text.map((paragraph) => `<p>${paragraph}</p>`).join(''),
    isComplete: false,
    entitledBy: null,
    offers: [
      { kind: 'pay_price', currentPrice: 38, originalPrice: 68 },
      { kind: 'card_countdown', availableAt: new Date('2026-09-06T10:00:00Z') },
      { kind: 'vip_trial' },
    ],
    files: [{ name: message.file, size: 48_200, fileUrl: null }],
    translation: { href: '#other', lang: locale === 'en' ? 'zh' : 'en' },
    likes: 284,
    dislikes: 9,
    myReaction: 'none',
    restrictedContact: null,
  };
}

/** Returns the same article after the purchase: the whole text, the file, a reaction. */
export function openArticle(locale: Locale): ArticleViewData {
  const article = lockedArticle(locale);
  return {
    ...article,
    access: 'free_by_right',
    isComplete: true,
    entitledBy: 'bought',
    offers: [],
    files: article.files.map((file) => ({ ...file, fileUrl: '/files/1' })),
    myReaction: 'like',
    isAiMade: true,
    repostTitle: castIn(locale).companies.northgate.name,
    repostUrl: 'https://example.com/source',
  };
}

export const sampleComments = (locale: Locale): ArticleComment[] =>
  [false, true].map((isMine, index) => ({
    id: index + 1,
    body: words[locale].comment,
    authorName: castIn(locale).people.chenQiming.name,
    createdAt: new Date(sampleNow.getTime() - (index + 1) * 7_200_000),
    isMine,
  }));

export const sampleReasons = (locale: Locale): DislikeReason[] =>
  words[locale].reasons.map((name, index) => ({ value: `reason${index}`, name }));
