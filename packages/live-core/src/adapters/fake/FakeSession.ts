import { Emitter } from '../../events/Emitter.ts';
import type { Off } from '../../events/Emitter.ts';
import { CONNECT_TIMEOUT_MS } from '../../ports/LinkState.ts';
import type { ConnectOptions, LinkState } from '../../ports/LinkState.ts';
import type { LocalTrack } from '../../ports/LocalTrack.ts';
import { PortError } from '../../ports/PortError.ts';
import type { RemoteKind, RemoteMedia } from '../../ports/RemoteMedia.ts';
import type {
  FlowStatistics,
  RemoteUser,
  RtcCloseReason,
  RtcCredentials,
  RtcEvents,
  RtcRole,
  RtcSession,
  RtcStatistics,
} from '../../ports/RtcSession.ts';
import type { Uid } from '@rostra/contract/live';
import { connectWithin } from '../connectWithin.ts';
import type { FakeHub } from './FakeHub.ts';
import type { MediaClient } from './FakeMediaServer.ts';
import { FakeRemoteMedia } from './FakeRemoteMedia.ts';
import { FakeAudio, FakeVideo } from './FakeTrack.ts';

const wireKind = (track: LocalTrack): RemoteKind => (track.kind === 'audio' ? 'audio' : 'video');

/** Flow while something is sent; a fake loses nothing. */
const FLOW: FlowStatistics = {
  kbps: 800,
  lost: 0,
  video: { width: 640, height: 360, framesPerSecond: 15 },
};

/** A media session over a `FakeHub`. */
export class FakeSession extends Emitter<RtcEvents> implements RtcSession {
  /** Members whose audio was subscribed to, with the played media. */
  readonly heard = new Map<Uid, FakeRemoteMedia>();
  /** The subscribed media. */
  readonly #taken = new Set<string>();
  readonly #hub: FakeHub;
  #state: LinkState = 'idle';
  #role: RtcRole = 'audience';
  #uid: Uid = 0;
  readonly #published = new Map<LocalTrack, Off>();
  #offs: Off[] = [];
  #stopWatching: Off | undefined;
  readonly #client: MediaClient = {
    notify: (name, payload) =>
      this.#hub.link(this.#uid).notify(() => {
        if (this.#state === 'connected' || this.#state === 'reconnecting') this.emit(name, payload);
      }),
    close: (reason) => this.#hub.link(this.#uid).notify(() => this.#close(reason)),
  };

  constructor(hub: FakeHub) {
    super();
    this.#hub = hub;
  }

  get state(): LinkState {
    return this.#state;
  }

  get role(): RtcRole {
    return this.#role;
  }

  get published(): readonly LocalTrack[] {
    return [...this.#published.keys()];
  }

  get users(): readonly RemoteUser[] {
    return this.#isJoined() ? this.#hub.media.usersSeenBy(this.#uid) : [];
  }

  async join(
    { uid, channel, token }: RtcCredentials,
    options: ConnectOptions & { role?: RtcRole } = {},
  ): Promise<void> {
    if (this.#state !== 'idle' && this.#state !== 'closed') {
      throw new PortError('invalid-state', 'Joined already');
    }
    const { role = 'audience', ...connect } = options;
    this.#uid = uid;
    this.#move('connecting');
    const link = this.#hub.link(uid);
    const client = this.#client;
    try {
      await connectWithin(
        this.#hub.clock,
        { timeoutMs: CONNECT_TIMEOUT_MS, ...connect },
        link.ask(() => this.#hub.media.join(uid, { channel, token, role, client })),
        () => this.#hub.media.leave(uid, client, 'left'),
      );
    } catch (error) {
      if (this.state === 'connecting') this.#move('idle');
      throw error;
    }
    this.#role = role;
    this.#offs = [
      link.on('lost', () => this.#move('reconnecting')),
      link.on('restored', () => this.#state === 'reconnecting' && this.#move('connected')),
    ];
    this.#watch(token);
    this.#move('connected');
  }

  async leave(): Promise<void> {
    if (this.#state === 'idle' || this.#state === 'closed') return;
    this.#hub.media.leave(this.#uid, this.#client, 'left');
    this.#close('left');
    await Promise.resolve();
  }

  async setRole(role: RtcRole): Promise<void> {
    if (role === 'audience') await this.unpublish();
    await this.#ask(() => this.#hub.media.setRole(this.#uid, role));
    this.#role = role;
  }

  async publish(...tracks: LocalTrack[]): Promise<void> {
    const kinds = [...this.#published.keys(), ...tracks].map(wireKind);
    if (kinds.filter((kind) => kind === 'video').length > 1) {
      throw new PortError('limit', 'A session sends one video');
    }
    await this.#ask(() => {
      for (const track of tracks) {
        if (!track.isMuted) this.#hub.media.send(this.#uid, wireKind(track), track.media);
      }
    });
    for (const track of tracks) this.#published.set(track, this.#follow(track));
  }

  async unpublish(...tracks: LocalTrack[]): Promise<void> {
    const ending = tracks.length === 0 ? this.published : tracks;
    if (ending.length === 0) return;
    await this.#ask(() => {
      for (const track of ending) this.#hub.media.stop(this.#uid, wireKind(track));
    });
    for (const track of ending) this.#forget(track);
  }

  async subscribe(uid: Uid, kind: RemoteKind): Promise<RemoteMedia> {
    const media = await this.#ask(() => this.#hub.media.media(uid, kind));
    this.#taken.add(`${uid} ${kind}`);
    const remote = new FakeRemoteMedia(uid, kind, media);
    if (kind === 'audio') this.heard.set(uid, remote);
    return remote;
  }

  async unsubscribe(uid: Uid, kind: RemoteKind): Promise<void> {
    this.#taken.delete(`${uid} ${kind}`);
    await this.#ask(() => undefined);
  }

  async renewToken(token: string): Promise<void> {
    await this.#ask(() => this.#hub.tokens.check(token, this.#uid));
    this.#watch(token);
  }

  async statistics(): Promise<RtcStatistics> {
    const requested = this.#hub.clock.now();
    await this.#ask(() => undefined);
    return {
      roundTripMs: this.#hub.clock.now() - requested,
      upKbps: 0,
      downKbps: 0,
      ...(this.#published.size > 0 ? { sent: FLOW } : {}),
      ...(this.#taken.size > 0 ? { received: FLOW } : {}),
    };
  }

  #isJoined(): boolean {
    return this.#state === 'connected' || this.#state === 'reconnecting';
  }

  #ask<Result>(act: () => Result): Promise<Result> {
    if (!this.#isJoined()) return Promise.reject(new PortError('invalid-state', 'Not joined'));
    return this.#hub.link(this.#uid).ask(act);
  }

  /** Announces to others when a published track is muted or ends. */
  #follow(track: LocalTrack): Off {
    if (!(track instanceof FakeAudio || track instanceof FakeVideo)) return () => undefined;
    const kind = wireKind(track);
    const stop = (): void => this.#hub.media.stop(this.#uid, kind);
    const offs = [
      track.changes.on('muted', (isMuted) => {
        if (isMuted) stop();
        else this.#hub.media.send(this.#uid, kind, track.media);
      }),
      track.changes.on('over', () => {
        stop();
        this.#forget(track);
      }),
    ];
    return () => {
      for (const off of offs) off();
    };
  }

  #forget(track: LocalTrack): void {
    this.#published.get(track)?.();
    this.#published.delete(track);
  }

  #watch(token: string): void {
    this.#stopWatching?.();
    this.#stopWatching = this.#hub.tokens.watch(token, {
      warn: () => this.emit('tokenWillExpire', undefined),
      expire: () => {
        this.#hub.media.leave(this.#uid, this.#client, 'left');
        this.#close('token-expired');
      },
    });
  }

  #close(reason: RtcCloseReason): void {
    if (this.#state === 'closed' || this.#state === 'idle') return;
    for (const off of this.#offs) off();
    for (const track of this.published) this.#forget(track);
    this.#stopWatching?.();
    this.#move('closed', reason);
  }

  #move(state: LinkState, reason?: RtcCloseReason): void {
    const previous = this.#state;
    if (previous === state) return;
    this.#state = state;
    this.emit('link', reason === undefined ? { state, previous } : { state, previous, reason });
  }
}
