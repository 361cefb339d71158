import { screenUidOf } from '@rostra/contract/live';
import type {
  LiveLayout,
  LiveLists,
  MemberAction,
  StoppedKind,
  Uid,
  VideoPresetName,
} from '@rostra/contract/live';
import type { Background } from '../../ports/Background.ts';
import type { AudioGraph } from '../../ports/LocalTrack.ts';
import type { DeviceKind } from '../../ports/RtcProvider.ts';
import { LiveError } from '../LiveError.ts';
import type { RoomController } from './RoomController.ts';
import type { EntryOptions, RoomLifecycle } from './RoomLifecycle.ts';
import { eitherKept } from './RoomState.ts';
import type { RecordingStatus } from './RoomState.ts';
import type { RoomTab } from './RoomState.ts';
import { startNeedsConfirmation } from '../selectors/progress.ts';
import {
  canPause,
  canRaiseHand,
  canReadChat,
  canSend,
  canTakeBack,
  canTakeOver,
  mayShareScreen,
  mayShowMore,
  mediaRights,
} from '../selectors/rights.ts';

type StateCall = 'putPrepareLives' | 'putStartLives' | 'putStopLives' | 'putAudienceStopLive';

/**
 * Every action a user can take in the room. A failed action rejects with `LiveError` and leaves the state
 * unchanged (ERR-48).
 * Running actions are listed in `pending`.
 */
export class RoomActions {
  readonly #room: RoomController;
  readonly #entry: RoomLifecycle;

  constructor(room: RoomController, entry: RoomLifecycle) {
    this.#room = room;
    this.#entry = entry;
  }

  /** Requests entry; the devices can be checked afterwards. */
  open(password?: string): Promise<void> {
    return this.#room.run('open', () => this.#entry.open(password));
  }

  /**
   * Joins the room with the devices left on in the device check. Joining includes the consent asked at the
   * door.
   */
  enter(options: EntryOptions): Promise<void> {
    this.agree();
    return this.#room.run('enter', () => this.#entry.enter(options));
  }

  /** Consents to the current recording or transcription (LHST-27), or to what the user starts themselves. */
  agree(wanted: RecordingStatus = this.#room.state.capture): void {
    this.#room.patch({ agreed: eitherKept(this.#room.state.agreed, wanted) });
  }

  retry(): Promise<void> {
    return this.#room.run('enter', () => this.#entry.retry());
  }

  leave(): Promise<void> {
    return this.#room.run('leave', () => this.#entry.leave());
  }

  prepare(): Promise<void> {
    return this.#changeLive('prepare', 'putPrepareLives');
  }

  /** @throws LiveError `confirmation-needed` for a paid meeting without confirmation (LROL-17) */
  start({ isConfirmed = false }: { isConfirmed?: boolean } = {}): Promise<void> {
    if (startNeedsConfirmation(this.#room.state) && !isConfirmed) {
      return Promise.reject(new LiveError('confirmation-needed'));
    }
    return this.#changeLive('start', 'putStartLives');
  }

  /** Ends the live session for everyone. */
  stop(): Promise<void> {
    return this.#changeLive('stop', 'putStopLives');
  }

  /** Ends the live session for the audience; host and experts stay. */
  audienceStop(): Promise<void> {
    return this.#changeLive('audienceStop', 'putAudienceStopLive');
  }

  /**
   * Turns the microphone on or off. Host and experts lift a mute by speaking again if the server allows it
   * (LMED-19).
   */
  setMicrophone(isOn: boolean): Promise<void> {
    return this.#room.run('microphone', async () => {
      const { me } = this.#room.state;
      const isOnStage = me?.role === 'broadcaster' || me?.role === 'expert';
      if (isOn && isOnStage && me.mute && this.#room.state.phase === 'inside') {
        await this.#setMember(me.id, 'unmute');
      }
      await this.#own().setMicrophone(isOn);
    });
  }

  /** @throws LiveError `more-video` when twelve videos are shown (LMED-06) */
  setCamera(isOn: boolean): Promise<void> {
    return this.#room.run('camera', async () => {
      if (isOn && !mayShowMore(this.#room.state)) throw new LiveError('more-video');
      await this.#own().setCamera(isOn);
    });
  }

  /** Shares the own screen; must run inside a click. @throws LiveError as `OwnScreen.start`, `not-allowed` */
  shareScreen(): Promise<void> {
    return this.#room.run('screen', async () => {
      const { state, screen } = this.#room;
      if (!screen || state.phase !== 'inside') throw new LiveError('unsupported');
      if (!mediaRights(state).video) throw new LiveError('not-allowed');
      if (!mayShareScreen(state)) throw new LiveError('more-video', { kind: 'screen' });
      await screen.start();
    });
  }

  /** Stops sharing the own screen. */
  stopScreen(): Promise<void> {
    return this.#room.run('screen', async () => {
      await this.#room.screen?.stop();
    });
  }

  /** Stops another member's screen share or camera; they are notified and may start again (LHST-11). */
  stopMedia(userId: number, kind: StoppedKind): Promise<void> {
    return this.#room.run(`member:${userId}`, async () => {
      await this.#room.deps.api.putStopMedia({ user_id: userId, kind });
    });
  }

  chooseDevice(kind: DeviceKind, deviceId: string): Promise<void> {
    return this.#room.run('device', () => this.#own().chooseDevice(kind, deviceId));
  }

  /** Mirrors the user's own video for themselves, or shows it as others see it. */
  setMirrored(isMirrored: boolean): void {
    this.#room.preferences.set({ isMirrored });
  }

  /** Sends the own video in another preset, now and later. @throws LiveError as the camera refuses */
  setSharpness(sharpness: VideoPresetName): Promise<void> {
    return this.#room.run('sharpness', async () => {
      await this.#room.own?.setSharpness(sharpness);
      this.#room.preferences.set({ sharpness });
    });
  }

  /** Sets the room's volume for the user (LMED-20). @param percent 0 to 100 */
  setRoomVolume(percent: number): void {
    this.#room.preferences.setVolume(percent);
  }

  /** Sets one member's volume for the current user only. @param percent 0 to 100 */
  setVolumeForMe(userId: number, percent: number): void {
    this.#room.preferences.setVolumeOf(userId, percent);
  }

  /** Sets the virtual background of the own video; null removes it. @throws LiveError `unsupported` */
  setOwnBackground(background: Background | null): Promise<void> {
    return this.#room.run('ownBackground', () => this.#own().setBackground(background));
  }

  /** Sets the processing of the own voice; null sends it unchanged. @throws LiveError `unsupported` */
  setProcessor(build: AudioGraph | null): Promise<void> {
    return this.#room.run('processor', () => this.#own().setProcessor(build));
  }

  /** Discloses to host and staff whether the user's voice is changed (LPIT-12). */
  publishVoiceChange(isChanged: boolean): Promise<void> {
    return this.#room.run('voice', async () => {
      await this.#room.deps.api.putVoiceChange({ is_changed: isChanged });
    });
  }

  raiseHand(): Promise<void> {
    return this.#room.run('hand', async () => {
      const { me } = this.#room.state;
      if (!me || !canRaiseHand(this.#room.state)) throw new LiveError('not-allowed');
      await this.#setMember(me.id, 'hands_up');
    });
  }

  /** @param userId the own hand if left out */
  lowerHand(userId?: number): Promise<void> {
    const id = userId ?? this.#room.state.me?.id;
    if (id === undefined) return Promise.reject(new LiveError('invalid-state'));
    return this.setMember(id, 'hands_down');
  }

  /** Lowers every hand in one call; hundreds of single calls would hit the rate limit. */
  lowerAllHands(): Promise<void> {
    const { me } = this.#room.state;
    if (!me) return Promise.reject(new LiveError('invalid-state'));
    return this.#room.run('hands', () => this.#setMember(me.id, 'all_hands_down'));
  }

  mute(userId: number): Promise<void> {
    return this.setMember(userId, 'mute');
  }

  unmute(userId: number): Promise<void> {
    return this.setMember(userId, 'unmute');
  }

  toExpert(userId: number): Promise<void> {
    return this.setMember(userId, 'to_expert');
  }

  toAudience(userId: number): Promise<void> {
    return this.setMember(userId, 'to_audience');
  }

  /** Returns the host role to the event's host; their replacement gets the earlier role back (LROL-44). */
  takeHostBack(): Promise<void> {
    const { me } = this.#room.state;
    if (!me || !canTakeBack(this.#room.state)) return Promise.reject(new LiveError('not-allowed'));
    return this.#room.run('takeBack', () => this.#setMember(me.id, 'recycle_broadcaster'));
  }

  rename(userId: number, name: string): Promise<void> {
    return this.setMember(userId, 'rename', name);
  }

  /** Sets a member's volume for everyone. @param volume percent (LHST-03) */
  setVolume(userId: number, volume: number): Promise<void> {
    return this.#room.run(`member:${userId}`, async () => {
      const input = { user_id: userId, action: 'set_volume', volume } as const;
      await this.#change(() => this.#room.deps.api.setMemberInfo(input));
    });
  }

  /** Removes a member for good and shows them the reason (LHST-12). */
  removeMember(userId: number, reason = ''): Promise<void> {
    return this.#room.run(`member:${userId}`, async () => {
      const input = { user_id: userId, ...(reason === '' ? {} : { reason }) };
      await this.#change(() => this.#room.deps.api.postKicking(input));
    });
  }

  /** Claims the role of a host who dropped out (LROL-53). */
  claimHost(): Promise<void> {
    const { me } = this.#room.state;
    if (!me || !canTakeOver(this.#room.state)) return Promise.reject(new LiveError('not-allowed'));
    return this.#room.run('claimHost', () => this.#setMember(me.id, 'take_over'));
  }

  /** Runs any action of `setMemberInfo` (live §7). */
  setMember(userId: number, action: MemberAction, name?: string): Promise<void> {
    return this.#room.run(`member:${userId}`, () => this.#setMember(userId, action, name));
  }

  /** @throws LiveError `message-empty`, `message-too-long`, `message-not-allowed`, `network`, `send-failed` */
  sendMessage(text: string): Promise<void> {
    if (text.trim() === '') return Promise.reject(new LiveError('message-empty'));
    if (!canReadChat(this.#room.state)) {
      return Promise.reject(new LiveError('message-not-allowed'));
    }
    if (!canSend(this.#room.state)) return Promise.reject(new LiveError('network'));
    return this.#room.chat.send(text);
  }

  resendMessage(clientId: string): Promise<void> {
    return this.#room.chat.resend(clientId);
  }

  discardMessage(clientId: string): void {
    this.#room.chat.discard(clientId);
  }

  removeMessage(messageId: number): Promise<void> {
    return this.#room.run(`message:${messageId}`, () => this.#room.chat.remove(messageId));
  }

  loadOlderMessages(): Promise<void> {
    return this.#room.chat.loadOlder();
  }

  /** Selects a tab and marks its unread items as read. */
  setTab(tab: RoomTab): void {
    const { unread } = this.#room.state;
    this.#room.patch({ tab, unread: { ...unread, [tab]: 0 } });
    this.#room.keepChat();
  }

  searchAudience(keyword: string): Promise<void> {
    return this.#room.audience.search(keyword.trim());
  }

  /** @param page counted from 1 */
  requestAudiencePage(page: number): Promise<void> {
    return this.#room.audience.request(page);
  }

  /** Loads the rows shown by a window over the list, counted from 0. */
  showAudienceRows(first: number, last: number): Promise<void> {
    return this.#room.audience.showRows(first, last);
  }

  /** Reloads the visible pages of the audience; the server does not publish who joins it. */
  refreshAudience(): Promise<void> {
    return this.#room.audience.invalidate();
  }

  setPublicChannel(allow: boolean): Promise<void> {
    return this.#room.run('publicChannel', async () => {
      await this.#change(() => this.#room.deps.api.putPublicChannel({ allow }));
    });
  }

  /** Sets the announcement above the stage for everyone. @param text null clears it (LHST-15) */
  setAnnouncement(text: string | null): Promise<void> {
    return this.#room.run('announcement', async () => {
      await this.#room.takeLists(() => this.#room.deps.api.putAnnouncement({ announcement: text }));
    });
  }

  /** Puts a member in the spotlight for everyone. @param userId null clears it (LHST-13) */
  setHome(userId: number | null): Promise<void> {
    return this.#room.run('home', async () => {
      // The channel publishes it to everyone, including this user.
      await this.#room.deps.api.postSetHomeScreen({ primary_user_id: userId });
    });
  }

  /** Sets the stage's background image for everyone. @param url a `file_url`; null removes it (LHST-16) */
  setBackground(url: string | null): Promise<void> {
    return this.#room.run('background', async () => {
      await this.#room.deps.api.putBackground({ url });
    });
  }

  /** Sets the stage layout for everyone (LHST-17). */
  setLayout(layout: LiveLayout): Promise<void> {
    return this.#room.run('layout', async () => {
      await this.#room.deps.api.putLayout({ layout });
    });
  }

  /** Subscribes to the videos of these members and unsubscribes from all others. */
  showTiles(uids: readonly Uid[]): void {
    const { me } = this.#room.state;
    // The own screen is not subscribed to.
    const own = me && screenUidOf(me.uid);
    this.#room.remote.showTiles(uids.filter((uid) => uid !== own));
  }

  /**
   * Pauses or resumes receiving others' media (LMED-23). Does nothing for a member with the right to speak.
   */
  setPaused(isPaused: boolean): void {
    if (!isPaused || canPause(this.#room.state)) this.#room.remote.setPaused(isPaused);
  }

  /**
   * Lets the browser play audio; must run inside a click (LHST-22). @throws LiveError if it still plays none
   */
  resumePlayback(): Promise<void> {
    return this.#room.run('playback', async () => {
      await this.#entry.providers?.rtc?.resumePlayback();
      this.#room.notices.clear('autoplay-blocked');
    });
  }

  dismissNotice(id: number): void {
    this.#room.notices.dismiss(id);
  }

  #changeLive(key: string, call: StateCall): Promise<void> {
    return this.#room.run(key, async () => {
      const { session, live } = this.#room.state;
      if (!session) throw new LiveError('invalid-state');
      const { live_state } = await this.#room.deps.api[call]({ user_type: session.user_type });
      this.#room.applyLive({ ...live, state: live_state });
    });
  }

  async #setMember(user_id: number, action: MemberAction, name?: string): Promise<void> {
    const room = this.#room;
    const input = name === undefined ? { user_id, action } : { user_id, action, name };
    const isOwnAct = user_id === room.state.me?.id || action === 'transfer_broadcaster';
    if (isOwnAct) room.ownActs += 1;
    try {
      await this.#change(() => room.deps.api.setMemberInfo(input));
    } finally {
      if (isOwnAct) room.ownActs -= 1;
    }
  }

  async #change(ask: () => Promise<LiveLists>): Promise<void> {
    await this.#room.takeLists(ask);
    void this.#room.audience.invalidate();
  }

  #own(): NonNullable<RoomController['own']> {
    const { own } = this.#room;
    if (!own) throw new LiveError('unsupported');
    return own;
  }
}
