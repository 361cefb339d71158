import type {
  Attributes,
  ChannelAttributes,
  ChannelEvents,
  MemberMessage,
  MemberPage,
  MessagingCloseReason,
  Uid,
} from '@rostra/contract/live';
import type { Events } from '../events/Emitter.ts';
import type { ConnectOptions, LinkChange, LinkState } from './LinkState.ts';

/** Why messaging ended for good. */
export type RtmCloseReason = MessagingCloseReason;

export interface RtmCredentials {
  readonly appId: string;
  readonly uid: Uid;
  readonly token: string;
}

export interface RtmEvents extends ChannelEvents {
  /** With `connected`, `wasResumed` false means that messages may be missing and must be read again. */
  link: LinkChange<RtmCloseReason> & { readonly wasResumed: boolean };
  peerMessage: MemberMessage;
  tokenWillExpire: undefined;
}

/** Messages, presence and attributes. Nothing is delivered inside the call that caused it. */
export interface RtmProvider extends Events<RtmEvents> {
  readonly state: LinkState;
  /** @throws PortError `auth`, `banned`, `timeout`, `aborted`, `invalid-state` */
  login(credentials: RtmCredentials, options?: ConnectOptions): Promise<void>;
  /** Does nothing a second time, or before a login. */
  logout(): Promise<void>;
  renewToken(token: string): Promise<void>;
  /** Joins a channel; `roster` follows. @throws PortError `invalid-state`, `invalid-argument` */
  join(channel: string, attributes?: Attributes): Promise<void>;
  leave(channel: string): Promise<void>;
  /** @throws PortError `too-large`, `rate-limited`, `network`, `invalid-state` */
  send(channel: string, text: string): Promise<void>;
  /** @returns whether the receiver was reached; an absent receiver is not an error */
  sendToPeer(to: Uid, text: string): Promise<{ readonly isDelivered: boolean }>;
  /** Merges into the own attributes; `remove` removes names. */
  setMyAttributes(
    channel: string,
    attributes: Attributes,
    options?: { remove?: readonly string[] },
  ): Promise<void>;
  /** @throws PortError `conflict` if `expect` is not the current revision */
  setChannelAttributes(
    channel: string,
    attributes: Attributes,
    options?: { expect?: number; remove?: readonly string[] },
  ): Promise<{ readonly revision: number }>;
  getChannelAttributes(channel: string): Promise<ChannelAttributes>;
  listMembers(channel: string, options?: { page?: string }): Promise<MemberPage>;
  countMembers(channel: string): Promise<number>;
}
