import { tabStore } from './siteData/textStores.ts';

const SLOT = 'rostra.campaign';
const NAMES = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;
/** Longer values are cut: they are sent in the headers of every call. */
const LONGEST = 100;

/** Keeps the campaign of the landing address for the session (FND-39); a newer one replaces it. */
export function keepCampaign(query: URLSearchParams): void {
  const found = NAMES.flatMap((name) => {
    const value = query.get(name);
    return value === null || value === '' ? [] : [[name, value.slice(0, LONGEST)] as const];
  });
  if (found.length === 0) return;
  tabStore.write(SLOT, JSON.stringify(Object.fromEntries(found)));
}

/** Returns the kept campaign by parameter. */
export function keptCampaign(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(tabStore.read(SLOT) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}
