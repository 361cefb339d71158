import type { LiveSessionOptions } from '@rostra/contract/live';
import { makeReconnectPolicy } from '../reconnect/ReconnectPolicy.ts';
import type { ReconnectPolicy } from '../reconnect/ReconnectPolicy.ts';
import type { Cancel } from '../time/Clock.ts';
import { connectionTransitions } from '../state/connection.ts';
import { ChatCache } from './chat/ChatCache.ts';
import { Links } from './connection/Links.ts';
import type { LinkEvents } from './connection/Links.ts';
import { RefreshScheduler } from './connection/RefreshScheduler.ts';
import { TokenKeeper } from './connection/TokenKeeper.ts';
import { LiveError, toLiveError } from './LiveError.ts';
import type { LiveProviders } from './LiveSessionDeps.ts';
import { makeOwnMedia } from './makeOwnMedia.ts';
import { mediaRights } from './media/mediaRights.ts';
import { PoorNetwork } from './media/PoorNetwork.ts';
import { MicrophoneTest } from './media/MicrophoneTest.ts';
import { forgetRemoved, markRemoved } from './removedMark.ts';
import type { Room } from './Room.ts';
import { RoomHearing } from './RoomHearing.ts';
import { canReadChat, isSuper } from './selectors/rights.ts';

/** What is switched on when the room is entered. */
export interface EntryWish {
  readonly microphone: boolean;
  readonly camera: boolean;
}

const FAILED = {
  'login-failed': 'loginFailed',
  'login-timeout': 'loginTimedOut',
  'join-failed': 'joinFailed',
} as const;

/** The way in and out: token, device check, both channels, coming back, and every end. */
export class RoomEntry {
  readonly #room: Room;
  readonly #policy: ReconnectPolicy;
  readonly #tokens: TokenKeeper;
  readonly #refresh: RefreshScheduler;
  readonly #hearing: RoomHearing;
  readonly #test: MicrophoneTest;
  #providers: LiveProviders | undefined;
  #links: Links | undefined;
  #password: string | undefined;
  #wish: EntryWish | undefined;
  #mustResync = false;
  #reopening: Cancel | undefined;
  /** Tries to open again since the tickets ran out. */
  #attempt = 0;

  constructor(room: Room) {
    this.#room = room;
    const { clock, random, api } = room.deps;
    this.#policy = makeReconnectPolicy(random);
    this.#tokens = new TokenKeeper({
      clock,
      policy: this.#policy,
      refresh: (token) => api.postRefreshToken({ token }),
      renewed: (tokens) => void this.#links?.renew(tokens),
      refused: (code) => this.#end(code === 'removed' ? 'removed' : 'tokenRefused'),
      diffMs: () => room.timer.diffMs,
    });
    this.#refresh = new RefreshScheduler({
      clock,
      random,
      look: () => this.#look(),
      online: () => room.store.members.table.online ?? room.state.online ?? 0,
    });
    this.#hearing = new RoomHearing(room, (isConcerned) =>
      this.#refresh.handleRefresh(isConcerned),
    );
    this.#test = new MicrophoneTest(room);
    room.ended = () => void this.leave('ended');
  }

  /**
   * Asks to be let in and makes ready for the device check (LCON-57).
   *
   * @throws LiveError as the server refuses: password, registration, half an hour before, removed …
   */
  async open(password?: string): Promise<void> {
    const { room } = this;
    this.#password = password;
    room.patch({ phase: 'opening', refusal: null });
    try {
      const askedAt = room.deps.clock.now();
      const input = password === undefined ? {} : { password };
      const options = await room.deps.api.postLiveToken(input);
      room.timer.handleServerTime(options.server_time, askedAt);
      this.#take(options);
      this.#providers ??= await this.#load(options);
      if (room.isOver) {
        room.patch({ phase: 'ended' });
        return;
      }
      room.patch({ phase: 'checking' });
      this.#test.start();
      await room.own?.listDevices().catch(() => undefined);
    } catch (thrown) {
      const refusal = toLiveError(thrown);
      room.patch({ phase: 'refused', refusal });
      // Who was removed is not let in again: no reload can mend it.
      if (refusal.code === 'removed') room.moveConnection('removed');
      throw refusal;
    }
  }

  /** @throws LiveError `login-failed`, `login-timeout`, `join-failed`, `removed`, `token-refused` */
  async enter(wish: EntryWish): Promise<void> {
    const { room } = this;
    const { session } = room.state;
    if (!session || !this.#providers) throw new LiveError('invalid-state');
    this.#wish = wish;
    this.#test.stop();
    room.moveConnection('connect');
    room.patch({ phase: 'entering', refusal: null });
    try {
      await this.#connect(session, () => this.#tokens.fresh());
    } catch (thrown) {
      this.#failed(toLiveError(thrown));
      throw toLiveError(thrown);
    }
    room.moveConnection('connected');
    room.patch({ phase: 'inside' });
    forgetRemoved(room.deps.cache, session.meeting.id);
    this.#refresh.start();
    this.#refresh.handleRefresh(this.#isAwaited);
    void this.#readMissed().catch(() => undefined);
    await this.#switchOn(wish);
  }

  /** Opens and enters again as before, after a failure or a kick (LCON-31 to LCON-34). */
  async retry(): Promise<void> {
    await this.#shut();
    await this.open(this.#password);
    if (this.#wish && this.room.state.phase === 'checking') await this.enter(this.#wish);
  }

  /** Leaves both channels and releases the devices. */
  async leave(phase: 'left' | 'ended' = 'left'): Promise<void> {
    const { connection } = this.room.state;
    if (connection !== 'left' && connection !== 'removed') this.room.moveConnection('leave');
    this.room.patch({ phase });
    await this.#shut();
  }

  /** Also closes what the providers hold. */
  async dispose(): Promise<void> {
    this.#hearing.stop();
    await this.#shut();
    await this.#providers?.rtc?.dispose();
  }

  get room(): Room {
    return this.#room;
  }

  get providers(): LiveProviders | undefined {
    return this.#providers;
  }

  async #load(options: LiveSessionOptions): Promise<LiveProviders> {
    const providers = await this.room.deps.providers(options);
    this.#hearing.follow(providers.rtm);
    if (providers.rtc) this.room.own = makeOwnMedia(this.room, providers.rtc);
    return providers;
  }

  #take(options: LiveSessionOptions): void {
    const { room } = this;
    this.#tokens.handleTokens(options);
    room.patch({
      session: options,
      me: options.me,
      live: { ...room.state.live, state: options.state },
    });
    room.store.members.handleAttendees(options.primary_users);
    room.applyLists(options.lists);
    room.patch({ me: options.me });
    room.applyChannel(options.channel_attributes);
    room.timer.handleTimes(room.state.live.startTime, room.state.live.endTime);
    if (room.cache) return;
    room.cache = new ChatCache(room.deps.cache, room.deps.clock, options.meeting.id);
    const { messages, unread } = room.cache.read();
    room.patch({ unread: { ...room.state.unread, public_chat: unread } });
    room.chat.handleCached(messages);
  }

  async #connect(
    session: LiveSessionOptions,
    ticket: () => ReturnType<TokenKeeper['fresh']>,
  ): Promise<void> {
    const { rtm, rtc } = this.#providers ?? {};
    if (!rtm) throw new LiveError('invalid-state');
    const links = new Links(rtm, rtc ?? null);
    links.on('lost', () => this.#lost());
    links.on('back', ({ wasResumed }) => this.#back(wasResumed));
    links.on('closed', ({ reason }) => this.#closed(reason));
    links.on('tokenWillExpire', () => this.#tokens.handleWarning());
    this.#links = links;
    const tokens = await ticket();
    // Left meanwhile: the next to close these links has come already.
    if (this.#links !== links) throw new LiveError('aborted');
    await links.open(session, tokens);
    const media = links.session;
    this.room.remote.handleSession(media);
    media?.on('volumes', (volumes) =>
      this.room.levels.change(() => new Map(volumes.map(({ uid, level }) => [uid, level]))),
    );
    this.#poor(false);
    const poor = new PoorNetwork((isPoor) => this.#poor(isPoor));
    media?.on('quality', (quality) => poor.handleQuality(quality));
    const { me } = this.room.state;
    if (me) await this.room.own?.handleSession(media, mediaRights(me)).catch(() => undefined);
  }

  /** Nobody is kept out by a device that does not open: he is told and is inside. */
  async #switchOn({ microphone, camera }: EntryWish): Promise<void> {
    const { own, state } = this.room;
    if (!own || !state.me) return;
    const rights = mediaRights(state.me);
    const wished = [
      own.setMicrophone(microphone && rights.audio && !state.me.mute),
      own.setCamera(camera && rights.video),
    ];
    await Promise.allSettled(wished);
  }

  #poor(isNetworkPoor: boolean): void {
    this.room.patch({ isNetworkPoor });
    if (isNetworkPoor) this.room.notices.add('poor-network');
    else this.room.notices.clear('poor-network');
  }

  #lost(): void {
    if (this.room.state.connection === 'connected') this.room.moveConnection('lost');
    this.#tokens.handleWarning();
  }

  #back(wasResumed: boolean): void {
    this.#attempt = 0;
    if (this.room.state.connection === 'reconnecting') this.room.moveConnection('connected');
    this.room.remote.reconcile();
    if (wasResumed) return;
    this.#mustResync = true;
    this.#refresh.handleRefresh(this.#isAwaited);
  }

  #closed(reason: LinkEvents['closed']['reason']): void {
    if (reason === 'token-expired') void this.#reopen();
    else this.#end(reason === 'removed' ? 'removed' : 'kickedOff');
  }

  /** The tickets ran out: new ones, and both channels again, until it works or is refused. */
  async #reopen(): Promise<void> {
    const { session, connection } = this.room.state;
    if (!session || (connection !== 'connected' && connection !== 'reconnecting')) return;
    this.room.moveConnection('lost');
    const links = this.#links;
    this.#links = undefined;
    await links?.close();
    try {
      await this.#connect(session, () => this.#tokens.renew());
    } catch (thrown) {
      const { code } = toLiveError(thrown);
      if (this.room.state.connection !== 'reconnecting') return;
      if (code === 'removed') {
        this.#end('removed');
        return;
      }
      this.#attempt += 1;
      this.#reopening = this.room.deps.clock.schedule(
        this.#policy.delayMs(this.#attempt),
        () => void this.#reopen(),
      );
      return;
    }
    this.#back(false);
  }

  #failed(error: LiveError): void {
    const { room } = this;
    this.#links = undefined;
    if (room.state.connection !== 'connecting') return;
    room.patch({ phase: 'checking', refusal: error });
    if (error.code === 'removed') this.#end('removed');
    else if (error.code in FAILED) {
      room.moveConnection(FAILED[error.code as keyof typeof FAILED]);
    } else room.moveConnection('loginFailed');
  }

  /** The room is over by another's will. */
  #end(event: 'kickedOff' | 'removed' | 'tokenRefused'): void {
    const { room } = this;
    const { session, connection } = room.state;
    // It ends once: what is refused afterwards is no news.
    if (connectionTransitions[connection][event] === undefined) return;
    if (event === 'removed' && session) {
      room.patch({ mustReload: markRemoved(room.deps.cache, session.meeting.id) });
    }
    if (event === 'tokenRefused') room.patch({ mustReload: true });
    room.moveConnection(event);
    room.patch({ phase: 'left' });
    void this.#shut();
  }

  /** Those on stage and the super roles are few, and the meeting waits for them. */
  get #isAwaited(): boolean {
    return isSuper(this.room.state) || this.room.state.me?.role === 'expert';
  }

  async #look(): Promise<void> {
    const { room } = this;
    room.applyLists(await room.deps.api.refreshAttendees());
    await room.audience.invalidate();
    if (!this.#mustResync) return;
    this.#mustResync = false;
    await this.#readMissed();
  }

  /** What the channel may have said while nobody listened here. */
  async #readMissed(): Promise<void> {
    const { room } = this;
    const { session } = room.state;
    const rtm = this.#providers?.rtm;
    if (session && rtm) {
      const { attributes } = await rtm.getChannelAttributes(session.channel);
      if (Object.keys(attributes).length > 0) room.applyChannel(attributes);
    }
    if (canReadChat(room.state)) await room.chat.loadNewest();
  }

  async #shut(): Promise<void> {
    const { room } = this;
    this.#reopening?.();
    this.#tokens.stop();
    this.#refresh.stop();
    this.#test.stop();
    room.timer.stop();
    room.cache?.flush();
    room.remote.handleSession(undefined);
    const links = this.#links;
    this.#links = undefined;
    room.own?.release();
    await links?.close();
  }
}
