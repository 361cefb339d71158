import type { Stock, UserHomepage, Viewpoint } from '@rostra/contract';
import type { Locale } from '@rostra/i18n';
import { castIn, companies } from '@rostra/ui/story/cast';
import { inHours, namedAs, textIn } from '../sampleWords.ts';

/** A badge as drawn for tournaments. */
const badgeUrl = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#b08424" d="M3 4h26l-5 24H8z"/></svg>',
)}`;

const authorOf = (locale: Locale): Viewpoint['author'] => {
  const { name, position, company = null } = castIn(locale).people.danielOkafor;
  return {
    id: 7,
    name,
    avatar_url: null,
    position,
    company_name: company,
    tier: 3,
    role: 'analyst',
    has_vip: true,
  };
};

/** Returns a personal homepage with all its details. */
export const userHomepageSample = (locale: Locale): UserHomepage => {
  const send = textIn(locale);
  return {
    ...authorOf(locale),
    introduction: send(
      'Covers advanced packaging and data-center silicon.',
      '研究先进封装与数据中心芯片。',
    ),
    badges: [
      {
        id: 1,
        description: send('Autumn 2025, 2nd place', '2025 秋季荐股赛 第二名'),
        tournament: { id: 3, badge_image_url: badgeUrl },
      },
    ],
    viewpoints: 25,
    followers: 12_340,
    is_following: false,
  };
};

const corporation: Stock['corporation'] = {
  id: 61,
  ...namedAs(companies.haoyuan.name),
  code: companies.haoyuan.stockCode,
  currency: 'HKD',
};

/** Returns trading days between two days, with a price that moves from one value to another. */
function pricesOf(from: string, days: number, first: number, last: number): Stock['prices'] {
  const start = Date.parse(`${from}T00:00:00Z`);
  return Array.from({ length: days }, (_, at) => {
    const date = new Date(start + at * 86_400_000);
    const share = at / (days - 1);
    const swing = Math.sin(at / 9) * Math.sin(Math.PI * share);
    const price = first + (last - first) * share + swing;
    return { weekday: date.getUTCDay(), day: date.toISOString().slice(0, 10), price };
  })
    .filter(({ weekday }) => weekday % 6 !== 0)
    .map(({ day, price }) => ({ day, price: Math.round(price * 100) / 100 }));
}

export const stockSample: Stock = {
  corporation,
  current_price: 32.05,
  current_price_updated_at: inHours(0),
  delay_minutes: 15,
  prices: pricesOf('2026-05-11', 116, 28.4, 32.05),
};

/** Returns a viewpoint of May on a stock, with one addition. */
export function viewpointSample(locale: Locale): Viewpoint {
  const send = textIn(locale);
  const published = {
    status: 'passed' as const,
    reason: null,
    lang: locale === 'en' ? ('en' as const) : ('zh' as const),
    expected_trend: 'bullish' as const,
    expected_change: 30,
    duration: 6,
    attachments: [],
  };
  return {
    ...published,
    id: 301,
    type: 'newest',
    parent_id: null,
    author: authorOf(locale),
    title: send(
      'Inverters, not cells, set the margin floor from here',
      '利润底由逆变器决定，而不再是电芯',
    ),
    content_html: `<p>${send(
      'Cells are no longer scarce. Certified inverters are.',
      '电芯不再稀缺，稀缺的是通过认证的逆变器。',
    )}</p>`,
    word_count: 1860,
    corporation_id: corporation.id,
    industry_id: null,
    industry: null,
    trading_action: 'buy',
    initial_price: 28.4,
    initial_price_time: '2026-05-11T02:00:00Z',
    current_price: 32.05,
    current_price_updated_at: inHours(0),
    actual_change: 32.05 / 28.4 - 1,
    stock_tracing: {
      expected_change: 30,
      initial_price: 28.4,
      duration: 6,
      current_price: 32.05,
      actual_change: 32.05 / 28.4 - 1,
      start_time: '2026-05-11T02:00:00Z',
      tracing_corporation: corporation,
    },
    updates: [
      {
        ...published,
        id: 302,
        parent_id: 301,
        title: send('Second-quarter orders confirm it', '二季度订单印证判断'),
        content_html: `<p>${send('View unchanged.', '观点不变。')}</p>`,
        word_count: 320,
        initial_price: 30.22,
        initial_price_time: '2026-07-06T02:00:00Z',
      },
    ],
  };
}

/** Returns ended viewpoints of the same author, and one without a price yet. */
export function viewpointRecord(locale: Locale): Viewpoint[] {
  const viewpoint = viewpointSample(locale);
  const rows = [
    [companies.meridian, 'bullish', 50, 0.614],
    [companies.greywren, 'bearish', -30, -0.3412],
    [companies.palmBazaar, 'none', 15, -0.117],
    [companies.tinglan, 'bullish', 100, null],
  ] as const;
  return rows.map(([company, trend, expected, actual], at) => ({
    ...viewpoint,
    id: 310 + at,
    title: company.name[locale],
    expected_trend: trend,
    expected_change: expected,
    actual_change: actual,
    updates: [],
  }));
}
