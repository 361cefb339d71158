import type { Server } from 'node:http';
import type {
  Attributes,
  ConverterRegion,
  ConverterType,
  IceServer,
  LiveVendor,
  MediaKind,
  RecordingFailure,
  Uid,
} from '@rostra/contract/live';
import type { PhoneLegs } from '../telephony/PhoneLegs.ts';
import type { Visibility } from './Visibility.ts';

/** A member's rights to audio and video. */
export interface MediaRights {
  /** The media that others may receive from the member. */
  readonly send: readonly MediaKind[];
  /** Whether the member receives others. */
  readonly receive: boolean;
  /**
   * Whether the member's video is hidden from members without the right to see hidden ones.
   * @default false
   */
  readonly isHidden?: boolean;
  /** Whether the member sees hidden members. @default true */
  readonly seesHidden?: boolean;
}

/** The holder and rights of a ticket. */
export interface LiveTicket {
  readonly uid: Uid;
  readonly channel: string;
  /** Whether the holder may send until the server sets other rights. */
  readonly mayPublish: boolean;
  /** Whether the holder receives others until the server sets other rights. */
  readonly mayReceive: boolean;
}

/** Events of members from a provider, in the order in which they happened. */
export interface LivePresence {
  /** A member joined the messages of a channel. */
  readonly joined: (channel: string, uid: Uid) => void;
  readonly left: (channel: string, uid: Uid) => void;
  /** A member joined the media of a channel. */
  readonly joinedMedia: (channel: string, uid: Uid) => void;
  /** About once a second. */
  readonly swept: () => void;
  /** A running converter has stopped without a request. */
  readonly converterEnded: (channel: string) => void;
}

/** Events that a provider sends by HTTP, in its own form. */
export interface LiveWebhooks {
  /**
   * @param body unparsed, since the signature is over its bytes @returns whether it was the
   * provider's
   */
  readonly take: (headers: Readonly<Record<string, unknown>>, body: Buffer) => boolean;
}

/** Records the media of channels. */
export interface LiveRecorder {
  /**
   * Records all media from now on into an existing folder: one file per track (`rtpFile`).
   *
   * @param failed called when media can't be recorded any further, with the reason
   */
  readonly start: (
    channel: string,
    folder: string,
    failed: (reason: RecordingFailure) => void,
  ) => void;
  /** Resolves when the files are complete, or will not become more complete. */
  readonly stop: (channel: string) => Promise<void>;
}

/** The receiver of a monitor's audio. */
export interface MonitorListener {
  /** 20 ms of G.711 (PCMU). */
  readonly heard: (sound: Buffer) => void;
  /** The audio has ended. */
  readonly ended: () => void;
}

/** The audio of phones in channels, and of monitors. */
export interface LivePhones extends PhoneLegs {
  /**
   * Lets someone listen to a channel without being a member or visible to anyone.
   *
   * @returns ends it
   */
  monitor(channel: string, listener: MonitorListener): () => void;
}

/** Receives a member's speech without a pause: samples of 16 kHz, 16 bit, lowest byte first. */
export type VoiceListener = (uid: Uid, samples: Buffer) => void;

/** Receives the speech in channels, each speaker separately. */
export interface LiveVoices {
  /**
   * Listens to a channel, replacing the previous listener. Muted members are not heard.
   *
   * @returns ends it: the utterance in progress is dropped
   */
  listen(channel: string, listener: VoiceListener): () => void;
}

/** The target of a restream. */
export interface ConverterTarget {
  readonly region: ConverterRegion;
  readonly type: ConverterType;
  /** `rtmp:` or `rtmps:`. */
  readonly url: string;
}

/** Restreams live sessions over RTMP. */
export interface StreamConverter {
  /** Resolves when it runs; rejects when it fails to start. */
  readonly start: (channel: string, target: ConverterTarget) => Promise<void>;
  readonly stop: (channel: string) => Promise<void>;
}

/**
 * Carries the messages and media of live sessions. The server owns all lasting state and every
 * right. A provider loses its state when it ends, and receives it again afterwards.
 */
export interface LiveProvider {
  readonly vendor: Exclude<LiveVendor, 'rtmp'>;
  /** Identifies the application to the provider's client. */
  readonly appId: string;
  readonly iceServers: readonly IceServer[];
  /** Null if recording is unavailable. */
  readonly recorder: LiveRecorder | null;
  /** Null if speakers cannot be heard separately. */
  readonly voices: LiveVoices | null;
  /** Null if restreaming is unavailable. */
  readonly converter: StreamConverter | null;
  /** Null if the provider sends no events by HTTP. */
  readonly webhooks: LiveWebhooks | null;
  /** Null if phones cannot join a channel. */
  readonly phones: LivePhones | null;
  /** Issues tickets for messages and media, and prepares for the member to join. */
  issueTokens(ticket: LiveTicket, validMs: number): { token: string; rtmToken: string };
  /** Returns whether a ticket, even an expired one, was issued for this member. */
  isOf(token: string, uid: Uid): boolean;
  /** Sends a message in a channel as the server, to some of its members or to all. */
  send(channel: string, text: string, to?: ReadonlySet<Uid>): void;
  /** Sets a member's attributes and their visibility, replacing the previous ones. */
  setMember(channel: string, uid: Uid, attributes: Attributes, visibility: Visibility): void;
  /** Sets a channel's attributes, replacing the previous ones. */
  setChannel(channel: string, attributes: Attributes): void;
  /** Sets a member's rights to audio and video from this moment. */
  setMediaRights(uid: Uid, rights: MediaRights): void;
  /** Stops one kind of a member's media; they may start it again. */
  stopMedia(uid: Uid, kind: MediaKind): void;
  /** Ends a member's sessions and refuses new ones. */
  ban(uid: Uid): void;
  /** Lifts a member's ban. */
  unban(uid: Uid): void;
  /**
   * Refuses a member's tickets issued before an instant, so that a copy made before they lost a right
   * or logged out opens nothing once they are back. Members with a right renew theirs.
   */
  revokeTokens(uid: Uid, before: Date): void;
  /** Returns the members in a channel. */
  online(channel: string): readonly Uid[];
  /** Returns whether a message to a member would arrive at this moment. */
  isReached(uid: Uid): boolean;
  /** Drops the state of a channel whose meeting is over, and of its members. */
  forget(channel: string, uids: readonly Uid[]): void;
  /** Sets the receiver of presence events; only the last one set receives them. */
  follow(presence: LivePresence): void;
}

/** A provider with its connections to the surrounding process. */
export interface RunningLive extends LiveProvider {
  /** Opens its sockets on the site's server. */
  serve(server: Server): void;
  /** Called once a second. */
  sweep(): void;
  /** Called each `PRESENCE_TICK_MS`. */
  tick(): void;
  closeSockets(): void;
  stopSfu(): Promise<void>;
}

/** Prefix of channel names for rooms that play a stream, in which nobody sends (LMED-22). */
const STREAM_PREFIX = 'stream-';

/** Returns the channel of a new room. */
export const channelName = (id: string, playsStream: boolean): string =>
  `${playsStream ? STREAM_PREFIX : 'live-'}${id}`;

/** Returns whether a channel's room plays a stream. */
export const isStreamChannel = (channel: string): boolean => channel.startsWith(STREAM_PREFIX);
