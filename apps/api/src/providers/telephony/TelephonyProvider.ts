import type { CallState, Uid } from '@rostra/contract/live';

/** The progress of a call as the server reports it (LDIA-34). */
export type CallProgress = Extract<CallState, 'ringing' | 'connected' | CallEnd>;
/** Ways in which a call ends. */
export type CallEnd = Extract<CallState, 'busy' | 'no_answer' | 'hanged_up' | 'failed'>;

/** The seat of a call's audio: a channel, and its number there. */
export interface CallEndpoint {
  readonly channel: string;
  readonly uid: Uid;
}

/** Prompts played to callers. */
export const PHONE_PROMPTS = ['password', 'wrong', 'welcome', 'closed', 'refused'] as const;
export type PhonePrompt = (typeof PHONE_PROMPTS)[number];

/** The target of a call: a number, or the outside bridge set by the operator (LDIA-51). */
export type CallDestination =
  { readonly kind: 'number'; readonly number: string } | { readonly kind: 'main-line' };

/** A call to be made. */
export interface OutgoingCall extends CallEndpoint {
  /** Chosen by the caller of this method; unique to the call. */
  readonly id: string;
  readonly to: CallDestination;
  /** The caller ID; the operator's own number when absent (LDIA-25). */
  readonly from?: string;
}

/** An incoming call. */
export interface IncomingCall {
  readonly id: string;
  /** The dialed number: a meeting's, or a line's. */
  readonly dialed: string;
  /** The caller's number as reported by the network: not proven, and any text. */
  readonly from: string;
}

/** The decision on an incoming call. */
export type IncomingDecision =
  /** The call is answered, plays the prompt, and reports its keys. */
  | { readonly kind: 'answer'; readonly prompt: PhonePrompt }
  /** `unknown`: no such number; `closed`: not at this time; `elsewhere`: another instance answers. */
  | { readonly kind: 'refuse'; readonly reason: 'unknown' | 'closed' | 'elsewhere' };

/** Receives the events of the phones. */
export interface TelephonyListener {
  /**
   * Reports a call's progress. An end is reported once, and never for a call that the server ended.
   */
  state(id: string, progress: CallProgress): void;
  incoming(call: IncomingCall): Promise<IncomingDecision>;
  /** One key of 0 to 9, `*`, `#`, A to D. */
  key(id: string, key: string): void;
}

/** Phones for live sessions: the built-in SIP gateway, or a vendor's service. */
export interface TelephonyProvider {
  /** Whether outgoing calls are possible; without it there are only incoming ones. */
  readonly canCall: boolean;
  /** Whether the operator has set an outside bridge. */
  readonly hasMainLine: boolean;
  /** Starts a call and reports its progress. A call that is not allowed ends as `failed`. */
  call(call: OutgoingCall): void;
  hangUp(id: string): void;
  /** Presses keys for the other side. */
  sendKeys(id: string, keys: string): void;
  /** Plays a prompt to a caller not yet admitted. */
  play(id: string, prompt: PhonePrompt): void;
  /** Admits a caller to the room. */
  admit(id: string, endpoint: CallEndpoint): void;
  follow(listener: TelephonyListener): void;
  /** Ends all calls. */
  stop(): Promise<void>;
}
