import type {
  Attributes,
  ChannelAttributes,
  ChannelEvents,
  ChannelMember,
  MemberMessage,
  MemberPage,
  MessagingCloseReason,
  Uid,
} from './messaging.ts';

/* WebSocket messages of the built-in provider: calls and events of the messaging socket. */

/** Path of the built-in provider's messaging socket. */
export const MESSAGING_SOCKET_PATH = '/api/v1/live/messages';
/** Ms between two heartbeats of a client, and ms of silence after which either side gives up. */
export const HEARTBEAT_MS = 5000;
/** Ms of silence after which client and server give a connection up. */
export const SILENCE_MS = 12_000;

/** Ms within which many changes of presence are collected. */
export const PRESENCE_TICK_MS = 250;

/**
 * Members who joined, changed their own attributes or left within one tick, used when there are
 * many. Each member appears once, in their state at the end of the tick. Clients emit one event per
 * member.
 */
export interface PresenceChanges {
  readonly channel: string;
  readonly joined: readonly ChannelMember[];
  readonly changed: readonly ChannelMember[];
  readonly left: readonly Omit<ChannelEvents['memberLeft'], 'channel'>[];
}

/** Events of a channel on the wire: its own, and many changes of presence in one. */
export interface WireEvents extends ChannelEvents {
  presence: PresenceChanges;
}
/** Name of an event of the messaging socket. */
export type WireEventName = keyof WireEvents;

/** Data a returning client sends: its former session and the last message it received. */
export interface ResumeRequest {
  readonly key: string;
  /** The number of the last event by channel. */
  readonly heard: Readonly<Record<string, number>>;
}

/** Requests to the messaging server, and its answers. */
export interface MessagingCalls {
  login: {
    ask: { readonly uid: Uid; readonly token: string; readonly resume?: ResumeRequest };
    answer: { readonly uid: Uid; readonly key: string; readonly wasResumed: boolean };
  };
  renew: { ask: { readonly token: string }; answer: null };
  join: {
    ask: { readonly channel: string; readonly attributes: Attributes };
    answer: { readonly heard: number };
  };
  leave: { ask: { readonly channel: string }; answer: null };
  send: { ask: { readonly channel: string; readonly text: string }; answer: null };
  sendToPeer: {
    ask: { readonly to: Uid; readonly text: string };
    answer: { readonly isDelivered: boolean };
  };
  setMine: {
    ask: {
      readonly channel: string;
      readonly attributes: Attributes;
      readonly remove: readonly string[];
    };
    answer: null;
  };
  setChannel: {
    ask: {
      readonly channel: string;
      readonly attributes: Attributes;
      readonly remove: readonly string[];
      readonly expect?: number;
    };
    answer: { readonly revision: number };
  };
  getChannel: { ask: { readonly channel: string }; answer: ChannelAttributes };
  members: { ask: { readonly channel: string; readonly page?: string }; answer: MemberPage };
  count: { ask: { readonly channel: string }; answer: number };
}
/** Name of a call of the messaging socket. */
export type MessagingCallName = keyof MessagingCalls;

/** From a client: a request with its number, or a heartbeat. */
export type MessagingRequest =
  | {
      [Name in MessagingCallName]: {
        readonly id: number;
        readonly call: Name;
      } & MessagingCalls[Name]['ask'];
    }[MessagingCallName]
  | { readonly ping: number };

/** From the server: an answer, an event with its number in the channel, the end, or a heartbeat. */
export type MessagingFrame =
  | { readonly re: number; readonly answer: unknown }
  | { readonly re: number; readonly error: { readonly code: string; readonly message: string } }
  | {
      [Name in WireEventName]: {
        readonly event: Name;
        readonly number: number;
        readonly payload: WireEvents[Name];
      };
    }[WireEventName]
  | { readonly peer: MemberMessage }
  | { readonly warning: 'token' }
  | { readonly closed: MessagingCloseReason }
  | { readonly pong: number };
