import { tabStore } from '../../browser/siteData/textStores.ts';

const slotOf = (purpose: string, account: string): string =>
  `rostra.codeWait.${purpose} ${account}`;

/** Times until which no new code can be requested, by purpose and account; survives reloads (AUTH-10). */
export const codeWait = {
  /** Returns milliseconds since the epoch; 0 if there is no wait. */
  until: (purpose: string, account: string): number =>
    Number(tabStore.read(slotOf(purpose, account)) ?? 0),
  set(purpose: string, account: string, until: number): void {
    tabStore.write(slotOf(purpose, account), String(until));
  },
};
