import type { Uid } from '@rostra/contract/live';
import { Emitter } from '../../events/Emitter.ts';
import type { ConnectOptions, LinkState } from '../../ports/LinkState.ts';
import type { LocalTrack } from '../../ports/LocalTrack.ts';
import { PortError } from '../../ports/PortError.ts';
import type { RemoteKind, RemoteMedia } from '../../ports/RemoteMedia.ts';
import type {
  RemoteUser,
  RtcCloseReason,
  RtcCredentials,
  RtcEvents,
  RtcRole,
  RtcSession,
  RtcStatistics,
} from '../../ports/RtcSession.ts';
import type { ReconnectPolicy } from '../../reconnect/ReconnectPolicy.ts';
import type { Cancel, Clock } from '../../time/Clock.ts';
import { RemoteUsers } from '../embedded/RemoteUsers.ts';
import type { MediaEventFrame } from '../embedded/RemoteUsers.ts';
import { connectWithin } from '../connectWithin.ts';
import { rtcError } from './agoraErrors.ts';
import { rtcEnd } from './agoraLink.ts';
import { AgoraPublished } from './AgoraPublished.ts';
import type { OwnTrack } from './AgoraPublished.ts';
import { AgoraRemoteMedia } from './AgoraRemoteMedia.ts';
import type { RtcClient, RtcClientUser, RtcSdk } from './AgoraSdk.ts';
import type { AgoraSpeaker } from './AgoraSpeaker.ts';
import { answerWithin, JOIN_WITHIN_MS } from './agoraTimes.ts';
import { RtcConnection } from './RtcConnection.ts';

const BITS_PER_KILOBIT = 1000;

/** Refusals after which rejoining is pointless, with their close reasons. */
const FINAL: Readonly<Record<string, RtcCloseReason>> = {
  auth: 'token-expired',
  banned: 'banned',
  'token-expired': 'token-expired',
  'uid-conflict': 'uid-conflict',
};

/** Dependencies of a session on its provider. */
export interface AgoraSessionDeps {
  readonly clock: Clock;
  readonly policy: ReconnectPolicy;
  readonly load: () => Promise<RtcSdk>;
  readonly speaker: AgoraSpeaker;
  /** Uids of all sessions of this browser. */
  readonly ownUids: Set<Uid>;
}

/** A media session over Agora. A second one with its own uid and token sends a screen. */
export class AgoraSession extends Emitter<RtcEvents> implements RtcSession {
  readonly #deps: AgoraSessionDeps;
  readonly #published = new AgoraPublished({
    over: (sent) => void this.#ask((client) => client.unpublish(sent)).catch(() => undefined),
    changed: (track) => this.#swap(track),
  });
  readonly #users = new RemoteUsers();
  readonly #subscribed = new Map<string, AgoraRemoteMedia>();
  #state: LinkState = 'idle';
  #role: RtcRole = 'audience';
  #credentials: RtcCredentials | undefined;
  #connection: RtcConnection | undefined;
  #joining: Cancel | undefined;

  constructor(deps: AgoraSessionDeps) {
    super();
    this.#deps = deps;
  }

  get state(): LinkState {
    return this.#state;
  }

  get role(): RtcRole {
    return this.#role;
  }

  get published(): readonly LocalTrack[] {
    return this.#published.tracks;
  }

  get users(): readonly RemoteUser[] {
    return this.#users.list();
  }

  async join(
    credentials: RtcCredentials,
    options: ConnectOptions & { role?: RtcRole } = {},
  ): Promise<void> {
    if (this.#state !== 'idle' && this.#state !== 'closed') {
      throw new PortError('invalid-state', 'Joined already');
    }
    const { role = 'audience', ...connect } = options;
    this.#credentials = credentials;
    this.#role = role;
    this.#deps.ownUids.add(credentials.uid);
    this.#move('connecting');
    try {
      await this.#open(connect);
    } catch (error) {
      if (this.state === 'connecting') {
        this.#deps.ownUids.delete(credentials.uid);
        this.#move('idle');
      }
      throw error;
    }
  }

  async leave(): Promise<void> {
    if (this.#state === 'idle' || this.#state === 'closed') return;
    const ending = this.#connection?.close();
    this.#close('left');
    await ending;
  }

  async setRole(role: RtcRole): Promise<void> {
    if (role === 'audience') await this.unpublish();
    if (!this.#isAway()) await this.#ask((client) => client.setClientRole(role));
    this.#role = role;
  }

  async publish(...tracks: LocalTrack[]): Promise<void> {
    if (!this.#isJoined() || this.#role !== 'host') {
      throw new PortError('invalid-state', 'Only a joined host publishes');
    }
    // The own screen counts: for this session it belongs to another uid.
    const videos = this.#connection?.remoteUsers.filter(({ hasVideo }) => hasVideo).length ?? 0;
    const fresh = this.#published.check(tracks, videos);
    if (fresh.length === 0) return;
    // Recorded first, so that one ending meanwhile is unpublished.
    for (const track of fresh) this.#published.add(track);
    try {
      await this.#ask((client) => client.publish(this.#published.handOut(fresh)));
    } catch (error) {
      for (const track of fresh) this.#published.remove(track);
      throw error;
    }
  }

  async unpublish(...tracks: LocalTrack[]): Promise<void> {
    const ending = this.#published.tracks.filter(
      (track) => tracks.length === 0 || tracks.includes(track),
    );
    if (ending.length === 0) return;
    const sent = ending.flatMap((track) => this.#published.remove(track) ?? []);
    if (this.#isAway() || sent.length === 0) return;
    await this.#ask((client) => client.unpublish(sent));
  }

  async subscribe(uid: Uid, kind: RemoteKind): Promise<RemoteMedia> {
    const track = await this.#ask(async (client) => {
      const user = this.#other(uid);
      const isSent = kind === 'audio' ? user?.hasAudio : user?.hasVideo;
      if (!user || isSent !== true) {
        throw new PortError('invalid-state', `${uid} sends no ${kind}`);
      }
      return kind === 'audio' ? client.subscribe(user, 'audio') : client.subscribe(user, 'video');
    });
    this.#drop(uid, kind);
    const media = new AgoraRemoteMedia(uid, track, this.#deps.speaker);
    this.#subscribed.set(kind + uid, media);
    return media;
  }

  async unsubscribe(uid: Uid, kind: RemoteKind): Promise<void> {
    this.#drop(uid, kind);
    await this.#ask(async (client) => {
      const user = this.#other(uid);
      if (user) await client.unsubscribe(user, kind);
    });
  }

  async renewToken(token: string): Promise<void> {
    if (this.#credentials) this.#credentials = { ...this.#credentials, token };
    if (this.#isAway()) return;
    await this.#ask((client) => client.renewToken(token));
  }

  statistics(): Promise<RtcStatistics> {
    return this.#ask(async (client) => {
      const { RTT, SendBitrate, RecvBitrate } = client.getRTCStats();
      await Promise.resolve();
      return {
        roundTripMs: RTT,
        upKbps: SendBitrate / BITS_PER_KILOBIT,
        downKbps: RecvBitrate / BITS_PER_KILOBIT,
        sent: { kbps: SendBitrate / BITS_PER_KILOBIT },
        received: { kbps: RecvBitrate / BITS_PER_KILOBIT },
      };
    });
  }

  #isJoined(): boolean {
    return this.#state === 'connected' || this.#state === 'reconnecting';
  }

  /** Whether no client is in the channel; the next one starts with the current requests. */
  #isAway(): boolean {
    return this.#isJoined() && this.#connection?.isOpen !== true;
  }

  /** Swaps the published track with a short gap; sending both would mix them. */
  async #swap(track: OwnTrack): Promise<void> {
    if (this.#isAway() || !this.#published.isStale(track)) return;
    const before = this.#published.takeBack(track);
    if (before) await this.#ask((client) => client.unpublish(before));
    await this.#ask(async (client) => {
      // It may have been unpublished meanwhile.
      const [next] = this.#published.handOut([track]);
      if (next) await client.publish(next);
    });
  }

  async #ask<Result>(act: (client: RtcClient) => Promise<Result>): Promise<Result> {
    if (!this.#isJoined()) throw new PortError('invalid-state', 'Not joined');
    if (!this.#connection?.isOpen) throw new PortError('network', 'The line is away');
    try {
      return await answerWithin(this.#deps.clock, act(this.#connection.client));
    } catch (cause) {
      throw rtcError(cause);
    }
  }

  #other(uid: Uid): RtcClientUser | undefined {
    // The own screen is not subscribed to.
    if (this.#deps.ownUids.has(uid)) return undefined;
    return this.#connection?.remoteUsers.find((user) => Number(user.uid) === uid);
  }

  /** Joins with a new client. @throws PortError; the client has ended then */
  async #open(connect: ConnectOptions = {}): Promise<void> {
    const connection: RtcConnection = new RtcConnection({
      hear: (frame) => this.#hear(frame),
      volumes: (volumes) => this.emit('volumes', volumes),
      quality: (quality) => this.emit('quality', quality),
      tokenWillExpire: () => this.emit('tokenWillExpire', undefined),
      lost: () => this.#move('reconnecting'),
      returned: () => this.#move('connected'),
      ended: (reason) => this.#end(reason),
    });
    this.#connection = connection;
    const { credentials, role } = this.#request();
    const opening = connection.open(this.#deps.load, credentials, role);
    const bounds = { timeoutMs: JOIN_WITHIN_MS, ...connect };
    try {
      await connectWithin(this.#deps.clock, bounds, opening, () => undefined);
      if (this.#connection !== connection) throw new PortError('aborted', 'Left meanwhile');
    } catch (error) {
      void connection.close();
      if (this.#connection === connection) this.#connection = undefined;
      throw error;
    }
    this.#move('connected');
    connection.start();
  }

  #request(): { readonly credentials: RtcCredentials; readonly role: RtcRole } {
    if (!this.#credentials) throw new PortError('invalid-state', 'Never joined');
    return { credentials: this.#credentials, role: this.#role };
  }

  #hear(frame: MediaEventFrame): void {
    const { uid } = frame.payload;
    if (this.#deps.ownUids.has(uid) || !this.#users.take(frame)) return;
    if (frame.event === 'unpublished') this.#drop(uid, frame.payload.kind);
    this.emit(frame.event, frame.payload);
  }

  #drop(uid: Uid, kind: RemoteKind): void {
    this.#subscribed.get(kind + uid)?.close();
    this.#subscribed.delete(kind + uid);
  }

  #end(reason: string | undefined): void {
    const why = rtcEnd(reason);
    if (why === undefined) {
      this.#joinAgain();
      return;
    }
    void this.#connection?.close();
    this.#close(why);
  }

  /** Rejoins after Agora stopped trying; nothing is received until a new client has joined. */
  #joinAgain(): void {
    void this.#connection?.close();
    this.#connection = undefined;
    this.#move('reconnecting');
    for (const events of this.#users.endedWhileAway([])) this.#hear(events);
    this.#tryAgain(0);
  }

  #tryAgain(attempt: number): void {
    this.#joining = this.#deps.clock.schedule(this.#deps.policy.delayMs(attempt), () => {
      void this.#return().catch((error: unknown) => {
        if (this.#state !== 'reconnecting') return;
        const why = FINAL[(error as PortError).code];
        if (why === undefined) this.#tryAgain(attempt + 1);
        else this.#close(why);
      });
    });
  }

  async #return(): Promise<void> {
    const { role: begun } = this.#request();
    await this.#open();
    const { role } = this.#request();
    if (role !== begun) await this.#ask((client) => client.setClientRole(role));
    const { tracks } = this.#published;
    if (tracks.length === 0) return;
    try {
      await this.#ask((client) => client.publish(this.#published.handOut(tracks)));
    } catch {
      // The owner is notified as if crowded out, and none of their tracks is sent.
      this.#published.clear();
      this.emit('crowdedOut', undefined);
    }
  }

  #close(reason: RtcCloseReason): void {
    if (this.#state === 'closed' || this.#state === 'idle') return;
    this.#joining?.();
    this.#connection = undefined;
    for (const media of this.#subscribed.values()) media.close();
    this.#subscribed.clear();
    this.#published.clear();
    this.#users.clear();
    if (this.#credentials) this.#deps.ownUids.delete(this.#credentials.uid);
    this.#move('closed', reason);
  }

  #move(state: LinkState, reason?: RtcCloseReason): void {
    const previous = this.#state;
    if (previous === state) return;
    this.#state = state;
    this.emit('link', reason === undefined ? { state, previous } : { state, previous, reason });
  }
}
