import { MEDIA_SOCKET_PATH } from '@rostra/contract/live';
import type { MediaCallName, MediaCalls, MediaFrame, Uid } from '@rostra/contract/live';
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
import type { PlaybackDeps } from './EmbeddedRemoteMedia.ts';
import { openConnection } from './openConnection.ts';
import { Publishing } from './Publishing.ts';
import { LinkReports } from './LinkReports.ts';
import { LinkStatistics } from './LinkStatistics.ts';
import { RemoteUsers } from './RemoteUsers.ts';
import type { MediaEventFrame } from './RemoteUsers.ts';
import { SfuConnections } from './SfuConnections.ts';
import { Subscriptions } from './Subscriptions.ts';
import { WireSocket } from './WireSocket.ts';
import type { WireDeps } from './WireSocket.ts';

type Wire = WireSocket<MediaCalls, MediaFrame>;

/** Refusals after which reconnecting is pointless, with their close reasons. */
const FINAL: Readonly<Record<string, RtcCloseReason>> = {
  auth: 'token-expired',
  banned: 'banned',
  'token-expired': 'token-expired',
  'uid-conflict': 'uid-conflict',
};

/** Dependencies of a session on its provider. */
export interface SessionDeps extends WireDeps, PlaybackDeps {
  readonly origin: string;
  readonly configuration: RTCConfiguration;
}

/** A media session over the server's own SFU. */
export class EmbeddedSession extends Emitter<RtcEvents> implements RtcSession {
  readonly #deps: SessionDeps;
  readonly #users = new RemoteUsers();
  readonly #publishing: Publishing;
  readonly #subscriptions: Subscriptions;
  readonly #connections: SfuConnections;
  readonly #statistics = new LinkStatistics();
  readonly #reports: LinkReports;
  #state: LinkState = 'idle';
  #role: RtcRole = 'audience';
  #wire: Wire | undefined;
  #uid: Uid = 0;
  #token = '';
  #key = '';

  constructor(deps: SessionDeps) {
    super();
    this.#deps = deps;
    this.#publishing = new Publishing(() => this.#flow().catch(() => undefined));
    this.#subscriptions = new Subscriptions(deps);
    this.#connections = new SfuConnections({
      clock: deps.clock,
      configuration: deps.configuration,
      publishing: this.#publishing,
      subscriptions: this.#subscriptions,
      ask: (call, ask) => this.#ask(call, ask),
      notify: (frame) => this.#wire?.notify(frame),
      doubt: () => this.#wire?.doubt(),
      crowdedOut: () => this.#giveUpVideo(),
      isConnected: () => this.#state === 'connected',
    });
    this.#reports = new LinkReports({
      clock: deps.clock,
      up: () => this.#connections.sending?.getStats(),
      down: () => this.#connections.receiving?.getStats(),
      levels: () => [
        ...this.#publishing.levels.map((level) => ({ uid: this.#uid, level })),
        ...this.#subscriptions.levels,
      ],
      quality: (quality) => this.emit('quality', quality),
      volumes: (volumes) => this.emit('volumes', volumes),
    });
  }

  get state(): LinkState {
    return this.#state;
  }

  get role(): RtcRole {
    return this.#role;
  }

  get published(): readonly LocalTrack[] {
    return this.#publishing.tracks;
  }

  get users(): readonly RemoteUser[] {
    return this.#users.list();
  }

  async join(
    { uid, token }: RtcCredentials,
    options: ConnectOptions & { role?: RtcRole } = {},
  ): Promise<void> {
    if (this.#state !== 'idle' && this.#state !== 'closed') {
      throw new PortError('invalid-state', 'Joined already');
    }
    const { role = 'audience', ...connect } = options;
    this.#uid = uid;
    this.#token = token;
    this.#role = role;
    this.#move('connecting');
    const wire: Wire = new WireSocket(this.#deps.origin + MEDIA_SOCKET_PATH, this.#deps);
    this.#wire = wire;
    const greet = async (): Promise<void> => {
      this.#key = (await wire.ask('join', { uid, token: this.#token, role })).key;
    };
    let early: readonly MediaFrame[];
    try {
      early = await openConnection(this.#deps.clock, wire, connect, greet);
    } catch (error) {
      this.#wire = undefined;
      this.#move('idle');
      throw error;
    }
    wire.on('opened', () => void this.#comeBack(wire));
    wire.on('lost', () => this.#move('reconnecting'));
    wire.on('frame', (frame) => this.#hear(frame));
    this.#move('connected');
    this.#reports.start();
    for (const frame of early) this.#hear(frame);
  }

  async leave(): Promise<void> {
    if (this.#state === 'idle' || this.#state === 'closed') return;
    await this.#ask('leave', {}).catch(() => undefined);
    this.#close('left');
  }

  async setRole(role: RtcRole): Promise<void> {
    if (role === 'audience') await this.unpublish();
    await this.#ask('setRole', { role });
    this.#role = role;
  }

  async publish(...tracks: LocalTrack[]): Promise<void> {
    if (!this.#isJoined() || this.#role !== 'host') {
      throw new PortError('invalid-state', 'Only a joined host publishes');
    }
    for (const track of this.#publishing.check(tracks)) this.#publishing.add(track);
    try {
      await this.#flow();
    } catch (error) {
      for (const track of tracks) this.#publishing.remove(track);
      // There is no slot for another video, so it is removed from the connection too.
      const isRefused = error instanceof PortError && error.code === 'limit';
      if (isRefused) await this.#flow().catch(() => undefined);
      throw error;
    }
  }

  async unpublish(...tracks: LocalTrack[]): Promise<void> {
    const ending = tracks.length === 0 ? this.published : tracks;
    if (ending.length === 0) return;
    for (const track of ending) this.#publishing.remove(track);
    await this.#flow();
  }

  async subscribe(uid: Uid, kind: RemoteKind): Promise<RemoteMedia> {
    const media = this.#subscriptions.request(uid, kind);
    media.catch(() => undefined);
    try {
      await this.#ask('subscribe', { from: uid, kind });
    } catch (error) {
      this.#subscriptions.end(uid, kind);
      throw error;
    }
    return media;
  }

  async unsubscribe(uid: Uid, kind: RemoteKind): Promise<void> {
    this.#subscriptions.end(uid, kind);
    await this.#ask('unsubscribe', { from: uid, kind });
  }

  async renewToken(token: string): Promise<void> {
    this.#token = token;
    await this.#ask('renew', { token });
  }

  statistics(): Promise<RtcStatistics> {
    return this.#statistics.read(this.#connections.sending, this.#connections.receiving);
  }

  #isJoined(): boolean {
    return this.#state === 'connected' || this.#state === 'reconnecting';
  }

  async #ask<Name extends MediaCallName>(
    call: Name,
    ask: MediaCalls[Name]['ask'],
  ): Promise<MediaCalls[Name]['answer']> {
    if (!this.#isJoined() || !this.#wire) throw new PortError('invalid-state', 'Not joined');
    return this.#wire.ask(call, ask);
  }

  /** Sends the current media and reports it to the server. */
  async #flow(): Promise<void> {
    if (this.#isJoined()) await this.#connections.flow();
  }

  /** Removes a video whose slot was taken meanwhile, and notifies its owner. */
  #giveUpVideo(): void {
    for (const track of this.published) {
      if (track.kind !== 'audio') this.#publishing.remove(track);
    }
    void this.#flow().catch(() => undefined);
    this.emit('crowdedOut', undefined);
  }

  async #comeBack(wire: Wire): Promise<void> {
    try {
      const requested = { uid: this.#uid, token: this.#token, role: this.#role, resume: this.#key };
      const { key } = await wire.ask('join', requested);
      const isNew = key !== this.#key;
      this.#key = key;
      this.#move('connected');
      // The SFU kept the connections of a briefly absent member.
      if (isNew) await this.#connections.restart();
      else this.#connections.returned();
    } catch (error) {
      const reason = FINAL[(error as PortError).code];
      if (reason !== undefined) this.#close(reason);
    }
  }

  #hear(frame: MediaFrame): void {
    if ('event' in frame) this.#hearEvent(frame);
    else if ('senders' in frame) {
      for (const events of this.#users.endedWhileAway(frame.senders)) this.#hearEvent(events);
    } else if ('warning' in frame) this.emit('tokenWillExpire', undefined);
    else if ('closed' in frame) this.#close(frame.closed);
    else this.#connections.hear(frame);
  }

  #hearEvent(frame: MediaEventFrame): void {
    if (!this.#users.take(frame)) return;
    if (frame.event === 'unpublished') {
      this.#subscriptions.end(frame.payload.uid, frame.payload.kind);
    }
    this.emit(frame.event, frame.payload);
  }

  #close(reason: RtcCloseReason): void {
    if (this.#state === 'closed' || this.#state === 'idle') return;
    this.#reports.stop();
    this.#wire?.close();
    this.#wire = undefined;
    this.#connections.close();
    this.#publishing.clear();
    this.#subscriptions.clear();
    this.#users.clear();
    this.#move('closed', reason);
  }

  #move(state: LinkState, reason?: RtcCloseReason): void {
    const previous = this.#state;
    if (previous === state) return;
    this.#state = state;
    this.emit('link', reason === undefined ? { state, previous } : { state, previous, reason });
  }
}
