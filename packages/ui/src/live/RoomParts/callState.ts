/** States of a phone call in the room (decisions LDIA-34). */
export type CallState =
  'notcall' | 'calling' | 'ringing' | 'connected' | 'busy' | 'no_answer' | 'hanged_up' | 'failed';

/** The meaning of a state to others: heard, in progress, failed, or nothing. */
export type CallTone = 'on' | 'waiting' | 'wrong' | 'off';

const TONES: Readonly<Record<CallState, CallTone>> = {
  notcall: 'off',
  calling: 'waiting',
  ringing: 'waiting',
  connected: 'on',
  busy: 'wrong',
  no_answer: 'wrong',
  hanged_up: 'off',
  failed: 'wrong',
};

/**
 * Only `connected` counts as connected; the other states that the specification counts as such are
 * named in words (LDIA-35).
 */
export const callTone = (state: CallState): CallTone => TONES[state];
