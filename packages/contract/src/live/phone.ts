import type { Uid } from './messaging.ts';

/** States of a call (live §4; decisions LDIA-34). */
export const CALL_STATES = [
  'notcall',
  'calling',
  'ringing',
  'connected',
  'busy',
  'no_answer',
  'hanged_up',
  'failed',
] as const;
/** State of a phone call. */
export type CallState = (typeof CALL_STATES)[number];

/** Owners of a phone: the main line, an expert or an audience member (decisions LDIA-49). */
export const CALL_ROLES = ['connector', 'expert', 'audience'] as const;
/** Owner of a phone. */
export type CallRole = (typeof CALL_ROLES)[number];

/** Actions on a call by `POST /agoras/con_calls/{type}` (live §7, LDIA-12). */
export const CALL_TYPES = ['connect', 'hang_up', 'dtmf'] as const;
/** Action on a phone call. */
export type CallType = (typeof CALL_TYPES)[number];

/** Events of a call. */
export const CALL_EVENTS = [
  'dial',
  'ring',
  'answer',
  'busy',
  'no_answer',
  'hang_up',
  'fail',
] as const;
/** Event of a phone call. */
export type CallEvent = (typeof CALL_EVENTS)[number];

const dialed = { dial: 'calling' } as const;

/** The state each event leads a call to; any other event changes nothing. */
export const CALL_TRANSITIONS: Readonly<
  Record<CallState, Readonly<Partial<Record<CallEvent, CallState>>>>
> = {
  notcall: { ...dialed, answer: 'connected' },
  calling: {
    ring: 'ringing',
    answer: 'connected',
    busy: 'busy',
    no_answer: 'no_answer',
    hang_up: 'hanged_up',
    fail: 'failed',
  },
  ringing: {
    answer: 'connected',
    busy: 'busy',
    no_answer: 'no_answer',
    hang_up: 'hanged_up',
    fail: 'failed',
  },
  connected: { hang_up: 'hanged_up', fail: 'failed' },
  busy: dialed,
  no_answer: dialed,
  hanged_up: { ...dialed, answer: 'connected' },
  failed: dialed,
};

/** Minutes before the start at which planned calls are made (live §9, LDIA-50). */
export const AUTO_CALL_MINUTES = 1;
/** Minutes before the start from which the main line may be called (live §9, LDIA-51). */
export const MAIN_LINE_MINUTES = 30;
/**
 * Seconds that a phone rings before the call counts as not answered; the specification names none.
 */
export const CALL_RING_SECONDS = 45;
/** Wrong room passwords after which a caller is disconnected; ours. */
export const DIAL_IN_PASSWORD_TRIES = 3;

/** A call of a live session, for members with the right to manage calls (live §3, LDIA-20 to LDIA-30). */
export interface PhoneCaller {
  readonly id: number;
  readonly user_id: number | null;
  /** The label of the phone's owner. */
  readonly title: string | null;
  /** In full for super roles, else masked: `138****5678` (decisions LDIA-55). */
  readonly phone_number: string;
  /** Planned: called a minute before the start. */
  readonly auto_call: boolean;
  /** The chosen caller ID, if any. */
  readonly caller: string | null;
  /** Called if the previous call fails. */
  readonly backup: boolean;
  readonly role_type: CallRole;
  readonly online_state: CallState;
  readonly mute: boolean;
  readonly hide: boolean;
  readonly uid: Uid;
  /** UTC. */
  readonly connected_at: string | null;
  readonly scheduled_at: string | null;
}

/** The calls of a live session and its main line (live §3, LDIA-31 to LDIA-33). */
export interface CallHistory {
  readonly live: {
    readonly id: number;
    readonly connector: {
      readonly online_state: CallState;
      /** UTC; null while it is not connected. */
      readonly connected_at: string | null;
      /** Whether the operator has a main line. */
      readonly is_there: boolean;
    };
  };
  readonly attendees: readonly PhoneCaller[];
  /** Whether outgoing calls are possible at all. */
  readonly can_call: boolean;
  /** The available caller IDs, the default one first. */
  readonly callers: readonly string[];
}

const MASKED = '****';
const KEPT = 4;

/** Returns a number as others may see it: `138****5678` (decisions LDIA-55). */
export const maskedNumber = (number: string): string => {
  const head = number.slice(0, Math.max(0, number.length - KEPT - MASKED.length));
  return head === '' ? MASKED + number.slice(-2) : head + MASKED + number.slice(-KEPT);
};

/** A phone heard in the room, as everyone sees it. */
export interface PhoneOnStage {
  readonly uid: Uid;
  readonly name: string;
  readonly mute: boolean;
  /** Only moderators see hidden ones. */
  readonly hide: boolean;
}
