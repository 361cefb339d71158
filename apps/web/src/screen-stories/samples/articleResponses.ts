import type { Data, Row } from '@rostra/contract';
import type { Locale } from '@rostra/i18n';
import { affiliationOf, companies, people } from '@rostra/ui/story/cast';
import { inHours, namedAs, textIn } from '../sampleWords.ts';

const offer = {
  current_price: null,
  original_price: null,
  ppv_avaliabled_at: null,
  ppv_available_at: null,
  card_balance: null,
};

/** Returns research in the reader's language, newest first. */
export function articleRows(locale: Locale): Row<'getArticles'>[] {
  const send = textIn(locale);
  const row: Row<'getArticles'> = {
    id: 11,
    kind: 'articles',
    lang: locale === 'en' ? 'en' : 'zh',
    title: send(
      'Optical modules: the shortage moved from lasers to testing',
      '光模块：紧缺环节已从激光器转向测试',
    ),
    summary: send(
      'Eleven suppliers, one answer: they lack hours on a bit-error tester.',
      '十一家供应商给出同一个答案：缺的是误码仪上的工时。',
    ),
    author: {
      id: 7,
      ...namedAs(people.danielOkafor.name),
      sc_title: affiliationOf('zh-CN', 'danielOkafor'),
      en_title: affiliationOf('en', 'danielOkafor'),
    },
    industry: { id: 4, ...namedAs(companies.meridian.industry) },
    cover_url: null,
    published_at: inHours(-6),
    word_count: 3240,
    read_time: 9,
    views: 12_480,
    likes: 284,
    access: 'price',
    current_price: 38,
    original_price: 68,
    ai_made: false,
  };
  return [
    row,
    {
      ...row,
      id: 12,
      kind: 'notes',
      title: send('1.6T ramp: questions to the founder', '1.6T 放量：与创始人问答'),
      published_at: inHours(-30),
      access: 'free',
      current_price: null,
      original_price: null,
      ai_made: true,
    },
    {
      ...row,
      id: 13,
      kind: 'summaries',
      title: send('What grid codes ask of inverters', '并网新规对逆变器的要求'),
      published_at: inHours(-52),
      access: 'vip',
      current_price: null,
      original_price: null,
    },
  ];
}

/** Returns an article that the reader has not paid for. */
export function lockedArticle(locale: Locale): Data<'getArticle'> {
  const send = textIn(locale);
  const [row, ...related] = articleRows(locale);
  if (!row) throw new Error('There is no article');
  return {
    ...row,
    key_data: [
      { label: send('Test hours per unit', '单只测试工时'), value: '6.1' },
      { label: send('Suppliers called', '访谈供应商'), value: '11' },
    ],
    risks_and_opportunities: {
      risks: [
        send(
          'The sampling standard due in November may cut test hours by a third.',
          '预计 11 月出台的抽检标准，可能令工时减少三分之一。',
        ),
      ],
      opportunities: [
        send(
          'Test houses with free capacity may raise quotes by 8–12%.',
          '仍有产能的测试设备商，下一轮报价有望上调 8%–12%。',
        ),
      ],
    },
    repost_title: null,
    repost_url: null,
    dislikes: 9,
    my_reaction: 'none',
    body_html: `<p>${send(
      'Ask a module maker what it lacks and the answer used to be lasers. In August it was hours.',
      '以往问模块厂缺什么，回答总是激光器。今年 8 月，答案变成了工时。',
    )}</p>`,
    is_complete: false,
    entitled_by: null,
    offers: [
      { ...offer, kind: 'pay_price', current_price: 38, original_price: 68 },
      { ...offer, kind: 'use_card', card_balance: 3 },
      { ...offer, kind: 'vip_trial' },
    ],
    current_time: inHours(0),
    attachments: [
      {
        name: send('supply-model-2027.xlsx', '2027 供给模型.xlsx'),
        size: 48_200,
        content_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        file_url: null,
      },
    ],
    translation: null,
    related,
    restricted_contact: null,
  };
}

/** Returns the same article, bought: the whole text, the file, a reaction. */
export function openArticle(locale: Locale): Data<'getArticle'> {
  const article = lockedArticle(locale);
  return {
    ...article,
    access: 'free_by_right',
    is_complete: true,
    entitled_by: 'bought',
    offers: [],
    attachments: article.attachments.map((file) => ({ ...file, file_url: '/files/1' })),
    my_reaction: 'like',
  };
}

export const commentRows = (locale: Locale): Row<'getArticleComments'>[] => [
  {
    id: 1,
    body: textIn(locale)('Do the test hours include the burn-in?', '测试工时是否包含老化环节？'),
    created_at: inHours(-2),
    author: { id: 40, name: people.chenQiming.name.en, ...namedAs(people.chenQiming.name) },
    mine: false,
  },
];
