import type { Attributes, Uid } from '@rostra/contract/live';
import type { Clock } from '#platform/clock/Clock.ts';
import type { FileStore } from '#providers/files/FileStore.ts';
import type {
  LivePresence,
  LiveProvider,
  LiveTicket,
  LiveWebhooks,
  MediaRights,
} from '../LiveProvider.ts';
import type { Visibility } from '../Visibility.ts';
import { AgoraConverter } from './AgoraConverter.ts';
import { AgoraPresence } from './AgoraPresence.ts';
import { AgoraRecorder } from './AgoraRecorder.ts';
import { AgoraRest } from './AgoraRest.ts';
import type { AgoraRestSettings } from './AgoraRest.ts';
import { AgoraRules } from './AgoraRules.ts';
import type { AgoraSettings } from './AgoraSettings.ts';
import { AgoraTokens } from './AgoraTokens.ts';
import { AgoraVoice } from './AgoraVoice.ts';
import { AgoraWebhooks } from './AgoraWebhooks.ts';

/** Ms between two presence checks; channels' attributes are sent again at the same time. */
const LOOK_MS = 20_000;

export interface AgoraLiveDeps {
  readonly settings: AgoraSettings;
  readonly clock: Clock;
  readonly report: (error: unknown) => void;
  /** The store from which recorded videos are read; undefined if recording is unavailable. */
  readonly files: Pick<FileStore, 'open' | 'size'> | undefined;
  /** Shorter times in tests. */
  readonly patience?: Pick<AgoraRestSettings, 'answerMs' | 'pausesMs'> & {
    readonly lookMs?: number;
  };
}

/**
 * The Agora provider of live sessions. It knows no roles: tickets grant the right to send, rules
 * restrict holders whose right has ended, and the server sends everything that the room must know.
 */
export class AgoraLive implements LiveProvider {
  readonly vendor = 'agora';
  readonly appId: string;
  readonly iceServers = [];
  readonly recorder: AgoraRecorder | null;
  readonly converter: AgoraConverter;
  readonly webhooks: LiveWebhooks;
  /** Its media are not ours: no phone can join them. */
  readonly phones = null;
  /** Its media does not pass this server. */
  readonly voices = null;
  readonly #clock: Clock;
  readonly #report: (error: unknown) => void;
  readonly #tokens: AgoraTokens;
  readonly #voice: AgoraVoice;
  readonly #rules: AgoraRules;
  readonly #who: AgoraPresence;
  /** The attributes of each channel. */
  readonly #attributes = new Map<string, Attributes>();
  /** End of validity of each member's last ticket, in ms since the epoch. */
  readonly #tickets = new Map<Uid, number>();
  /** The time until which someone may still join an empty channel. */
  readonly #open = new Map<string, number>();
  #notified: LivePresence | undefined;
  #lookedAt = 0;

  constructor({ settings, clock, report, files, patience = {} }: AgoraLiveDeps) {
    const { appId, storage } = settings;
    const { lookMs, ...calls } = patience;
    const looks = lookMs === undefined ? {} : { lookMs };
    const rest = new AgoraRest({ ...settings, ...calls });
    this.appId = appId;
    this.#clock = clock;
    this.#report = report;
    this.#tokens = new AgoraTokens(settings);
    this.#voice = new AgoraVoice({ appId, rest, report });
    this.#rules = new AgoraRules({ appId, rest, report });
    this.#who = new AgoraPresence({ appId, rest });
    this.converter = new AgoraConverter({ appId, rest, ...looks });
    this.recorder =
      storage === undefined || files === undefined
        ? null
        : new AgoraRecorder({
            appId,
            rest,
            tokens: this.#tokens,
            storage,
            files,
            report,
            ...looks,
          });
    this.webhooks = new AgoraWebhooks({
      secret: settings.webhookSecret,
      clock,
      presence: (message) => this.#who.take(message),
      converterEnded: (channel) => {
        if (this.converter.handleEnd(channel)) this.#notified?.converterEnded(channel);
      },
    });
  }

  issueTokens({ uid, channel, mayPublish }: LiveTicket, validMs: number) {
    const end = this.#clock.now().getTime() + validMs;
    this.#tickets.set(uid, end);
    this.#open.set(channel, end);
    this.#who.handleMember(channel, uid);
    this.#rules.handleTicket(uid, mayPublish);
    return {
      token: this.#tokens.media(channel, uid, mayPublish, validMs),
      rtmToken: this.#tokens.messages(uid, validMs),
    };
  }

  isOf(token: string, uid: Uid): boolean {
    return this.#tokens.isOf(token, uid);
  }

  send(channel: string, text: string, to?: ReadonlySet<Uid>): void {
    this.#voice.send(channel, text, to);
  }

  /**
   * Only members can set their own presence at Agora; others learn of them from the server's lists.
   */
  setMember(channel: string, uid: Uid, _attributes: Attributes, _sight: Visibility): void {
    this.#who.handleMember(channel, uid);
  }

  setChannel(channel: string, attributes: Attributes): void {
    this.#attributes.set(channel, attributes);
    this.#voice.publishAttributes(channel, attributes);
  }

  setMediaRights(uid: Uid, rights: MediaRights): void {
    this.#rules.setRights(uid, rights);
  }

  /**
   * The member's browser obeys the room's message; a rule would remove the right to send, which
   * they keep.
   */
  stopMedia(): void {
    // Agora offers no way to end one track and let it start again.
  }

  ban(uid: Uid): void {
    const end = this.#tickets.get(uid);
    const isGone = end !== undefined && end < this.#clock.now().getTime();
    // Members gone for long have no ticket to return with, and rules are limited.
    if (isGone && !this.#who.isThere(uid)) return;
    this.#rules.ban(uid);
  }

  unban(uid: Uid): void {
    this.#rules.unban(uid);
  }

  revokeTokens(): void {
    // Agora checks a token by its signature and expiry alone: an old one works for ten minutes.
  }

  online(channel: string): readonly Uid[] {
    return this.#who.online(channel).filter((uid) => !this.#rules.isBanned(uid));
  }

  isReached(uid: Uid): boolean {
    return this.#who.isThere(uid) && !this.#rules.isBanned(uid);
  }

  forget(channel: string, uids: readonly Uid[]): void {
    this.#attributes.delete(channel);
    this.#open.delete(channel);
    this.#who.forget(channel, uids);
    this.#rules.forget(uids);
    for (const uid of uids) this.#tickets.delete(uid);
  }

  follow(presence: LivePresence): void {
    this.#notified = presence;
    this.#who.follow(presence);
  }

  /** Checks presence and sends the channels' attributes again. Called once a second. */
  sweep(): void {
    this.#notified?.swept();
    const now = this.#clock.now().getTime();
    if (Math.abs(now - this.#lookedAt) < LOOK_MS) return;
    this.#lookedAt = now;
    for (const channel of new Set([...this.#open.keys(), ...this.#who.channels])) {
      const isEmpty = this.#who.online(channel).length === 0;
      if (isEmpty && now > (this.#open.get(channel) ?? 0)) continue;
      void this.#who.reconcile(channel).catch(this.#report);
      const attributes = this.#attributes.get(channel);
      if (attributes !== undefined && !isEmpty) this.#voice.publishAttributes(channel, attributes);
    }
  }

  /** Resolves when every message is sent and every rule is set. */
  async settled(): Promise<void> {
    await Promise.all([this.#voice.settled(), this.#rules.settled()]);
  }
}
