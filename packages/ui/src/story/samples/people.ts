import type { Locale } from '@rostra/i18n';
import type { OrganizationCardData } from '../../account/OrganizationCard/index.ts';
import type { UserCardData } from '../../account/UserCard/index.ts';
import { sampleWords } from './words.ts';

/** A badge as tournaments draw theirs: a raked plate. */
const badgeUrl = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#b08424" d="M3 4h26l-5 24H8z"/><path fill="#fff" d="M11 10h10l-1 4h-9zM12 17h7l-1 4h-6z"/></svg>',
)}`;

/** Returns a member of the community, with all optional data. */
export function sampleUser(locale: Locale): UserCardData {
  const { localized } = sampleWords(locale);
  return {
    id: 7,
    href: '#user7',
    name: localized('Grace Okafor', '欧珈文'),
    position: localized('Hardware lead', '硬件首席'),
    company: localized('Meridian Row Research', '子午研究'),
    tier: 3,
    introduction: localized(
      'Follows what limits supply: test hours, cells, certified inverters.',
      '关注制约供给的环节：测试工时、电芯、认证逆变器。',
    ),
    counts: { viewpoints: 25, followers: 12_340 },
    badges: [
      {
        id: 1,
        description: localized('Autumn 2025, 2nd place', '2025 秋季荐股赛 第二名'),
        imageUrl: badgeUrl,
      },
    ],
  };
}

/** Returns a listed company, with all optional data. */
export function sampleOrganization(locale: Locale): OrganizationCardData {
  const { localized } = sampleWords(locale);
  return {
    id: 9,
    href: '#organization9',
    name: localized('Vela Storage', '帆储能源'),
    typeName: localized('Listed company', '上市公司'),
    industry: localized('Energy storage', '储能'),
    place: localized('Hong Kong', '中国香港'),
    stockCode: '3719.HK',
    website: 'https://www.vela.example/',
    introduction: localized(
      'Builds cells and the inverters that connect them to the grid.',
      '生产电芯，以及将其接入电网的逆变器。',
    ),
    contact: localized('Helen Shaw, investor relations', '周远航，投资者关系'),
    counts: { events: 14, followers: 3120 },
  };
}

/** Returns a fund that the reader administers. */
export function sampleFund(locale: Locale): OrganizationCardData {
  const { localized } = sampleWords(locale);
  return {
    id: 10,
    href: '#organization10',
    name: localized('Meridian Row Capital', '子午资本'),
    typeName: localized('Fund', '基金'),
    industry: localized('Asset management', '资产管理'),
    place: localized('Shanghai', '上海'),
    fundType: localized('Long only, equity', '股票多头'),
    aum: localized('USD 2.4 billion', '24 亿美元'),
    website: 'meridian.example/funds',
    isOwner: true,
  };
}
