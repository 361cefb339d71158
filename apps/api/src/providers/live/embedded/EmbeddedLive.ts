import type { Server } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { MEDIA_SOCKET_PATH, MESSAGING_SOCKET_PATH } from '@rostra/contract/live';
import type { Attributes, IceServer, MediaKind, Uid } from '@rostra/contract/live';
import type { Clock } from '#platform/clock/Clock.ts';
import type { Lease } from '#platform/lease/Lease.ts';
import type { FromSfu, ToSfu } from '../../../sfu/protocol.ts';
import type { SfuListener } from '../../../sfu/SfuProcess.ts';
import type { Visibility } from '../Visibility.ts';
import { isStreamChannel } from '../LiveProvider.ts';
import type {
  LivePresence,
  LiveRecorder,
  LiveTicket,
  LiveVoices,
  MediaRights,
  RunningLive,
} from '../LiveProvider.ts';
import { LiveTokens } from './LiveTokens.ts';
import { MediaHub } from './MediaHub.ts';
import { MessageHub } from './MessageHub.ts';
import { serveLiveSockets } from './serveLiveSockets.ts';
import { SfuPhones } from './SfuPhones.ts';

/** The media process, as the provider uses it. */
export interface SfuLink {
  /** Starts it if it is not running. */
  ensure(): void;
  send(message: ToSfu): void;
  stop(): Promise<void>;
}

export interface EmbeddedLiveSettings {
  readonly clock: Clock;
  /** The key that signs tickets. */
  readonly secret: string;
  readonly iceServers: readonly IceServer[];
  /** Address at which phones reach the media process. */
  readonly phoneAddress: string;
  readonly report: (error: unknown) => void;
  readonly makeSfu: (listener: SfuListener) => SfuLink;
  /** Whether a socket is requested by one of our own pages. */
  readonly isOwn: (request: IncomingMessage) => boolean;
  /** Without it, another instance serves the sockets. */
  readonly lease: Lease;
}

/** The built-in provider: hubs in this process, media in a child process (ADR 60, 61). */
export class EmbeddedLive implements RunningLive {
  readonly vendor = 'embedded';
  readonly appId = 'rostra';
  /** Its media is forwarded, not decoded, so there is no combined video of a room to restream. */
  readonly converter = null;
  readonly webhooks = null;
  readonly iceServers: readonly IceServer[];
  readonly phones: SfuPhones;
  readonly #settings: EmbeddedLiveSettings;
  readonly #tokens: LiveTokens;
  readonly #messages: MessageHub;
  readonly #media: MediaHub;
  readonly #sfu: SfuLink;
  #presence: LivePresence | undefined;
  #closeSockets: (() => void) | undefined;

  constructor(settings: EmbeddedLiveSettings) {
    const { clock, report } = settings;
    this.#settings = settings;
    this.iceServers = settings.iceServers;
    this.#tokens = new LiveTokens(settings.secret, clock);
    const deps = { clock, report, tokens: this.#tokens };
    this.#messages = new MessageHub({
      ...deps,
      presence: {
        joined: (channel, uid) => this.#presence?.joined(channel, uid),
        left: (channel, uid) => this.#presence?.left(channel, uid),
      },
    });
    this.#media = new MediaHub(
      {
        ...deps,
        presence: {
          joined: (channel, uid) => this.#presence?.joinedMedia(channel, uid),
          left: () => undefined,
        },
      },
      (message) => this.#toSfu(message),
    );
    this.#sfu = settings.makeSfu({
      message: (message: FromSfu) => {
        this.phones.fromSfu(message);
        this.#media.fromSfu(message);
      },
      restarted: () => {
        this.phones.restarted();
        this.#media.sfuRestarted();
      },
    });
    this.phones = new SfuPhones({
      media: this.#media,
      toSfu: (message) => this.#toSfu(message),
      ensure: () => this.#sfu.ensure(),
      address: settings.phoneAddress,
    });
  }

  get recorder(): LiveRecorder {
    return this.#media.recorder;
  }

  get voices(): LiveVoices {
    return this.#media.voices;
  }

  /** Opens the sockets on the site's server. */
  serve(server: Server): void {
    const hubs = { [MESSAGING_SOCKET_PATH]: this.#messages, [MEDIA_SOCKET_PATH]: this.#media };
    const { close } = serveLiveSockets(server, (request) => {
      const path = request.url?.split('?')[0] ?? '';
      if (!this.#settings.isOwn(request)) return 403;
      if (!this.#settings.lease.isHeld) return 503;
      return hubs[path as keyof typeof hubs] ?? 403;
    });
    this.#closeSockets = close;
  }

  /**
   * Ends sessions with an expired ticket or a connection lost for too long. Called once a second.
   */
  sweep(): void {
    this.#messages.sweep();
    this.#media.sweep();
    this.#presence?.swept();
  }

  /** Publishes the gathered changes of presence. Called each `PRESENCE_TICK_MS`. */
  tick(): void {
    this.#messages.tick();
  }

  closeSockets(): void {
    this.#closeSockets?.();
  }

  stopSfu(): Promise<void> {
    return this.#sfu.stop();
  }

  issueTokens(ticket: LiveTicket, validMs: number) {
    if (!isStreamChannel(ticket.channel)) this.#sfu.ensure();
    const token = this.#tokens.issue({ ...ticket, mayDirect: false }, validMs);
    return { token, rtmToken: token };
  }

  isOf(token: string, uid: Uid): boolean {
    return this.#tokens.isOf(token, uid);
  }

  send(channel: string, text: string, to?: ReadonlySet<Uid>): void {
    this.#messages.announce(channel, text, to);
  }

  setMember(channel: string, uid: Uid, attributes: Attributes, visibility: Visibility): void {
    this.#messages.setMember(channel, uid, attributes, visibility);
  }

  setChannel(channel: string, attributes: Attributes): void {
    this.#messages.setChannel(channel, attributes);
  }

  setMediaRights(uid: Uid, rights: MediaRights): void {
    this.#media.setRights(uid, rights);
  }

  stopMedia(uid: Uid, kind: MediaKind): void {
    this.#media.stopMedia(uid, kind);
  }

  ban(uid: Uid): void {
    this.#messages.ban(uid);
    this.#media.ban(uid);
  }

  unban(uid: Uid): void {
    this.#messages.unban(uid);
    this.#media.unban(uid);
  }

  revokeTokens(uid: Uid, before: Date): void {
    this.#tokens.revokeBefore(uid, before);
  }

  online(channel: string): readonly Uid[] {
    return this.#messages.online(channel);
  }

  isReached(uid: Uid): boolean {
    return this.#messages.isReached(uid);
  }

  forget(channel: string, uids: readonly Uid[]): void {
    this.#messages.forget(channel, uids);
    this.#media.forget(uids);
    this.#tokens.forget(uids);
  }

  follow(presence: LivePresence): void {
    this.#presence = presence;
  }

  /** After a restart, members return with the tickets they have: the first of them starts it. */
  #toSfu(message: ToSfu): void {
    if (message.type === 'open') this.#sfu.ensure();
    this.#sfu.send(message);
  }
}
