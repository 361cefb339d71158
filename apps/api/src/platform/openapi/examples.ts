import { AGREEMENT_VERSION } from '@rostra/contract';
import type { CallInput, Data, RouteName, Row } from '@rostra/contract';

const author = {
  id: 12,
  sc_name: '周远航',
  tc_name: null,
  en_name: 'Zhou Yuanhang',
  sc_title: '首席分析师',
  en_title: 'Chief analyst',
};

const industry = { id: 3, sc_name: '储能', tc_name: '儲能', en_name: 'Energy storage' };

const card: Row<'getArticles'> = {
  id: 42,
  kind: 'articles',
  lang: 'en',
  title: 'Grid storage: prices after the autumn tenders',
  summary: 'Bids fell for the third time in a row. Two suppliers stopped bidding.',
  author,
  industry,
  cover_url: null,
  published_at: '2026-11-19T02:00:00.000Z',
  word_count: 1240,
  read_time: 6,
  views: 318,
  likes: 24,
  access: 'price',
  current_price: 12.5,
  original_price: null,
  ai_made: false,
};

const article: Data<'getArticle'> = {
  ...card,
  key_data: [{ label: 'Lowest bid', value: '0.41 yuan/Wh' }],
  risks_and_opportunities: {
    risks: ['Lithium prices may rise.'],
    opportunities: ['Smaller suppliers may merge.'],
  },
  repost_title: null,
  repost_url: null,
  dislikes: 1,
  my_reaction: 'none',
  body_html: '<p>The autumn tenders ended on Friday.</p>',
  is_complete: false,
  entitled_by: null,
  offers: [
    {
      kind: 'pay_price',
      current_price: 12.5,
      original_price: null,
      ppv_avaliabled_at: null,
      ppv_available_at: null,
      card_balance: null,
    },
  ],
  current_time: '2026-11-20T02:00:00.000Z',
  attachments: [],
  translation: { id: 43, lang: 'zh' },
  related: [],
  restricted_contact: null,
};

const found: Row<'getSearch'> = {
  kind: 'events',
  id: 7,
  path: '/eventDetail/7?t=754',
  at_ms: 754_000,
  title: [{ text: 'Storage roadshow', hit: false }],
  industry: [{ text: 'Energy storage', hit: false }],
  excerpt: [
    { text: '… the lowest ', hit: false },
    { text: 'bid', hit: true },
    { text: ' of the autumn …', hit: false },
  ],
  time: '2026-11-19T02:00:00.000Z',
  by: [{ text: 'Zhou Yuanhang', hit: false }],
  access: 'price',
  is_canceled: false,
  current_price: 12.5,
};

const login: CallInput<'postUsersLogin'>['body'] = {
  method: 'password',
  account: { email: 'reader@example.com' },
  password: 'Example2026',
  agreement_version: AGREEMENT_VERSION,
};

const session: Data<'postUsersLogin'> = {
  user: {
    id: 7,
    has_vip: false,
    vip_level: 0,
    default_locale: 'en',
    country_code: null,
    phone_number: null,
    email: 'reader@example.com',
    name: 'Lin Zhao',
    sc_name: null,
    tc_name: null,
    en_name: 'Lin Zhao',
    ipr_announcement_version: null,
    has_payment_password: false,
    capabilities: [],
    organization_user: null,
    organization_user_lead: null,
    vip_infos: [],
    profile: {
      nickname: null,
      fullname: 'Lin Zhao',
      work_email: null,
      company_name: null,
      position: null,
      follow_industries_ids: [3],
      follow_ticker_region_ids: [],
    },
  },
};

/** Examples of a call's body and answer, for the calls that a new program makes first. */
export const examples: Readonly<Partial<Record<RouteName, { body?: object; answer?: object }>>> = {
  postUsersLogin: { body: login, answer: { ret: true, data: session } },
  getArticles: {
    answer: { ret: true, data: [card], meta: { page: 1, per_page: 25, total: 1, total_pages: 1 } },
  },
  getArticle: { answer: { ret: true, data: article } },
  getSearch: {
    answer: { ret: true, data: [found], meta: { page: 1, per_page: 25, total: 1, total_pages: 1 } },
  },
};
