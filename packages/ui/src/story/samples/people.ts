import type { Locale } from '@rostra/i18n';
import type { OrganizationCardData } from '../../account/OrganizationCard/index.ts';
import type { UserCardData } from '../../account/UserCard/index.ts';
import { castIn } from './cast/index.ts';
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
    ...castIn(locale).people.danielOkafor,
    tier: 3,
    introduction: localized(
      'Covers advanced packaging and data-center silicon.',
      '研究先进封装与数据中心芯片。',
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
  const { companies, people } = castIn(locale);
  const { name, position } = people.heZhiyuan;
  return {
    id: 9,
    href: '#organization9',
    ...companies.haoyuan,
    typeName: localized('Listed company', '上市公司'),
    place: localized('Shenzhen', '深圳'),
    website: 'https://www.haoyuan.example/',
    introduction: localized(
      'A maker of storage systems for grids, industry and commerce.',
      '电网侧与工商业储能系统制造商。',
    ),
    contact: localized(`${name}, ${position}`, `${name}，${position}`),
    counts: { events: 14, followers: 3120 },
  };
}

/** Returns a fund that the reader administers. */
export function sampleFund(locale: Locale): OrganizationCardData {
  const { localized } = sampleWords(locale);
  return {
    id: 10,
    href: '#organization10',
    ...castIn(locale).companies.northgate,
    typeName: localized('Fund', '基金'),
    place: localized('London', '伦敦'),
    fundType: localized('Long only, equity', '股票多头'),
    aum: localized('USD 2.4 billion', '24 亿美元'),
    website: 'northgate.example/funds',
    isOwner: true,
  };
}
