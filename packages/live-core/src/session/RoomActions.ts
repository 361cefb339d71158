import { screenUidOf } from '@rostra/contract/live';
import type {
  LiveLayout,
  LiveLists,
  MemberAction,
  StoppedKind,
  Uid,
  VideoPresetName,
} from '@rostra/contract/live';
import type { Background } from '../ports/Background.ts';
import type { AudioGraph } from '../ports/LocalTrack.ts';
import type { DeviceKind } from '../ports/RtcProvider.ts';
import { LiveError } from './LiveError.ts';
import type { Room } from './Room.ts';
import type { EntryWish, RoomEntry } from './RoomEntry.ts';
import { eitherKept } from './RoomState.ts';
import type { Capture } from './RoomState.ts';
import type { RoomTab } from './RoomState.ts';
import { startNeedsConfirmation } from './selectors/progress.ts';
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
} from './selectors/rights.ts';

type StateCall = 'putPrepareLives' | 'putStartLives' | 'putStopLives' | 'putAudienceStopLive';

/**
 * Everything a reader can do in the room. What fails rejects with `LiveError` and leaves the state as it
 * was before (ERR-48); what is under way stands in `pending`.
 */
export class RoomActions {
  readonly #room: Room;
  readonly #entry: RoomEntry;

  constructor(room: Room, entry: RoomEntry) {
    this.#room = room;
    this.#entry = entry;
  }

  /** Asks to be let in; then the devices can be tried. */
  open(password?: string): Promise<void> {
    return this.#room.run('open', () => this.#entry.open(password));
  }

  /** Joins the room with what the device check has left on; who goes in agrees to what the door says. */
  enter(wish: EntryWish): Promise<void> {
    this.agree();
    return this.#room.run('enter', () => this.#entry.enter(wish));
  }

  /** Says yes to the meeting being kept as it is now (LHST-27), or as who begins it himself wants it to be. */
  agree(wanted: Capture = this.#room.state.capture): void {
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

  /** @throws LiveError `confirmation-needed` for a paid meeting that was not confirmed (LROL-17) */
  start({ isConfirmed = false }: { isConfirmed?: boolean } = {}): Promise<void> {
    if (startNeedsConfirmation(this.#room.state) && !isConfirmed) {
      return Promise.reject(new LiveError('confirmation-needed'));
    }
    return this.#changeLive('start', 'putStartLives');
  }

  /** Ends it for everyone. */
  stop(): Promise<void> {
    return this.#changeLive('stop', 'putStopLives');
  }

  /** Ends it for the audience; host and experts stay. */
  audienceStop(): Promise<void> {
    return this.#changeLive('audienceStop', 'putAudienceStopLive');
  }

  /** Host and experts lift a mute by speaking again, where the server allows it (LMED-19). */
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

  /** @throws LiveError `more-video` when twelve pictures are there (LMED-06) */
  setCamera(isOn: boolean): Promise<void> {
    return this.#room.run('camera', async () => {
      if (isOn && !mayShowMore(this.#room.state)) throw new LiveError('more-video');
      await this.#own().setCamera(isOn);
    });
  }

  /** Inside a press: shows the own screen. @throws LiveError as `OwnScreen.start`, `not-allowed` */
  shareScreen(): Promise<void> {
    return this.#room.run('screen', async () => {
      const { state, screen } = this.#room;
      if (!screen || state.phase !== 'inside') throw new LiveError('unsupported');
      if (!mediaRights(state).video) throw new LiveError('not-allowed');
      if (!mayShareScreen(state)) throw new LiveError('more-video', { kind: 'screen' });
      await screen.start();
    });
  }

  /** Shows the own screen no more. */
  stopScreen(): Promise<void> {
    return this.#room.run('screen', async () => {
      await this.#room.screen?.stop();
    });
  }

  /** Stops another's screen or camera, who is told of it and may begin again (LHST-11). */
  stopMedia(userId: number, kind: StoppedKind): Promise<void> {
    return this.#room.run(`member:${userId}`, async () => {
      await this.#room.deps.api.putStopMedia({ user_id: userId, kind });
    });
  }

  chooseDevice(kind: DeviceKind, deviceId: string): Promise<void> {
    return this.#room.run('device', () => this.#own().chooseDevice(kind, deviceId));
  }

  /** The reader sees himself as in a mirror, or as the others see him. */
  setMirrored(isMirrored: boolean): void {
    this.#room.preferences.set({ isMirrored });
  }

  /** Sends the own picture in another preset, now and the next time. @throws LiveError as the camera refuses */
  setSharpness(sharpness: VideoPresetName): Promise<void> {
    return this.#room.run('sharpness', async () => {
      await this.#room.own?.setSharpness(sharpness);
      this.#room.preferences.set({ sharpness });
    });
  }

  /** How loud the reader hears the room (LMED-20). @param percent 0 to 100 */
  setRoomVolume(percent: number): void {
    this.#room.preferences.setVolume(percent);
  }

  /** How loud the reader hears one member, and he alone. @param percent 0 to 100 */
  setVolumeForMe(userId: number, percent: number): void {
    this.#room.preferences.setVolumeOf(userId, percent);
  }

  /** Puts something behind the reader in his own picture; null takes it away. @throws LiveError `unsupported` */
  setOwnBackground(background: Background | null): Promise<void> {
    return this.#room.run('ownBackground', () => this.#own().setBackground(background));
  }

  /** Changes what is sent of the own voice; null is the voice itself. @throws LiveError `unsupported` */
  setProcessor(build: AudioGraph | null): Promise<void> {
    return this.#room.run('processor', () => this.#own().setProcessor(build));
  }

  /** Says to host and staff whether the own voice is changed (LPIT-12). */
  tellVoiceChange(isChanged: boolean): Promise<void> {
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

  /** @param userId left out: the own hand */
  lowerHand(userId?: number): Promise<void> {
    const id = userId ?? this.#room.state.me?.id;
    if (id === undefined) return Promise.reject(new LiveError('invalid-state'));
    return this.setMember(id, 'hands_down');
  }

  /** Every hand at once: hundreds of single calls would be refused midway. */
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

  /** The event's host is host again, and who stood in for him what he was before (LROL-44). */
  takeHostBack(): Promise<void> {
    const { me } = this.#room.state;
    if (!me || !canTakeBack(this.#room.state)) return Promise.reject(new LiveError('not-allowed'));
    return this.#room.run('takeBack', () => this.#setMember(me.id, 'recycle_broadcaster'));
  }

  rename(userId: number, name: string): Promise<void> {
    return this.setMember(userId, 'rename', name);
  }

  /** How loud a member is for everyone. @param volume percent (LHST-03) */
  setVolume(userId: number, volume: number): Promise<void> {
    return this.#room.run(`member:${userId}`, async () => {
      const input = { user_id: userId, action: 'set_volume', volume } as const;
      await this.#change(() => this.#room.deps.api.setMemberInfo(input));
    });
  }

  /** Removes a member for good; he reads the reason (LHST-12). */
  removeMember(userId: number, reason = ''): Promise<void> {
    return this.#room.run(`member:${userId}`, async () => {
      const input = { user_id: userId, ...(reason === '' ? {} : { reason }) };
      await this.#change(() => this.#room.deps.api.postKicking(input));
    });
  }

  /** Takes the place of a host who dropped out (LROL-53). */
  takeOver(): Promise<void> {
    const { me } = this.#room.state;
    if (!me || !canTakeOver(this.#room.state)) return Promise.reject(new LiveError('not-allowed'));
    return this.#room.run('takeOver', () => this.#setMember(me.id, 'take_over'));
  }

  /** Any act of `setMemberInfo` (live §7). */
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

  /** What came on that tab is read with it. */
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

  /** Loads what a window over the list shows: rows counted from 0. */
  showAudienceRows(first: number, last: number): Promise<void> {
    return this.#room.audience.showRows(first, last);
  }

  /** Looks again at the pages of the audience that are seen: who comes to sit there is no news to all. */
  refreshAudience(): Promise<void> {
    return this.#room.audience.invalidate();
  }

  setPublicChannel(allow: boolean): Promise<void> {
    return this.#room.run('publicChannel', async () => {
      await this.#change(() => this.#room.deps.api.putPublicChannel({ allow }));
    });
  }

  /** Writes or changes what stands over the stage for everyone. @param text null clears it (LHST-15) */
  setAnnouncement(text: string | null): Promise<void> {
    return this.#room.run('announcement', async () => {
      await this.#room.takeLists(() => this.#room.deps.api.putAnnouncement({ announcement: text }));
    });
  }

  /** Puts a picture on the home screen of everyone. @param userId null takes it off (LHST-13) */
  setHome(userId: number | null): Promise<void> {
    return this.#room.run('home', async () => {
      // The channel tells it to everyone, the reader included.
      await this.#room.deps.api.postSetHomeScreen({ primary_user_id: userId });
    });
  }

  /** Puts a picture behind the stage of everyone. @param url a `file_url`; null takes it away (LHST-16) */
  setBackground(url: string | null): Promise<void> {
    return this.#room.run('background', async () => {
      await this.#room.deps.api.putBackground({ url });
    });
  }

  /** Lays the stage out for everyone (LHST-17). */
  setLayout(layout: LiveLayout): Promise<void> {
    return this.#room.run('layout', async () => {
      await this.#room.deps.api.putLayout({ layout });
    });
  }

  /** Takes the pictures of these members and gives back all others. */
  showTiles(uids: readonly Uid[]): void {
    const { me } = this.#room.state;
    // The own screen is not fetched back.
    const own = me && screenUidOf(me.uid);
    this.#room.remote.showTiles(uids.filter((uid) => uid !== own));
  }

  /** A listener takes nothing of others, or again what they send now (LMED-23). Does nothing for who may speak. */
  setPaused(isPaused: boolean): void {
    if (!isPaused || canPause(this.#room.state)) this.#room.remote.setPaused(isPaused);
  }

  /** Inside a press: lets the browser play sound (LHST-22). @throws LiveError where it still plays none */
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

  #own(): NonNullable<Room['own']> {
    const { own } = this.#room;
    if (!own) throw new LiveError('unsupported');
    return own;
  }
}
