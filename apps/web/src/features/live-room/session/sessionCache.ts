import type { SessionCache } from '@rostra/live-core';
import { tabStore } from '../../../browser/siteData/textStores.ts';
import { LIVE_MEMORY } from '../../../session/tabMemory.ts';

/** The tab's cache of its rooms, such as the chat; cleared with the user's data. */
export const sessionCache: SessionCache = {
  read: (name) => tabStore.read(LIVE_MEMORY + name) ?? undefined,
  write: (name, text) => tabStore.write(LIVE_MEMORY + name, text),
  remove: (name) => tabStore.remove(LIVE_MEMORY + name),
};
