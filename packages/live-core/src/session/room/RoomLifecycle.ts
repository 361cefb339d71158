import type { LiveSessionOptions } from '@rostra/contract/live';
import { ChatCache } from '../chat/ChatCache.ts';
import { LiveError, toLiveError } from '../LiveError.ts';
import type { LiveProviders } from '../LiveSessionDeps.ts';
import { makeOwnMedia } from '../media/makeOwnMedia.ts';
import { makeOwnScreen } from '../media/makeOwnScreen.ts';
import { mediaRightsOf } from '../media/mediaRights.ts';
import { MicrophoneTest } from '../media/MicrophoneTest.ts';
import type { OwnMedia } from '../media/OwnMedia.ts';
import { forgetRemoved } from './removedMark.ts';
import type { EntryOptions, RoomController } from './RoomController.ts';
import { RoomMessageHandler } from './RoomMessageHandler.ts';
import { mayShowMore } from '../selectors/rights.ts';
import { screenUid } from '../selectors/stage.ts';
import { RoomConnection } from './RoomConnection.ts';

const FAILED = {
  'login-failed': 'loginFailed',
  'login-timeout': 'loginTimedOut',
  'join-failed': 'joinFailed',
} as const;

/** Handles joining and leaving: token, device check, both channels. */
export class RoomLifecycle {
  readonly #room: RoomController;
  readonly #line: RoomConnection;
  readonly #hearing: RoomMessageHandler;
  readonly #test: MicrophoneTest;
  #providers: LiveProviders | undefined;
  #password: string | undefined;

  constructor(room: RoomController) {
    this.#room = room;
    const line = new RoomConnection(room, () => this.#shut());
    this.#line = line;
    this.#hearing = new RoomMessageHandler(room, (isConcerned, spreadMs) =>
      line.refresh.handleRefresh(isConcerned, spreadMs),
    );
    this.#test = new MicrophoneTest(room);
    room.ended = () => void this.leave('ended');
  }

  get providers(): LiveProviders | undefined {
    return this.#providers;
  }

  /**
   * Requests entry and prepares the device check (LCON-57).
   *
   * @throws LiveError as the server refuses: password, registration, half an hour before, removed …
   */
  async open(password?: string): Promise<void> {
    const room = this.#room;
    this.#password = password;
    room.patch({ phase: 'opening', refusal: null });
    try {
      const askedAt = room.deps.clock.now();
      const input = password === undefined ? {} : { password };
      const options = await room.deps.api.postLiveToken(input);
      room.timer.handleServerTime(options.server_time, askedAt);
      this.#take(options);
      this.#providers ??= await this.#load(options);
      if (room.progress.isOver) {
        room.patch({ phase: 'ended' });
        return;
      }
      room.patch({ phase: 'checking' });
      this.#test.start();
      await room.own?.listDevices().catch(() => undefined);
    } catch (thrown) {
      const refusal = toLiveError(thrown);
      room.patch({ phase: 'refused', refusal });
      // A removed member is not admitted again, even after a reload.
      if (refusal.code === 'removed') room.moveConnection('removed');
      throw refusal;
    }
  }

  /** @throws LiveError `login-failed`, `login-timeout`, `join-failed`, `removed`, `token-refused` */
  async enter(devices: EntryOptions): Promise<void> {
    const room = this.#room;
    const { session } = room.state;
    if (!session || !this.#providers) throw new LiveError('invalid-state');
    room.devices = devices;
    this.#test.stop();
    room.moveConnection('connect');
    room.patch({ phase: 'entering', refusal: null });
    try {
      await this.#line.open(session, this.#providers);
    } catch (thrown) {
      this.#failed(toLiveError(thrown));
      throw toLiveError(thrown);
    }
    room.moveConnection('connected');
    room.patch({ phase: 'inside' });
    forgetRemoved(room.deps.cache, session.meeting.id);
    this.#line.handleEntered();
    await this.#switchOn(room.devices);
  }

  /** Opens and joins again as before, after a failure or a kick (LCON-31 to LCON-34). */
  async retry(): Promise<void> {
    await this.#shut();
    await this.open(this.#password);
    const { devices, state } = this.#room;
    if (devices && state.phase === 'checking') await this.enter(devices);
  }

  /** Leaves both channels and releases the devices. */
  async leave(phase: 'left' | 'ended' = 'left'): Promise<void> {
    const { connection } = this.#room.state;
    if (connection !== 'left' && connection !== 'removed') this.#room.moveConnection('leave');
    this.#room.patch({ phase });
    await this.#shut();
  }

  /** Also closes the resources held by the providers. */
  async dispose(): Promise<void> {
    this.#hearing.stop();
    await this.#shut();
    await this.#providers?.rtc?.dispose();
  }

  async #load(options: LiveSessionOptions): Promise<LiveProviders> {
    const providers = await this.#room.deps.providers(options);
    this.#hearing.follow(providers.rtm);
    if (providers.rtc) {
      this.#room.own = makeOwnMedia(this.#room, providers.rtc);
      this.#room.screen = makeOwnScreen(this.#room, providers.rtc);
      this.#room.screen.handleShown(screenUid(this.#room.state));
    }
    return providers;
  }

  #take(options: LiveSessionOptions): void {
    const room = this.#room;
    this.#line.handleTokens(options);
    room.patch({
      session: options,
      me: options.me,
      live: { ...room.state.live, state: options.state },
    });
    room.store.members.handleAttendees(options.primary_users);
    room.lists.apply(options.lists);
    room.patch({ me: options.me });
    room.progress.applyChannel(options.channel_attributes);
    room.timer.handleTimes(room.state.live.startTime, room.state.live.endTime);
    if (room.cache) return;
    room.cache = new ChatCache(room.deps.cache, room.deps.clock, options.meeting.id);
    const { messages, unread } = room.cache.read();
    room.patch({ unread: { ...room.state.unread, public_chat: unread } });
    room.chat.handleCached(messages);
  }

  /** Turns the devices on. A device that cannot open produces a notice, but does not prevent joining. */
  async #switchOn({ microphone, camera }: EntryOptions): Promise<void> {
    const { own, state } = this.#room;
    if (!own || !state.me) return;
    const rights = mediaRightsOf(state.me);
    const reports = [
      own.setMicrophone(microphone && rights.audio && !state.me.mute),
      this.#showCamera(own, camera && rights.video),
    ];
    await Promise.allSettled(reports);
  }

  /**
   * Turns the camera on unless twelve videos are shown; then it stays off and its owner is notified
   * (LMED-06).
   */
  async #showCamera(own: OwnMedia, isRequested: boolean): Promise<void> {
    const { state, notices } = this.#room;
    const hasPlace = state.own.camera.isOn || mayShowMore(state);
    if (isRequested && !hasPlace) notices.add('more-video');
    await own.setCamera(isRequested && hasPlace).catch((error: unknown) => {
      if (toLiveError(error).code === 'more-video') notices.add('more-video');
    });
  }

  #failed(error: LiveError): void {
    const room = this.#room;
    if (room.state.connection !== 'connecting') return;
    room.patch({ phase: 'checking', refusal: error });
    if (error.code === 'removed') this.#line.end('removed');
    else if (error.code in FAILED) {
      room.moveConnection(FAILED[error.code as keyof typeof FAILED]);
    } else room.moveConnection('loginFailed');
  }

  async #shut(): Promise<void> {
    const room = this.#room;
    this.#test.stop();
    room.timer.stop();
    room.cache?.flush();
    room.own?.release();
    void room.screen?.stop({ isNotified: true });
    await this.#line.close();
  }
}
