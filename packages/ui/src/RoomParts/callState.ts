/** States of a telephone call in the room (decisions LDIA-34). */
export type CallState =
  'notcall' | 'calling' | 'ringing' | 'connected' | 'busy' | 'no_answer' | 'hanged_up' | 'failed';

/** What a state means to who looks on: heard, on its way, gone wrong, or nothing. */
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

/** Only `connected` is connected for us; whatever the specification counts as such is told in words (LDIA-35). */
export const callTone = (state: CallState): CallTone => TONES[state];
