import type { Certification, OrganizationHomepage } from '@rostra/contract';
import type { Locale } from '@rostra/i18n';
import { companies, people } from '@rostra/ui/story/cast';
import { named, namedAs, textIn } from '../sampleWords.ts';

const china = { id: 1, ...named('China', '中国') };
const guangdong = { id: 2, ...named('Guangdong', '广东') };
const shenzhen = { id: 3, ...named('Shenzhen', '深圳') };
const kingdom = { id: 4, ...named('United Kingdom', '英国') };
const london = { id: 5, ...named('London', '伦敦') };

/** A listed company that the reader may follow. */
export const companySample: OrganizationHomepage = {
  id: 9,
  organization_type_id: 3,
  organization_type: named('Listed company', '上市公司'),
  ...namedAs(companies.haoyuan.name),
  logo_url: null,
  sc_introduction: '电网侧与工商业储能系统制造商。',
  tc_introduction: null,
  en_introduction: 'A maker of storage systems for grids, industry and commerce.',
  website: 'https://www.haoyuan.example/',
  industry_id: 5,
  industry: { id: 5, ...namedAs(companies.haoyuan.industry) },
  country_id: 1,
  state_id: 2,
  city_id: 3,
  region_with_parents: [china, guangdong, shenzhen],
  fund_type: null,
  aum: null,
  stock_code: companies.haoyuan.stockCode,
  belongs_organization_name: null,
  belongs_organization_contact: 'ir@haoyuan.example',
  is_owner: false,
  events: 14,
  followers: 3120,
  is_following: true,
};

/** A fund that the reader administers. */
export const fundSample: OrganizationHomepage = {
  ...companySample,
  id: 10,
  organization_type_id: 2,
  organization_type: named('Fund', '基金'),
  ...namedAs(companies.northgate.name),
  sc_introduction: '总部位于伦敦的基金公司，股票多头，覆盖亚太。',
  en_introduction: 'A London fund house with long-only equity in Asia-Pacific.',
  website: 'https://northgate.example/funds',
  industry_id: 6,
  industry: { id: 6, ...namedAs(companies.northgate.industry) },
  country_id: 4,
  state_id: 5,
  city_id: 5,
  region_with_parents: [kingdom, london, london],
  fund_type: 'Long only',
  aum: { amount: 2_400_000_000, currency: 'USD' },
  stock_code: null,
  is_owner: true,
  is_following: null,
};

const application: Certification = {
  state: 'pending',
  dismissed_at: null,
  real_name: people.helenShaw.name['zh-CN'],
  organization: { id: 10, organization_type_id: 2, ...namedAs(companies.northgate.name) },
  organization_type: named('Fund', '基金'),
  reason: null,
};

/** Returns all states of an application. */
export const certificationSamples = (locale: Locale) =>
  ({
    pending: application,
    passed: { ...application, state: 'passed' },
    rejected: {
      ...application,
      state: 'rejected',
      reason: textIn(locale)(
        'The card names another organization.',
        '名片上的机构与所填机构不一致。',
      ),
    },
    dismissed: { ...application, state: 'passed', dismissed_at: '2026-08-01T02:00:00Z' },
  }) as const satisfies Record<string, Certification>;
