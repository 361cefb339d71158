import type { Events } from '../events/Emitter.ts';
import type { ConnectOptions, LinkChange, LinkState } from './LinkState.ts';
import type { LocalTrack } from './LocalTrack.ts';
import type { RemoteKind, RemoteMedia } from './RemoteMedia.ts';
import type { Uid } from '@rostra/contract/live';

/** Media providers know two roles only: who may send and who may not. */
export type RtcRole = 'host' | 'audience';

export type RtcCloseReason = 'left' | 'banned' | 'uid-conflict' | 'token-expired';

export type LeaveReason = 'left' | 'timeout' | 'became-audience';

/** 0 unknown, 1 excellent to 5 bad, 6 none (live §9 calls above 4 poor). */
export type LinkQuality = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export interface RtcCredentials {
  readonly appId: string;
  readonly channel: string;
  readonly uid: Uid;
  readonly token: string;
}

/** Someone who may send, and what he sends now. */
export interface RemoteUser {
  readonly uid: Uid;
  readonly hasAudio: boolean;
  readonly hasVideo: boolean;
}

export interface RtcEvents {
  link: LinkChange<RtcCloseReason>;
  userJoined: { readonly uid: Uid };
  userLeft: { readonly uid: Uid; readonly reason: LeaveReason };
  published: { readonly uid: Uid; readonly kind: RemoteKind };
  unpublished: { readonly uid: Uid; readonly kind: RemoteKind };
  /** The own picture found no place when the line was back: it is published no more. */
  crowdedOut: undefined;
  /** Loudness 0 to 100 of all who send sound, the own included. */
  volumes: readonly { readonly uid: Uid; readonly level: number }[];
  quality: { readonly up: LinkQuality; readonly down: LinkQuality };
  /** Comes at least once before `token-expired` closes the link. */
  tokenWillExpire: undefined;
}

/** What went one way since the time before. */
export interface FlowStatistics {
  readonly kbps: number;
  /** The part of all packets that did not arrive, 0 to 1; absent where it is not measured. */
  readonly lost?: number;
  /** The largest picture; absent where none goes this way. */
  readonly picture?: {
    readonly width: number;
    readonly height: number;
    readonly framesPerSecond: number;
  };
}

/** What the link carries, for the statistics store: kbit/s and ms. */
export interface RtcStatistics {
  readonly roundTripMs: number;
  /** What there is room for, as far as the provider knows. */
  readonly upKbps: number;
  readonly downKbps: number;
  /** From the reader to the room; absent where it is not measured, and at the first look. */
  readonly sent?: FlowStatistics;
  /** From the room to the reader. */
  readonly received?: FlowStatistics;
}

/** One member's media in one channel. A screen is sent by a second session with its own uid. */
export interface RtcSession extends Events<RtcEvents> {
  readonly state: LinkState;
  readonly role: RtcRole;
  /**
   * @throws PortError `auth`, `timeout`, `aborted`, `banned`, `invalid-state` when joined already;
   * after a failure the state is `idle` again
   */
  join(credentials: RtcCredentials, options?: ConnectOptions & { role?: RtcRole }): Promise<void>;
  /** Ends everything. Again, or before a join: nothing. */
  leave(): Promise<void>;
  /** To audience: what is published is taken back first. */
  setRole(role: RtcRole): Promise<void>;
  /**
   * @throws PortError `invalid-state` as audience or before the join, `limit` for a second video and
   *   where the channel has no place for another (LMED-05)
   */
  publish(...tracks: LocalTrack[]): Promise<void>;
  /** Without tracks: all. */
  unpublish(...tracks: LocalTrack[]): Promise<void>;
  readonly published: readonly LocalTrack[];
  readonly users: readonly RemoteUser[];
  /** @throws PortError `invalid-state` when that member sends no such thing */
  subscribe(uid: Uid, kind: RemoteKind): Promise<RemoteMedia>;
  unsubscribe(uid: Uid, kind: RemoteKind): Promise<void>;
  renewToken(token: string): Promise<void>;
  statistics(): Promise<RtcStatistics>;
}
