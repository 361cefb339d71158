import type { Uid } from './messaging.ts';

/* WebSocket messages of the built-in provider: calls and events of the media socket. */

/** Path of the built-in provider's media socket. */
export const MEDIA_SOCKET_PATH = '/api/v1/live/media';

/** Kind of a sent track; a shared screen is a video. */
export type MediaKind = 'audio' | 'video';
/** Each session has one connection to send and one to receive. */
export type MediaSide = 'publish' | 'subscribe';
/** Whether a user may send (`host`) or only receive. */
export type MediaRole = 'host' | 'audience';
/** Reason why a media session ended for good. */
export type MediaCloseReason = 'left' | 'banned' | 'uid-conflict' | 'token-expired';

/** The content of one media section in an offered description. */
export interface MediaSlot {
  readonly mid: string;
  readonly from: Uid;
  readonly kind: MediaKind;
}

/** Requests to the media server, and its answers. */
export interface MediaCalls {
  join: {
    ask: {
      readonly uid: Uid;
      readonly token: string;
      readonly role: MediaRole;
      readonly resume?: string;
    };
    answer: { readonly uid: Uid; readonly key: string };
  };
  renew: { ask: { readonly token: string }; answer: null };
  setRole: { ask: { readonly role: MediaRole }; answer: null };
  /** An offer of one audio and one video section, once per connection. */
  offer: { ask: { readonly sdp: string }; answer: null };
  /**
   * Sets the kinds being sent now. `limit` refuses the thirteenth video but lets its audio through
   * (LMED-05).
   */
  flow: { ask: { readonly kinds: readonly MediaKind[] }; answer: null };
  subscribe: { ask: { readonly from: Uid; readonly kind: MediaKind }; answer: null };
  unsubscribe: { ask: { readonly from: Uid; readonly kind: MediaKind }; answer: null };
  /** Both connections have failed for the client: it offers and subscribes again. */
  reopen: { ask: object; answer: null };
  leave: { ask: object; answer: null };
}
/** Name of a call of the media socket. */
export type MediaCallName = keyof MediaCalls;

/** An address at which a side is reachable. */
export interface MediaCandidate {
  readonly side: MediaSide;
  readonly candidate: string;
  readonly mid: string;
}

/** From a client: a request with its number, or a message that needs no answer. */
export type MediaRequest =
  | {
      [Name in MediaCallName]: {
        readonly id: number;
        readonly call: Name;
      } & MediaCalls[Name]['ask'];
    }[MediaCallName]
  | { readonly candidate: MediaCandidate }
  | { readonly answer: string }
  | { readonly ping: number };

/** Events that a channel sends to its members. */
export interface MediaEvents {
  userJoined: { readonly uid: Uid };
  userLeft: { readonly uid: Uid; readonly reason: 'left' | 'timeout' | 'became-audience' };
  published: { readonly uid: Uid; readonly kind: MediaKind };
  unpublished: { readonly uid: Uid; readonly kind: MediaKind };
}
/** Name of an event of the media socket. */
export type MediaEventName = keyof MediaEvents;

/** A user with the right to send, and the kinds they are sending now. */
export interface MediaSender {
  readonly uid: Uid;
  readonly kinds: readonly MediaKind[];
}

/** From the server. */
export type MediaFrame =
  | { readonly re: number; readonly answer: unknown }
  | { readonly re: number; readonly error: { readonly code: string; readonly message: string } }
  | {
      [Name in MediaEventName]: { readonly event: Name; readonly payload: MediaEvents[Name] };
    }[MediaEventName]
  /**
   * Sent to a new or returning client: everyone with the right to send, and all that they send.
   * Changes follow as events.
   */
  | { readonly senders: readonly MediaSender[] }
  /** The answer to the client's offer to send. */
  | { readonly description: string }
  /** The streams that the client receives from now on. */
  | { readonly offer: string; readonly slots: readonly MediaSlot[] }
  /** Sections that were offered before carry these senders now. */
  | { readonly slots: readonly MediaSlot[] }
  | { readonly candidate: MediaCandidate }
  /** The media process has restarted: offer and subscribe again. */
  | { readonly restart: true }
  | { readonly warning: 'token' }
  | { readonly closed: MediaCloseReason }
  | { readonly pong: number };
