import type { Events } from '../events/Emitter.ts';
import type { ConnectOptions, LinkChange, LinkState } from './LinkState.ts';
import type { Uid } from './Uid.ts';

/** Small texts by name, of a member or of a channel. */
export type Attributes = Readonly<Record<string, string>>;

export type RtmCloseReason =
  'logout' | 'remote-login' | 'kicked' | 'banned' | 'token-expired' | 'login-rejected';

export interface RtmCredentials {
  readonly appId: string;
  readonly uid: Uid;
  readonly token: string;
}

/** A text from another member; the sender never hears its own. */
export interface RtmMessage {
  readonly from: Uid;
  readonly text: string;
  /** Server's time, ms since the epoch. */
  readonly at: number;
}

export interface ChannelMember {
  readonly uid: Uid;
  readonly attributes: Attributes;
}

/** `revision` grows with each write. */
export interface ChannelAttributes {
  readonly attributes: Attributes;
  readonly revision: number;
}

export interface RtmEvents {
  /** `wasResumed` with `connected`: false means that messages may be missing, so read again. */
  link: LinkChange<RtmCloseReason> & { readonly wasResumed: boolean };
  message: RtmMessage & { readonly channel: string };
  peerMessage: RtmMessage;
  /** Everyone in the channel, the own included; replaces what was known. */
  roster: { readonly channel: string; readonly members: readonly ChannelMember[] };
  memberJoined: { readonly channel: string } & ChannelMember;
  memberLeft: {
    readonly channel: string;
    readonly uid: Uid;
    readonly reason: 'left' | 'timeout';
  };
  /** The full set of that member. */
  memberAttributes: { readonly channel: string } & ChannelMember;
  channelAttributes: { readonly channel: string } & ChannelAttributes;
  tokenWillExpire: undefined;
}

/** Bounds that a provider refuses to pass. */
export interface RtmLimits {
  readonly messageBytes: number;
  readonly attributeKeys: number;
}

/** A page of members; `next` asks for the one after. */
export interface MemberPage {
  readonly members: readonly ChannelMember[];
  readonly next?: string;
}

/** Messages, presence and attributes. Nothing is delivered inside the call that caused it. */
export interface RtmProvider extends Events<RtmEvents> {
  readonly state: LinkState;
  readonly limits: RtmLimits;
  /** @throws PortError `auth`, `banned`, `timeout`, `aborted`, `invalid-state` */
  login(credentials: RtmCredentials, options?: ConnectOptions): Promise<void>;
  /** Again, or before a log-in: nothing. */
  logout(): Promise<void>;
  renewToken(token: string): Promise<void>;
  /** Enters a channel; `roster` follows. @throws PortError `invalid-state`, `invalid-argument` */
  join(channel: string, attributes?: Attributes): Promise<void>;
  leave(channel: string): Promise<void>;
  /** @throws PortError `too-large`, `rate-limited`, `network`, `invalid-state` */
  send(channel: string, text: string): Promise<void>;
  /** @returns whether the other was reached; being away is no error */
  sendToPeer(to: Uid, text: string): Promise<{ readonly isDelivered: boolean }>;
  /** Merges into the own attributes; `remove` takes names away. */
  setMyAttributes(
    channel: string,
    attributes: Attributes,
    options?: { remove?: readonly string[] },
  ): Promise<void>;
  /** @throws PortError `conflict` when `expect` is not the revision that stands */
  setChannelAttributes(
    channel: string,
    attributes: Attributes,
    options?: { expect?: number; remove?: readonly string[] },
  ): Promise<{ readonly revision: number }>;
  getChannelAttributes(channel: string): Promise<ChannelAttributes>;
  listMembers(channel: string, options?: { page?: string }): Promise<MemberPage>;
  countMembers(channel: string): Promise<number>;
}
