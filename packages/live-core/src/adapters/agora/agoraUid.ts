import type { Uid } from '@rostra/contract/live';

const UID_MAX = 0xff_ff_ff_ff;
/** No sign, no leading zero: "00" must not pass for the server's 0. */
const DECIMAL = /^(0|[1-9]\d{0,9})$/;

/** Returns a member's name in Agora's messaging: the uid in decimals. No member has a token for another's. */
export const toUserId = (uid: Uid): string => String(uid);

/** Returns the uid of a name; undefined for any foreign name. */
export function toUid(userId: string): Uid | undefined {
  const uid = Number(userId);
  return DECIMAL.test(userId) && uid <= UID_MAX ? uid : undefined;
}
