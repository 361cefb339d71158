import type { Certification, OrganizationHomepage } from '@rostra/contract';
import type { Locale } from '@rostra/i18n';
import { named, textIn } from '../sampleWords.ts';

const china = { id: 1, ...named('China', '中国') };
const hongKong = { id: 2, ...named('Hong Kong', '香港') };
const shanghai = { id: 3, ...named('Shanghai', '上海') };

/** A listed company that the reader may follow. */
export const companySample: OrganizationHomepage = {
  id: 9,
  organization_type_id: 3,
  organization_type: named('Listed company', '上市公司'),
  ...named('Vela Storage', '帆储能源'),
  logo_url: null,
  sc_introduction: '生产电芯，以及将其接入电网的逆变器。',
  tc_introduction: null,
  en_introduction: 'Builds cells and the inverters that connect them to the grid.',
  website: 'https://www.vela.example/',
  industry_id: 5,
  industry: { id: 5, ...named('Energy storage', '储能') },
  country_id: 1,
  state_id: 2,
  city_id: 2,
  region_with_parents: [china, hongKong, hongKong],
  fund_type: null,
  aum: null,
  stock_code: '3719.HK',
  belongs_organization_name: 'Vela Group',
  belongs_organization_contact: 'ir@vela.example',
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
  ...named('Northgate Capital', '北门资本'),
  sc_introduction: '专注亚洲制造业的股票多头基金。',
  en_introduction: 'Long-only equity in Asian manufacturing.',
  website: 'https://northgate.example/funds',
  industry_id: 6,
  industry: { id: 6, ...named('Asset management', '资产管理') },
  state_id: 3,
  city_id: 3,
  region_with_parents: [china, shanghai, shanghai],
  fund_type: 'Long only',
  aum: { amount: 2_400_000_000, currency: 'USD' },
  stock_code: null,
  is_owner: true,
  is_following: null,
};

const application: Certification = {
  state: 'pending',
  dismissed_at: null,
  real_name: '何雨桐',
  organization: { id: 10, organization_type_id: 2, ...named('Northgate Capital', '北门资本') },
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
      reason: textIn(locale)('The card names another organization.', '名片与机构名称不一致'),
    },
    dismissed: { ...application, state: 'passed', dismissed_at: '2026-08-01T02:00:00Z' },
  }) as const satisfies Record<string, Certification>;
