import { tabStore } from '../../browser/siteData/textStores.ts';

const slotOf = (purpose: string, account: string): string =>
  `rostra.codeWait.${purpose} ${account}`;

/** Until when a code cannot be asked for again, by what for and by account; survives reloads (AUTH-10). */
export const codeWait = {
  /** Milliseconds since the epoch; 0 when there is no wait. */
  until: (purpose: string, account: string): number =>
    Number(tabStore.read(slotOf(purpose, account)) ?? 0),
  set(purpose: string, account: string, until: number): void {
    tabStore.write(slotOf(purpose, account), String(until));
  },
};
