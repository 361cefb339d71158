import type { CallEnd } from '../TelephonyProvider.ts';

/** Nobody came to the telephone, or it is switched off (RFC 3261, 21.4.9 and 21.4.18). */
const NOT_THERE = [408, 480, 487];
/** The telephone is in use, or the one called declines: he does not want to speak now. */
const BUSY = [486, 600, 603];

/** What an answer that refuses a call means to who called. Being sent elsewhere is a failure: no call
 * goes where nobody of ours has allowed it to go. */
export function callOutcomeOf(status: number): CallEnd {
  if (BUSY.includes(status)) return 'busy';
  return NOT_THERE.includes(status) ? 'no_answer' : 'failed';
}
