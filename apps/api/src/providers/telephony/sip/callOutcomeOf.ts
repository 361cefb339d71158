import type { CallEnd } from '../TelephonyProvider.ts';

/** The phone was not answered, or it is turned off (RFC 3261, 21.4.9 and 21.4.18). */
const NOT_THERE = [408, 480, 487];
/** The phone is in use or the person declined: they do not want to speak now. */
const BUSY = [486, 600, 603];

/**
 * Returns the outcome of a call from the response that refuses it. A redirection is a failure: no
 * call goes to a target that nobody of ours has allowed.
 */
export function callOutcomeOf(status: number): CallEnd {
  if (BUSY.includes(status)) return 'busy';
  return NOT_THERE.includes(status) ? 'no_answer' : 'failed';
}
