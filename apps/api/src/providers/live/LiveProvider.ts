import type { Server } from 'node:http';
import type {
  Attributes,
  ConverterRegion,
  ConverterType,
  IceServer,
  LiveVendor,
  MediaKind,
  Uid,
} from '@rostra/contract/live';
import type { PhoneLegs } from '../telephony/PhoneLegs.ts';
import type { MemberSight } from './MemberSight.ts';

/** What a member may do with sound and pictures. */
export interface MediaRights {
  /** What others may hear and see of him. */
  readonly send: readonly MediaKind[];
  /** Whether he hears and sees others. */
  readonly receive: boolean;
  /** Whether his picture is kept from those who do not see the hidden. @default false */
  readonly isHidden?: boolean;
  /** Whether he sees those who are hidden. @default true */
  readonly seesHidden?: boolean;
}

/** Whom a ticket is for. */
export interface LiveTicket {
  readonly uid: Uid;
  readonly channel: string;
  /** What the holder may send while the server has not said otherwise. */
  readonly mayPublish: boolean;
  /** Whether he hears and sees others while the server has not said otherwise. */
  readonly mayReceive: boolean;
}

/** What a provider tells of members; calls come in the order of what happened. */
export interface LivePresence {
  /** Came into the messages of a channel. */
  readonly joined: (channel: string, uid: Uid) => void;
  readonly left: (channel: string, uid: Uid) => void;
  /** Came to send or receive media. */
  readonly joinedMedia: (channel: string, uid: Uid) => void;
  /** About once a second. */
  readonly swept: () => void;
  /** A converter that ran does so no more, without having been asked. */
  readonly converterEnded: (channel: string) => void;
}

/** What a provider tells by HTTP, in its own form. */
export interface LiveWebhooks {
  /** @param body as it came, since the signature is over its bytes @returns whether it was the provider's */
  readonly take: (headers: Readonly<Record<string, unknown>>, body: Buffer) => boolean;
}

/** Writes down what is sent in channels. */
export interface LiveRecorder {
  /** Writes what is sent from now on into a folder that is there: a file for each track (`rtpFile`). */
  readonly start: (channel: string, folder: string) => void;
  /** Resolves when the files are whole, or will be no wholer. */
  readonly stop: (channel: string) => Promise<void>;
}

/** What a monitor gets. */
export interface MonitorListener {
  /** 20 ms of G.711 (PCMU). */
  readonly heard: (sound: Buffer) => void;
  /** Nothing more comes. */
  readonly ended: () => void;
}

/** The sound of telephones in channels, and of who listens as one. */
export interface LivePhones extends PhoneLegs {
  /**
   * Lets someone hear a channel who is no member of it and is seen by nobody.
   *
   * @returns ends it
   */
  monitor(channel: string, listener: MonitorListener): () => void;
}

/** Gets what a member said without a pause: samples of 16 kHz, 16 bit, lowest byte first. */
export type VoiceListener = (uid: Uid, samples: Buffer) => void;

/** Hears who speaks in channels, each by himself. */
export interface LiveVoices {
  /**
   * Listens to a channel, in place of who listened before. Who is muted is not heard.
   *
   * @returns ends it: what is being said at that moment is not told
   */
  listen(channel: string, listener: VoiceListener): () => void;
}

/** Where a live is passed on to. */
export interface ConverterTarget {
  readonly region: ConverterRegion;
  readonly type: ConverterType;
  /** `rtmp:` or `rtmps:`. */
  readonly url: string;
}

/** Passes lives on as RTMP. */
export interface StreamConverter {
  /** Resolves when it runs; rejects when it does not come about. */
  readonly start: (channel: string, target: ConverterTarget) => Promise<void>;
  readonly stop: (channel: string) => Promise<void>;
}

/**
 * Who carries messages and media of lives. Everything that lasts and every right is the server's; a
 * provider forgets at its end, and is told again.
 */
export interface LiveProvider {
  readonly vendor: Exclude<LiveVendor, 'rtmp'>;
  /** Names the application to the provider's client. */
  readonly appId: string;
  readonly iceServers: readonly IceServer[];
  /** Null where nothing records. */
  readonly recorder: LiveRecorder | null;
  /** Null where nobody can be heard by himself. */
  readonly voices: LiveVoices | null;
  /** Null where nothing can be passed on. */
  readonly converter: StreamConverter | null;
  /** Null where it tells nothing by HTTP. */
  readonly webhooks: LiveWebhooks | null;
  /** Null where no telephone can be brought into a channel. */
  readonly phones: LivePhones | null;
  /** Tickets for messages and media, and gets ready to take the member in. */
  issueTokens(ticket: LiveTicket, validMs: number): { token: string; rtmToken: string };
  /** Whether a ticket, old ones too, was made for this member. */
  isOf(token: string, uid: Uid): boolean;
  /** Says something in a channel as the server; to some of its members, or to all. */
  say(channel: string, text: string, to?: ReadonlySet<Uid>): void;
  /** What the server says of a member, and what he may know of others, in place of what it said before. */
  setMember(channel: string, uid: Uid, attributes: Attributes, sight: MemberSight): void;
  /** What the server says of a channel, in place of what it said before. */
  setChannel(channel: string, attributes: Attributes): void;
  /** What a member may do with sound and pictures from this moment. */
  setMediaRights(uid: Uid, rights: MediaRights): void;
  /** Ends what a member sends of one kind now; he may begin again. */
  stopMedia(uid: Uid, kind: MediaKind): void;
  /** Ends a member's sessions and refuses him from now on. */
  ban(uid: Uid): void;
  /** Takes a member in again who was refused. */
  unban(uid: Uid): void;
  /** Who is in a channel. */
  online(channel: string): readonly Uid[];
  /** Whether what is said to a member arrives at this moment. */
  isReached(uid: Uid): boolean;
  /** Drops what was said of a channel whose meeting is over, and of its members. */
  forget(channel: string, uids: readonly Uid[]): void;
  /** Who is told of coming and going; the last one named. */
  follow(presence: LivePresence): void;
}

/** A provider with what the process around it does for it. */
export interface RunningLive extends LiveProvider {
  /** Opens its sockets on the server of the site. */
  serve(server: Server): void;
  /** Called once a second. */
  sweep(): void;
  /** Called each `PRESENCE_TICK_MS`. */
  tick(): void;
  closeSockets(): void;
  stopSfu(): Promise<void>;
}

/** Names of channels in whose room a stream is played and nobody sends (LMED-22). */
const STREAM_PREFIX = 'stream-';

/** The channel of a new room. */
export const channelName = (id: string, playsStream: boolean): string =>
  `${playsStream ? STREAM_PREFIX : 'live-'}${id}`;

/** Whether a stream is played in a channel's room. */
export const isStreamChannel = (channel: string): boolean => channel.startsWith(STREAM_PREFIX);
