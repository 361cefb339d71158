import type { Data, Row } from '@rostra/contract';
import type { Locale } from '@rostra/i18n';
import { companies, people } from '@rostra/ui/story/cast';
import { inHours, named, namedAs, textIn } from '../sampleWords.ts';

const anyCard: Data<'getUsersCard'>[number] = {
  id: 1,
  owner_type: 'User',
  owner_id: 31,
  ...namedAs(people.helenShaw.name),
  card_type: 'balance',
  balance: 1204.5,
  gift: 35.5,
  quota: null,
  uptime_days: null,
  ppv_avaliabled_at: null,
  ppv_available_at: null,
  article: true,
  live: true,
};

/** The reader's balance, an organization's, and a pay-per-view card. */
export const cardRows: Data<'getUsersCard'> = [
  anyCard,
  {
    ...anyCard,
    id: 2,
    owner_type: 'Organization',
    owner_id: 10,
    ...namedAs(companies.northgate.name),
    balance: 8000,
    gift: 0,
  },
  {
    ...anyCard,
    id: 3,
    ...named('Article card', '文章次卡'),
    card_type: 'ppv',
    balance: 3,
    gift: 0,
    quota: 5,
    uptime_days: 3,
    ppv_avaliabled_at: inHours(-100),
    ppv_available_at: inHours(-100),
    live: false,
  },
];

/** Returns transactions of the balance, newest first. */
export const transactionRows = (locale: Locale): Row<'getTransactions'>[] => [
  {
    id: 902,
    time: inHours(-3),
    type: 'purchase',
    info: textIn(locale)('What grid codes ask of inverters', '并网新规对逆变器的要求'),
    points: -20,
    balance: 1204.5,
    gift_points: -18,
    gift_balance: 35.5,
  },
  {
    id: 901,
    time: inHours(-70),
    type: 'topup',
    info: 'R2026083101',
    points: 500,
    balance: 1224.5,
    gift_points: 40,
    gift_balance: 53.5,
  },
];

const paid: Omit<Row<'getOrders'>, 'title'> = {
  id: 801,
  goods_type: 'Article',
  goods_id: 13,
  path: '/summary/detail/13',
  state: 'paid',
  price: 38,
  paid_with: 'balance',
  gift_paid: 18,
  balance_paid: 20,
  card_id: 1,
  payer: { owner_type: 'User', owner_id: 31 },
  created_at: inHours(-3),
  paid_at: inHours(-3),
  expires_at: null,
  refunded_at: null,
  failure: null,
};

/** Returns orders, newest first: an article, and a plan that awaits its payment. */
export const orderRows = (locale: Locale): Row<'getOrders'>[] => [
  { ...paid, title: textIn(locale)('What grid codes ask of inverters', '并网新规对逆变器的要求') },
  {
    ...paid,
    id: 800,
    goods_type: 'VipPlan',
    goods_id: 2,
    path: null,
    title: textIn(locale)('VIP, 180 days', 'VIP 180 天'),
    state: 'expired',
    price: 680,
    paid_with: null,
    gift_paid: 0,
    balance_paid: 0,
    card_id: null,
    paid_at: null,
    expires_at: inHours(-90),
    created_at: inHours(-91),
  },
];

/** Returns the payment screen's data for the locked article. */
export function toProductResponse(locale: Locale): Data<'getProduct'> {
  const send = textIn(locale);
  return {
    goods_type: 'Article',
    goods_id: 11,
    title: send(
      'Optical modules: the shortage moved from lasers to testing',
      '光模块：紧缺环节已从激光器转向测试',
    ),
    summary: send(
      'Eleven suppliers, one answer: they lack hours on a bit-error tester.',
      '十一家供应商给出同一个答案：缺的是误码仪上的工时。',
    ),
    current_price: 38,
    original_price: 68,
    path: '/article/detail/11',
    is_owned: false,
    offers: [
      {
        kind: 'vip_trial',
        current_price: null,
        original_price: null,
        ppv_avaliabled_at: null,
        ppv_available_at: null,
        card_balance: null,
      },
    ],
    current_time: inHours(0),
    has_payment_password: true,
    payers: cardRows
      .filter(({ card_type: type }) => type === 'balance')
      .map(({ owner_type, owner_id, sc_name, tc_name, en_name, balance, gift }) => ({
        owner_type,
        owner_id,
        sc_name,
        tc_name,
        en_name,
        balance,
        gift,
      })),
    cards: cardRows.filter(({ card_type: type }) => type === 'ppv'),
  };
}

/** Plans and packs on offer. */
export const serviceResponse: Data<'getUsersServiceList'> = {
  vip_plans: [
    {
      id: 1,
      level: 1,
      ...named('VIP', 'VIP'),
      current_price: 680,
      original_price: 880,
      days: 180,
      rights: [{ sc_text: '全部研究文章', en_text: 'All research' }],
    },
    {
      id: 2,
      level: 2,
      ...named('VIP Plus', 'VIP Plus'),
      current_price: 1280,
      original_price: null,
      days: 180,
      rights: [
        { sc_text: '全部研究文章', en_text: 'All research' },
        { sc_text: '全部路演与回放', en_text: 'All roadshows and playbacks' },
      ],
    },
  ],
  ppv_packs: [
    {
      id: 1,
      ...named('Five articles', '五篇文章'),
      current_price: 150,
      original_price: null,
      quota: 5,
      uptime_days: 3,
      article: true,
      live: false,
    },
  ],
};

export const contactRows: Data<'getCustomerServiceList'> = [
  {
    name: people.zhouNing.name.en,
    ...namedAs(people.zhouNing.name),
    phone_number: '+86 21 5550 0142',
    email: 'service@rostra.example',
    customer_service_url: 'https://service.rostra.example/contact/zhou-ning',
  },
];
