import { VIDEO_PRESETS } from '@rostra/contract/live';
import type { ScreenTicket, Uid } from '@rostra/contract/live';
import { Emitter } from '../../events/Emitter.ts';
import type { LocalVideo } from '../../ports/LocalTrack.ts';
import type { RtcProvider } from '../../ports/RtcProvider.ts';
import type { RtcSession } from '../../ports/RtcSession.ts';
import { LiveError, toLiveError } from '../LiveError.ts';
import { noOwnScreen } from './OwnScreenState.ts';
import type { OwnScreenState } from './OwnScreenState.ts';

/** Changes of the user's own screen share. */
export interface OwnScreenEvents {
  changed: OwnScreenState;
  /** The browser or the user denied the screen capture. */
  denied: undefined;
  /** The share ended unexpectedly: its connection or ticket was lost. */
  lost: undefined;
  /** There was no free slot when its connection came back. */
  crowdedOut: undefined;
  /** Nobody shares a screen any more; the user had requested to meanwhile. */
  free: undefined;
}

/** Adapter and calls of a screen share. */
export interface OwnScreenDeps {
  readonly rtc: RtcProvider;
  /** Requests a ticket; during another share the server notifies others of the request. */
  readonly ticket: () => Promise<ScreenTicket>;
  /** Reports the end to the server. */
  readonly ended: () => Promise<unknown>;
}

interface Sharing {
  readonly track: LocalVideo;
  readonly session: RtcSession;
  /** Set once the server issued a ticket and needs to know of the end. */
  ticket: ScreenTicket | undefined;
}

/** The screen share of this browser, sent by a session with its own uid (LMED-15). */
export class OwnScreen extends Emitter<OwnScreenEvents> {
  readonly #deps: OwnScreenDeps;
  #state: OwnScreenState;
  #sharing: Sharing | undefined;
  /** The uid of the screen share in the channel. */
  #shown: Uid | null = null;
  #isWaiting = false;

  constructor(deps: OwnScreenDeps) {
    super();
    this.#deps = deps;
    this.#state = { ...noOwnScreen, canShare: deps.rtc.support().canShareScreen };
  }

  get state(): OwnScreenState {
    return this.#state;
  }

  /**
   * Lets the user choose a screen and shares it; must run inside a click.
   * During another share nothing is chosen: the server refuses and names the members with the right to stop
   * it.
   *
   * @throws LiveError `permission-denied`, `unsupported`, `more-video`, as the server refuses, `aborted` when
   *   it was ended meanwhile
   */
  async start(): Promise<void> {
    if (this.#state.isOn || this.#state.isOpening) return;
    this.#show({ isOpening: true });
    try {
      const ticket = this.#shown === null ? undefined : await this.#request();
      await this.#send({
        track: await this.#open(),
        session: this.#deps.rtc.createSession(),
        ticket,
      });
    } catch (thrown) {
      this.#show({ isOpening: false });
      throw thrown;
    }
  }

  /** Ends the share. @param isNotified whether the server already knows */
  async stop({ isNotified = false } = {}): Promise<void> {
    const sharing = this.#sharing;
    if (!sharing) return;
    this.#sharing = undefined;
    this.#show({ isOn: false, isOpening: false, video: null });
    sharing.track.close();
    const mustNotify = !isNotified && sharing.ticket !== undefined;
    await Promise.allSettled([
      sharing.session.leave(),
      mustNotify ? this.#deps.ended() : undefined,
    ]);
  }

  /** Applies the screen share named by the channel; the own share ends when it is no longer named. */
  handleShown(shown: Uid | null): void {
    const before = this.#shown;
    this.#shown = shown;
    const own = this.#sharing?.ticket?.screen_share_user_id;
    if (own !== undefined && before === own && shown !== own) {
      void this.stop({ isNotified: true });
      this.emit('lost', undefined);
    }
    if (!this.#isWaiting || shown !== null) return;
    this.#isWaiting = false;
    this.emit('free', undefined);
  }

  /** @throws LiveError as the server refuses */
  async #request(): Promise<ScreenTicket> {
    this.#isWaiting = true;
    const ticket = await this.#deps.ticket();
    this.#isWaiting = false;
    return ticket;
  }

  /** @throws LiveError as the browser refuses */
  async #open(): Promise<LocalVideo> {
    try {
      return await this.#deps.rtc.createScreen({ preset: VIDEO_PRESETS.sharp });
    } catch (thrown) {
      const { code, cause } = toLiveError(thrown);
      if (code === 'permission-denied') this.emit('denied', undefined);
      throw new LiveError(code, { kind: 'screen', cause });
    }
  }

  async #send(sharing: Sharing): Promise<void> {
    const { track, session } = sharing;
    this.#sharing = sharing;
    track.onEnded(() => this.#sharing === sharing && void this.stop());
    this.#follow(sharing);
    try {
      sharing.ticket ??= await this.#deps.ticket();
      const { app_id: appId, channel, token, screen_share_user_id: uid } = sharing.ticket;
      this.#require(sharing);
      await session.join({ appId, channel, uid, token }, { role: 'host' });
      this.#require(sharing);
      await session.publish(track);
      this.#require(sharing);
    } catch (thrown) {
      if (this.#sharing === sharing) await this.stop();
      // The share ended before the server answered, so its end is reported now.
      else if (sharing.ticket) {
        await Promise.allSettled([session.leave(), this.#deps.ended()]);
      }
      const error = toLiveError(thrown);
      if (error.code !== 'limit') throw error;
      throw new LiveError('more-video', { kind: 'screen', cause: thrown });
    }
    this.#isWaiting = false;
    this.#show({ isOn: true, isOpening: false, video: track });
  }

  #follow(sharing: Sharing): void {
    const { session } = sharing;
    const isNow = (): boolean => this.#sharing === sharing && this.#state.isOn;
    session.on('link', ({ state }) => {
      if (state !== 'closed' || !isNow()) return;
      void this.stop();
      this.emit('lost', undefined);
    });
    session.on('crowdedOut', () => {
      if (!isNow()) return;
      void this.stop();
      this.emit('crowdedOut', undefined);
    });
    session.on('tokenWillExpire', () => {
      if (!isNow()) return;
      this.#deps
        .ticket()
        .then(({ token }) => session.renewToken(token))
        .catch(() => undefined);
    });
  }

  /** @throws LiveError `aborted` if it was ended meanwhile */
  #require(sharing: Sharing): void {
    if (this.#sharing !== sharing) throw new LiveError('aborted', { kind: 'screen' });
  }

  #show(change: Partial<OwnScreenState>): void {
    this.#state = { ...this.#state, ...change };
    this.emit('changed', this.#state);
  }
}
