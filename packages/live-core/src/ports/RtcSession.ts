import type { Events } from '../events/Emitter.ts';
import type { ConnectOptions, LinkChange, LinkState } from './LinkState.ts';
import type { LocalTrack } from './LocalTrack.ts';
import type { RemoteKind, RemoteMedia } from './RemoteMedia.ts';
import type { Uid } from '@rostra/contract/live';

/** Media providers have only two roles: with and without the right to send. */
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

/** A member with the right to send, and their current media. */
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
  /** The own video had no slot when the connection came back, and is no longer published. */
  crowdedOut: undefined;
  /** Loudness 0 to 100 of everyone who sends audio, including the own. */
  volumes: readonly { readonly uid: Uid; readonly level: number }[];
  quality: { readonly up: LinkQuality; readonly down: LinkQuality };
  /** Emitted at least once before `token-expired` closes the link. */
  tokenWillExpire: undefined;
}

/** Flow in one direction since the last measurement. */
export interface FlowStatistics {
  readonly kbps: number;
  /** Share of lost packets, 0 to 1; absent if not measured. */
  readonly lost?: number;
  /** The largest video; absent if none is sent in this direction. */
  readonly video?: {
    readonly width: number;
    readonly height: number;
    readonly framesPerSecond: number;
  };
}

/** Statistics of the link for the statistics store: kbit/s and ms. */
export interface RtcStatistics {
  readonly roundTripMs: number;
  /** Available bandwidth, as far as the provider knows. */
  readonly upKbps: number;
  readonly downKbps: number;
  /** From the user to the room; absent if not measured, and at the first measurement. */
  readonly sent?: FlowStatistics;
  /** From the room to the user. */
  readonly received?: FlowStatistics;
}

/** One member's media in one channel. A second session with its own uid sends a screen. */
export interface RtcSession extends Events<RtcEvents> {
  readonly state: LinkState;
  readonly role: RtcRole;
  /**
   * @throws PortError `auth`, `timeout`, `aborted`, `banned`, `invalid-state` if already joined; after a
   *   failure the state is `idle` again
   */
  join(credentials: RtcCredentials, options?: ConnectOptions & { role?: RtcRole }): Promise<void>;
  /** Ends everything. Does nothing a second time, or before a join. */
  leave(): Promise<void>;
  /** Sets the role. A change to audience unpublishes first. */
  setRole(role: RtcRole): Promise<void>;
  /**
   * @throws PortError `invalid-state` as audience or before the join, `limit` for a second video and without
   *   a free slot in the channel (LMED-05)
   */
  publish(...tracks: LocalTrack[]): Promise<void>;
  /** Without tracks, unpublishes all. */
  unpublish(...tracks: LocalTrack[]): Promise<void>;
  readonly published: readonly LocalTrack[];
  readonly users: readonly RemoteUser[];
  /** @throws PortError `invalid-state` if that member sends nothing of the kind */
  subscribe(uid: Uid, kind: RemoteKind): Promise<RemoteMedia>;
  unsubscribe(uid: Uid, kind: RemoteKind): Promise<void>;
  renewToken(token: string): Promise<void>;
  statistics(): Promise<RtcStatistics>;
}
