import type { CallState, Uid } from '@rostra/contract/live';

/** How far a call has come, of what the server says of it (LDIA-34). */
export type CallProgress = Extract<CallState, 'ringing' | 'connected' | CallEnd>;
/** How a call ended. */
export type CallEnd = Extract<CallState, 'busy' | 'no_answer' | 'hanged_up' | 'failed'>;

/** Where a call's sound belongs: a channel, and the number that it has there. */
export interface CallSeat {
  readonly channel: string;
  readonly uid: Uid;
}

/** What is said to someone who has called. */
export const PHONE_PROMPTS = ['password', 'wrong', 'welcome', 'closed', 'refused'] as const;
export type PhonePrompt = (typeof PHONE_PROMPTS)[number];

/** Whom a call goes to: a number, or the outside bridge that the operator has set (LDIA-51). */
export type CallTarget =
  { readonly kind: 'number'; readonly number: string } | { readonly kind: 'main-line' };

/** A call to be made. */
export interface OutgoingCall extends CallSeat {
  /** Chosen by who calls; no other call has it. */
  readonly id: string;
  readonly to: CallTarget;
  /** The number that the one called sees; the operator's own when absent (LDIA-25). */
  readonly from?: string;
}

/** Someone dials in. */
export interface IncomingCall {
  readonly id: string;
  /** What he dialled: a meeting's number, or a line's. */
  readonly dialled: string;
  /** His number as the network tells it: not proven. */
  readonly from: string;
}

/** What becomes of someone who dials in. */
export type IncomingDecision =
  /** He is answered, hears the prompt, and his keys are told. */
  | { readonly kind: 'answer'; readonly prompt: PhonePrompt }
  /** `unknown`: no such number; `closed`: not at this time; `elsewhere`: another instance answers. */
  | { readonly kind: 'refuse'; readonly reason: 'unknown' | 'closed' | 'elsewhere' };

/** What the server hears of its telephone. */
export interface TelephonyListener {
  /** A call has come so far. An end is told once, and not of a call that the server ended. */
  state(id: string, progress: CallProgress): void;
  incoming(call: IncomingCall): Promise<IncomingDecision>;
  /** One key of 0 to 9, `*`, `#`, A to D. */
  key(id: string, key: string): void;
}

/** Telephones for lives: the built-in SIP gateway, or a vendor's service. */
export interface TelephonyProvider {
  /** Whether it can call out at all; without it only who dials in comes. */
  readonly canCall: boolean;
  /** Whether the operator has set an outside bridge. */
  readonly hasMainLine: boolean;
  /** Begins; how it goes on is told. What is not allowed ends as `failed`. */
  call(call: OutgoingCall): void;
  hangUp(id: string): void;
  /** Presses keys for the other side. */
  sendKeys(id: string, keys: string): void;
  /** Says something to who has dialled in and is not let in yet. */
  say(id: string, prompt: PhonePrompt): void;
  /** Lets someone who has dialled in into the room. */
  admit(id: string, seat: CallSeat): void;
  follow(listener: TelephonyListener): void;
  /** Ends all calls. */
  stop(): Promise<void>;
}
