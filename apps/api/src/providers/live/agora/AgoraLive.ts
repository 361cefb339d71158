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
import type { MemberSight } from '../MemberSight.ts';
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

/** Ms between two looks at who is there; what a channel says of itself is said again then. */
const LOOK_MS = 20_000;

export interface AgoraLiveDeps {
  readonly settings: AgoraSettings;
  readonly clock: Clock;
  readonly report: (error: unknown) => void;
  /** Where films of recordings are read; undefined where nothing records. */
  readonly files: Pick<FileStore, 'open' | 'size'> | undefined;
  /** Another patience in tests. */
  readonly patience?: Pick<AgoraRestSettings, 'answerMs' | 'pausesMs'> & {
    readonly lookMs?: number;
  };
}

/**
 * The provider of lives on Agora. It knows nothing of roles: tickets say who may send, rules hold back
 * who has a ticket and may not any more, and everything that the room is told is said by the server.
 */
export class AgoraLive implements LiveProvider {
  readonly vendor = 'agora';
  readonly appId: string;
  readonly iceServers = [];
  readonly recorder: AgoraRecorder | null;
  readonly converter: AgoraConverter;
  readonly webhooks: LiveWebhooks;
  /** Its media are not ours: no telephone is brought into them. */
  readonly phones = null;
  /** Its media does not pass this server. */
  readonly voices = null;
  readonly #clock: Clock;
  readonly #report: (error: unknown) => void;
  readonly #tokens: AgoraTokens;
  readonly #voice: AgoraVoice;
  readonly #rules: AgoraRules;
  readonly #who: AgoraPresence;
  /** What each channel says of itself. */
  readonly #attributes = new Map<string, Attributes>();
  /** Until when the last ticket of each is good, in ms since the epoch. */
  readonly #tickets = new Map<Uid, number>();
  /** Until when somebody may come into a channel in which nobody is. */
  readonly #open = new Map<string, number>();
  #told: LivePresence | undefined;
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
      presence: (news) => this.#who.take(news),
      converterEnded: (channel) => {
        if (this.converter.handleEnd(channel)) this.#told?.converterEnded(channel);
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

  say(channel: string, text: string, to?: ReadonlySet<Uid>): void {
    this.#voice.say(channel, text, to);
  }

  /** Only a member himself can set his presence there: others learn of him from the server's lists. */
  setMember(channel: string, uid: Uid, _attributes: Attributes, _sight: MemberSight): void {
    this.#who.handleMember(channel, uid);
  }

  setChannel(channel: string, attributes: Attributes): void {
    this.#attributes.set(channel, attributes);
    this.#voice.sayAttributes(channel, attributes);
  }

  setMediaRights(uid: Uid, rights: MediaRights): void {
    this.#rules.setRights(uid, rights);
  }

  /** Its browser obeys the room's word; a rule would take the right to send, which he keeps. */
  stopMedia(): void {
    // Nothing of Agora's ends one track and lets it begin again.
  }

  ban(uid: Uid): void {
    const end = this.#tickets.get(uid);
    const isGone = end !== undefined && end < this.#clock.now().getTime();
    // Who has left long ago has no ticket to come back with, and rules are few.
    if (isGone && !this.#who.isThere(uid)) return;
    this.#rules.ban(uid);
  }

  unban(uid: Uid): void {
    this.#rules.unban(uid);
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
    this.#told = presence;
    this.#who.follow(presence);
  }

  /** Called once a second: looks who is there, and says again what channels say of themselves. */
  sweep(): void {
    this.#told?.swept();
    const now = this.#clock.now().getTime();
    if (Math.abs(now - this.#lookedAt) < LOOK_MS) return;
    this.#lookedAt = now;
    for (const channel of new Set([...this.#open.keys(), ...this.#who.channels])) {
      const isEmpty = this.#who.online(channel).length === 0;
      if (isEmpty && now > (this.#open.get(channel) ?? 0)) continue;
      void this.#who.reconcile(channel).catch(this.#report);
      const attributes = this.#attributes.get(channel);
      if (attributes !== undefined && !isEmpty) this.#voice.sayAttributes(channel, attributes);
    }
  }

  /** Resolves when everything is said and every rule stands. */
  async settled(): Promise<void> {
    await Promise.all([this.#voice.settled(), this.#rules.settled()]);
  }
}
