import type { SiteRouteName } from '@rostra/contract';

/** Lists shown page by page now; SWR's own filters do not reach them. */
export const pagedReadings = new Set<{
  readonly name: SiteRouteName;
  readonly reload: () => Promise<void>;
}>();
