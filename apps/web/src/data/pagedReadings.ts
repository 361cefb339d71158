import type { SiteRouteName } from '@rostra/contract';

/** Lists currently shown page by page; SWR's own filters do not reach them. */
export const pagedReadings = new Set<{
  readonly name: SiteRouteName;
  readonly reload: () => Promise<void>;
}>();
