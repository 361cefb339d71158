import { tabStore } from '../browser/siteData/textStores.ts';

const PREFIX = 'rostra.draft.';

/** Text that was entered but not sent, kept for the tab. */
export const draftStore = {
  read<Draft>(key: string): Draft | undefined {
    try {
      const text = tabStore.read(PREFIX + key);
      return text === null ? undefined : (JSON.parse(text) as Draft);
    } catch {
      return undefined;
    }
  },
  write: (key: string, draft: unknown): void => tabStore.write(PREFIX + key, JSON.stringify(draft)),
  remove: (key: string): void => tabStore.remove(PREFIX + key),
};
