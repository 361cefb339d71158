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

/** Where the built-in provider's messaging socket is opened. */
export const MESSAGING_SOCKET_PATH = '/api/v1/live/messages';
/** Ms between two signs of life of a client, and after how many of silence either side gives up. */
export const HEARTBEAT_MS = 5000;
export const SILENCE_MS = 12_000;

/** Ms within which many changes of presence are gathered. */
export const PRESENCE_TICK_MS = 250;

/**
 * Who came, who says something new of himself and who left within one tick, where they were many; each
 * member once, as he stands at its end. Clients tell each as an event of its own.
 */
export interface PresenceChanges {
  readonly channel: string;
  readonly joined: readonly ChannelMember[];
  readonly changed: readonly ChannelMember[];
  readonly left: readonly Omit<ChannelEvents['memberLeft'], 'channel'>[];
}

/** What a channel tells on the wire: its events, and many of presence in one. */
export interface WireEvents extends ChannelEvents {
  presence: PresenceChanges;
}
export type WireEventName = keyof WireEvents;

/** What a client that comes back says: which session was its own, what it heard last. */
export interface ResumeWish {
  readonly key: string;
  /** The number of the last event by channel. */
  readonly heard: Readonly<Record<string, number>>;
}

/** What can be asked of the messaging server, and what it answers. */
export interface MessagingCalls {
  login: {
    ask: { readonly uid: Uid; readonly token: string; readonly resume?: ResumeWish };
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
export type MessagingCallName = keyof MessagingCalls;

/** From a client: a question with its number, or a sign of life. */
export type MessagingQuestion =
  | {
      [Name in MessagingCallName]: {
        readonly id: number;
        readonly call: Name;
      } & MessagingCalls[Name]['ask'];
    }[MessagingCallName]
  | { readonly ping: number };

/** From the server: an answer, an event with its number in the channel, the end, a sign of life. */
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
