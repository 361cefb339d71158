import type { LiveSessionOptions, LiveTokens } from '@rostra/contract/live';
import { makeReconnectPolicy } from '../../reconnect/ReconnectPolicy.ts';
import type { ReconnectPolicy } from '../../reconnect/ReconnectPolicy.ts';
import { connectionTransitions } from '../../state/connection.ts';
import type { Cancel } from '../../time/Clock.ts';
import { Links } from '../connection/Links.ts';
import type { LinkEvents } from '../connection/Links.ts';
import { RefreshScheduler } from '../connection/RefreshScheduler.ts';
import { TokenKeeper } from '../connection/TokenKeeper.ts';
import { LiveError, toLiveError } from '../LiveError.ts';
import type { LiveProviders } from '../LiveSessionDeps.ts';
import { mediaRightsOf } from '../media/mediaRights.ts';
import { PoorNetwork } from '../media/PoorNetwork.ts';
import { ProviderCount } from '../members/ProviderCount.ts';
import { markRemoved } from './removedMark.ts';
import type { RoomController } from './RoomController.ts';
import { UNKNOWN_NETWORK } from './RoomState.ts';
import { canReadChat, canSeeList, isSuper, onlineCount } from '../selectors/rights.ts';

/** How a room can end without the user's action. */
export type ForcedEnd = 'kickedOff' | 'removed' | 'tokenRefused';

/** Both channels of a room during its lifetime: joining, reconnecting, rejoining and forced ends. */
export class RoomConnection {
  readonly refresh: RefreshScheduler;
  readonly #room: RoomController;
  readonly #shut: () => Promise<void>;
  readonly #policy: ReconnectPolicy;
  readonly #tokens: TokenKeeper;
  readonly #count: ProviderCount;
  #providers: LiveProviders | undefined;
  #links: Links | undefined;
  #mustReadMissed = false;
  #reopening: Cancel | undefined;
  /** Number of attempts to rejoin since the tickets expired. */
  #attempt = 0;

  /** @param shut closes everything the room holds, including this connection */
  constructor(room: RoomController, shut: () => Promise<void>) {
    this.#room = room;
    this.#shut = shut;
    const { clock, random, api } = room.deps;
    this.#policy = makeReconnectPolicy(random);
    this.#tokens = new TokenKeeper({
      clock,
      policy: this.#policy,
      refresh: (token) => api.postRefreshToken({ token }),
      renewed: (tokens) => void this.#links?.renew(tokens),
      refused: (code) => this.#refused(code),
      diffMs: () => room.timer.diffMs,
    });
    room.renewTickets = async () => {
      await this.#tokens.renew();
    };
    const { members } = room.store;
    this.#count = new ProviderCount({
      clock,
      online: () => onlineCount(room.state) && (members.table.reports ?? null),
      ask: () => this.#countMembers(),
      counted: (count) => {
        members.table.handleCount(count);
        room.patch({ online: members.table.online ?? room.state.online });
      },
    });
    this.refresh = new RefreshScheduler({
      clock,
      random,
      look: () => this.#look(),
      online: () => {
        const isNotified = canSeeList(room.state) || onlineCount(room.state) !== null;
        return isNotified ? (room.store.members.table.online ?? room.state.online ?? 0) : null;
      },
    });
  }

  handleTokens(tokens: LiveTokens): void {
    this.#tokens.handleTokens(tokens);
  }

  /** Joins both channels. @throws LiveError as `Links.open`, `token-refused` */
  open(session: LiveSessionOptions, providers: LiveProviders): Promise<void> {
    this.#providers = providers;
    return this.#connect(session, () => this.#tokens.fresh());
  }

  /** Handles entry: reads everything published since the token was issued. */
  handleEntered(): void {
    this.refresh.start();
    this.#count.start();
    this.refresh.handleRefresh(this.#isAwaited);
    void this.#readMissed().catch(() => undefined);
  }

  async close(): Promise<void> {
    this.#reopening?.();
    this.#tokens.stop();
    this.refresh.stop();
    this.#count.stop();
    this.#room.remote.handleSession(undefined);
    this.#room.media = undefined;
    const links = this.#links;
    this.#links = undefined;
    await links?.close();
  }

  /** Ends the room without the user's action. It ends once; later events are ignored. */
  end(event: ForcedEnd): void {
    const room = this.#room;
    const { session, connection } = room.state;
    if (connectionTransitions[connection][event] === undefined) return;
    if (event === 'removed' && session) {
      room.patch({ mustReload: markRemoved(room.deps.cache, session.meeting.id) });
    }
    if (event === 'tokenRefused') room.patch({ mustReload: true });
    room.moveConnection(event);
    room.patch({ phase: 'left' });
    void this.#shut();
  }

  async #connect(session: LiveSessionOptions, ticket: () => Promise<LiveTokens>): Promise<void> {
    const { rtm, rtc } = this.#providers ?? {};
    if (!rtm) throw new LiveError('invalid-state');
    const links = new Links(rtm, rtc ?? null);
    links.on('lost', () => this.#lost());
    links.on('back', ({ wasResumed }) => this.#back(wasResumed));
    links.on('closed', ({ reason }) => this.#closed(reason));
    links.on('tokenWillExpire', () => this.#tokens.handleWarning());
    this.#links = links;
    const tokens = await ticket();
    // The user left meanwhile, and the links are already being closed.
    if (this.#links !== links) throw new LiveError('aborted');
    await links.open(session, tokens);
    await this.#followMedia(links);
  }

  async #followMedia({ session: media }: Links): Promise<void> {
    const room = this.#room;
    room.remote.handleSession(media);
    room.media = media;
    media?.on('volumes', (volumes) =>
      room.levels.change(() => new Map(volumes.map(({ uid, level }) => [uid, level]))),
    );
    this.#reportPoor(false);
    const poor = new PoorNetwork((isPoor) => this.#reportPoor(isPoor));
    room.patch({ network: UNKNOWN_NETWORK });
    media?.on('quality', (quality) => {
      poor.handleQuality(quality);
      const { up, down } = room.state.network;
      if (up !== quality.up || down !== quality.down) room.patch({ network: quality });
    });
    const { me } = room.state;
    if (me) await room.own?.handleSession(media, mediaRightsOf(me)).catch(() => undefined);
  }

  #reportPoor(isNetworkPoor: boolean): void {
    this.#room.patch({ isNetworkPoor });
    if (isNetworkPoor) this.#room.notices.add('poor-network');
    else this.#room.notices.clear('poor-network');
  }

  #lost(): void {
    if (this.#room.state.connection === 'connected') this.#room.moveConnection('lost');
    this.#tokens.handleWarning();
  }

  /** Ends a demo room whose tickets are no longer renewed (LCON-55); any other page must reload. */
  #refused(code: 'token-refused' | 'removed'): void {
    const { session, live } = this.#room.state;
    if (code === 'removed') this.end('removed');
    else if (session?.demo === true) this.#room.progress.applyLive({ ...live, state: 'stopped' });
    else this.end('tokenRefused');
  }

  #back(wasResumed: boolean): void {
    this.#attempt = 0;
    if (this.#room.state.connection === 'reconnecting') this.#room.moveConnection('connected');
    this.#room.remote.reconcile();
    if (wasResumed) return;
    this.#mustReadMissed = true;
    this.refresh.handleRefresh(this.#isAwaited);
  }

  #closed(reason: LinkEvents['closed']['reason']): void {
    if (reason === 'token-expired') void this.#reopen();
    else this.end(reason === 'removed' ? 'removed' : 'kickedOff');
  }

  /** Rejoins both channels with new tickets after expiry, until it works or is refused. */
  async #reopen(): Promise<void> {
    const { session, connection } = this.#room.state;
    if (!session || (connection !== 'connected' && connection !== 'reconnecting')) return;
    this.#room.moveConnection('lost');
    const links = this.#links;
    this.#links = undefined;
    await links?.close();
    try {
      await this.#connect(session, () => this.#tokens.renew());
    } catch (thrown) {
      if (this.#room.state.connection !== 'reconnecting') return;
      if (toLiveError(thrown).code === 'removed') {
        this.end('removed');
        return;
      }
      this.#attempt += 1;
      this.#reopening = this.#room.deps.clock.schedule(
        this.#policy.delayMs(this.#attempt),
        () => void this.#reopen(),
      );
      return;
    }
    this.#back(false);
  }

  /** Counts members without staff (LROL-36); the provider's count includes staff. */
  async #countMembers(): Promise<number> {
    const { session, staff, members } = this.#room.state;
    const { rtm } = this.#providers ?? {};
    if (!session || !rtm) throw new LiveError('invalid-state');
    const all = await rtm.countMembers(session.channel);
    return all - staff.filter((uid) => members.get(uid)?.isOnline === true).length;
  }

  /** Whether the meeting waits for this member; members on stage and super roles are few. */
  get #isAwaited(): boolean {
    return isSuper(this.#room.state) || this.#room.state.me?.role === 'expert';
  }

  async #look(): Promise<void> {
    const room = this.#room;
    await room.lists.take(() => room.deps.api.refreshAttendees());
    await room.audience.invalidate();
    if (!this.#mustReadMissed) return;
    this.#mustReadMissed = false;
    await this.#readMissed();
  }

  /** Reads everything published in the channel while this client was not connected. */
  async #readMissed(): Promise<void> {
    const room = this.#room;
    const { session } = room.state;
    room.serverEvents.emit('resync', undefined);
    if (session && this.#providers) {
      const { rtm } = this.#providers;
      const { attributes } = await rtm.getChannelAttributes(session.channel);
      if (Object.keys(attributes).length > 0) room.progress.applyChannel(attributes);
    }
    if (canReadChat(room.state)) await room.chat.loadNewest();
  }
}
