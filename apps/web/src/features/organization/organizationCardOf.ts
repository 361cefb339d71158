import type { OrganizationHomepage } from '@rostra/contract';
import { isolate } from '@rostra/i18n';
import type { Locale } from '@rostra/i18n';
import type { OrganizationCardData } from '@rostra/ui/OrganizationCard';

type NameOf = (row: object, field?: string) => string;

/** Formats assets under management: "USD 2.4 billion", "24亿美元". */
function assetsOf({ amount, currency }: NonNullable<OrganizationHomepage['aum']>, locale: Locale) {
  const inWords = {
    notation: 'compact',
    compactDisplay: 'long',
    maximumFractionDigits: 1,
  } as const;
  // In English, a currency shortens the words beside it to letters.
  if (locale === 'en')
    return `${currency} ${new Intl.NumberFormat(locale, inWords).format(amount)}`;
  const named = { ...inWords, style: 'currency', currency, currencyDisplay: 'name' } as const;
  return new Intl.NumberFormat(locale, named).format(amount);
}

/** Maps an organization to its page's and lists' view, in the reader's language (CERT-40 to CERT-53). */
export function organizationCardOf(
  row: OrganizationHomepage,
  { name, locale }: { name: NameOf; locale: Locale },
): OrganizationCardData {
  const places = row.region_with_parents.map((region) => isolate(name(region)));
  return {
    id: row.id,
    href: `/organizer/${row.id}`,
    name: name(row),
    logoUrl: row.logo_url,
    typeName: row.organization_type === null ? '' : name(row.organization_type),
    industry: row.industry === null ? null : name(row.industry),
    // A city that is its own province appears once.
    place: [...new Set(places)].join(' · '),
    stockCode: row.stock_code,
    fundType: row.fund_type,
    aum: row.aum === null ? null : assetsOf(row.aum, locale),
    website: row.website,
    introduction: name(row, 'introduction'),
    contact: row.belongs_organization_contact,
    isOwner: row.is_owner,
    counts: { events: row.events, followers: row.followers },
  };
}
