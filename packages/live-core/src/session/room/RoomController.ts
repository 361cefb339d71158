import type { RtcSession } from '../../ports/RtcSession.ts';
import {
  DEFAULT_VOLUME,
  hasEndedFor,
  LIVE_ACTIONS,
  LIVE_STATES,
  LIVE_TRANSITIONS,
} from '@rostra/contract/live';
import type {
  Attendee,
  Attributes,
  ConverterState,
  LiveAction,
  LiveChannelAttributes,
  LiveLists,
  LiveState,
  Uid,
} from '@rostra/contract/live';
import { connectionTransitions } from '../../state/connection.ts';
import type { ConnectionEvent } from '../../state/connection.ts';
import { nextState } from '../../state/nextState.ts';
import { Emitter } from '../../events/Emitter.ts';
import { FrameStore } from '../../store/FrameStore.ts';
import { Chat } from '../chat/Chat.ts';
import type { ChatCache } from '../chat/ChatCache.ts';
import { toLiveError } from '../LiveError.ts';
import type { LiveSessionDeps } from '../LiveSessionDeps.ts';
import { LiveTimer } from './LiveTimer.ts';
import { ownAsListed, meIn, NO_GRANTS } from '../members/meIn.ts';
import { AudiencePages } from '../members/AudiencePages.ts';
import { sitsInAudience } from '../members/Member.ts';
import type { Member } from '../members/Member.ts';
import { mediaRightsOf } from '../media/mediaRights.ts';
import type { OwnMedia } from '../media/OwnMedia.ts';
import type { OwnScreen } from '../media/OwnScreen.ts';
import { Preferences } from '../media/Preferences.ts';
import { RemoteViews } from '../media/RemoteViews.ts';
import { diffOwnMember } from '../members/diffOwnMember.ts';
import { Notices } from './Notices.ts';
import type { ServerEvents } from './RoomHandle.ts';
import type { RecordingStatus, LiveProgress, RoomState, RoomTab } from './RoomState.ts';
import { RoomStore } from './RoomStore.ts';
import { canModerate, canPause, canReadChat, canSeeList } from '../selectors/rights.ts';
import { screenUid } from '../selectors/stage.ts';
import { currentTab } from '../selectors/tabs.ts';
import { notifyRecordingChange } from '../features/recording/notifyRecordingChange.ts';

/** The state after each channel action, regardless of the state before (live §4). */
const STATE_AFTER = Object.fromEntries(
  LIVE_ACTIONS.map((action) => [
    action,
    LIVE_STATES.find((state) =>
      LIVE_STATES.some((from) => LIVE_TRANSITIONS[from][action] === state),
    ),
  ]),
) as Readonly<Record<LiveAction, LiveState>>;

const seconds = (text: string | undefined): number | null =>
  text === undefined || text === '' ? null : Number(text);

/** Devices of the user, each on or off. */
export interface EntryOptions {
  readonly microphone: boolean;
  readonly camera: boolean;
}

/** Shared core of a room's parts: its state, its managers, and how server facts become state. */
export class RoomController {
  readonly deps: LiveSessionDeps;
  readonly store: RoomStore;
  /** Loudness 0 to 100 by uid, kept apart from the rest because it changes constantly. */
  readonly levels: FrameStore<ReadonlyMap<Uid, number>>;
  readonly notices: Notices;
  /** Server events about tools and media, for independent parts of the room. */
  readonly serverEvents = new Emitter<ServerEvents>();
  readonly timer: LiveTimer;
  readonly chat: Chat;
  readonly audience: AudiencePages;
  readonly remote: RemoteViews;
  /** The current media connection; undefined before the first one and in rooms without media. */
  media: RtcSession | undefined;
  readonly preferences: Preferences;
  /** Set once the providers are loaded. */
  own: OwnMedia | undefined;
  screen: OwnScreen | undefined;
  cache: ChatCache | undefined;
  /** The devices to turn on once joined, as the user chose last; undefined before the first join. */
  devices: EntryOptions | undefined;
  /** Number of running actions by which the user changes themselves; their results produce no notices. */
  ownActs = 0;
  /** The revision of the lists last applied. */
  #listed = -1;
  /** The revision of the last announcement change; older lists do not contain it. */
  #announced = -1;
  /** Whether the user could read the chat at the last lists; undefined before the first. */
  #couldRead: boolean | undefined;
  /** Called when the live session is over for this member; set by the owner of the channels. */
  ended: () => void = () => undefined;
  /** Exchanges the tickets to match the member's current rights; set by the owner of the tickets. */
  renewTickets: () => Promise<void> = () => Promise.resolve();

  constructor(deps: LiveSessionDeps) {
    this.deps = deps;
    const { api, clock, requestFrame } = deps;
    this.store = new RoomStore(requestFrame, (before, after) => this.#memberChanged(before, after));
    this.levels = new FrameStore<ReadonlyMap<Uid, number>>(new Map(), requestFrame);
    this.notices = new Notices((notices) => this.patch({ notices }));
    this.timer = new LiveTimer(clock, (elapsedSeconds) => {
      if (elapsedSeconds !== this.state.elapsedSeconds) this.patch({ elapsedSeconds });
    });
    this.chat = new Chat({
      api,
      clock,
      newId: deps.newId,
      me: () => this.state.me ?? undefined,
      received: (count) => this.addUnread('public_chat', count),
      changed: (chat) => {
        this.patch({ chat });
        this.keepChat();
      },
    });
    this.audience = new AudiencePages({
      load: async (page, keyword) => {
        const { members } = this.store;
        const requested = members.table.moment;
        const answer = await api.getMemberList({ page, ...(keyword === '' ? {} : { keyword }) });
        members.handleAttendees(answer.list, requested);
        return answer;
      },
      maySee: () => canSeeList(this.state),
      sits: (uid) => {
        const member = this.store.members.table.latest(uid);
        return member === undefined || sitsInAudience(member);
      },
      changed: (audience) => this.patch({ audience }),
    });
    this.preferences = new Preferences(deps.devices, (preferences) => {
      this.patch({ preferences });
      this.remote.handleVolumes();
    });
    this.patch({ preferences: this.preferences.state });
    this.remote = new RemoteViews({
      clock,
      volumeOf: (uid) => {
        const member = this.store.members.table.latest(uid);
        const volume = member?.volume ?? DEFAULT_VOLUME;
        return Math.round(volume * this.preferences.shareOf(member?.id ?? null));
      },
      changed: (remote, isPaused) => this.patch({ remote, isPaused }),
    });
  }

  get state(): RoomState {
    return this.store.latest;
  }

  patch(change: Partial<RoomState>): void {
    this.store.patch(change);
  }

  /** Runs an action, listed in `pending` meanwhile. @throws LiveError as the action fails (ERR-48) */
  async run(key: string, act: () => Promise<void>): Promise<void> {
    this.patch({ pending: new Set([...this.state.pending, key]) });
    try {
      await act();
    } catch (error) {
      throw toLiveError(error);
    } finally {
      const pending = new Set(this.state.pending);
      pending.delete(key);
      this.patch({ pending });
    }
  }

  /** @throws IllegalTransitionError */
  moveConnection(event: ConnectionEvent): void {
    const { connection } = this.state;
    const next = nextState('connection', connectionTransitions, connection, event);
    this.patch({ connection: next });
  }

  addUnread(tab: RoomTab, count: number): void {
    const { unread } = this.state;
    if (currentTab(this.state) === tab) return;
    this.patch({ unread: { ...unread, [tab]: unread[tab] + count } });
    this.keepChat();
  }

  keepChat(): void {
    this.cache?.write((count) => this.chat.newest(count), this.state.unread.public_chat);
  }

  /** Applies the lists returned by a request for them, or by a change. */
  async takeLists(ask: () => Promise<LiveLists>): Promise<void> {
    const requested = this.store.members.table.moment;
    this.applyLists(await ask(), requested);
  }

  /**
   * Applies the server's lists. Lists older than the current revision change nothing.
   * Presence received since the request takes precedence over its answer.
   *
   * @param requested the table's `moment` of the request; by default nothing newer has arrived
   */
  applyLists(lists: LiveLists, requested = this.store.members.table.moment): void {
    if (lists.revision < this.#listed) return;
    this.#listed = lists.revision;
    const { table } = this.store.members;
    this.store.members.handleLists(lists, canSeeList(this.state), requested);
    const { me, online } = this.state;
    this.patch({
      allowPublicChannel: lists.allow_public_channel,
      phones: lists.phones,
      online: table.online ?? lists.online_player ?? online,
    });
    this.applyAnnouncement(lists.announcement, lists.revision);
    this.applyConverter(lists.converter?.state ?? null);
    if (me) {
      const listed = meIn(lists, me);
      this.applyMe(table.hasNotifiedSince(me.uid, requested) ? ownAsListed(listed, me) : listed);
    }
    this.#notifyChat();
  }

  /** Notifies when the chat opens or closes for the user, once their role and the lists agree. */
  #notifyChat(): void {
    const canRead = canReadChat(this.state);
    const isNew = this.#couldRead !== undefined && this.#couldRead !== canRead;
    this.#couldRead = canRead;
    if (!isNew || this.state.phase !== 'inside') return;
    this.notices.clear(canRead ? 'chat-closed' : 'chat-opened');
    this.notices.add(canRead ? 'chat-opened' : 'chat-closed');
    if (canRead) void this.chat.loadNewest();
  }

  /** @param revision revision of the change; lists with an older one arrive too late */
  applyAnnouncement(announcement: string | null, revision: number): void {
    if (revision < this.#announced) return;
    this.#announced = revision;
    this.patch({ announcement });
  }

  /** Ignores a failure: a running restream keeps running, and a pending one never ran (LMEM-35). */
  applyConverter(received: ConverterState | null): void {
    const { converter } = this.state;
    const running = converter === 'running' ? converter : null;
    this.patch({ converter: received === 'failed' ? running : received });
  }

  /** Applies the server's current entry for this member: updates their media and notifies them. */
  applyMe(next: Attendee): void {
    const before = this.state.me;
    const couldSee = canSeeList(this.state);
    this.patch({ me: next });
    // A member sent to the audience after it was dismissed leaves too (LROL-08).
    if (before && this.isOver && this.state.phase === 'inside') this.ended();
    if (couldSee && !canSeeList(this.state)) this.audience.forget();
    // Speaking members must hear the others.
    if (!canPause(this.state)) this.remote.setPaused(false);
    if (!before || this.state.phase !== 'inside') return;
    const { notices: received, over } = diffOwnMember(before, next, this.ownActs > 0);
    for (const code of over) this.notices.clear(code);
    for (const code of received) this.notices.add(code);
    if (!before.mute && next.mute) void this.own?.handleMuted().catch(() => undefined);
    if (this.#needsTickets(before, next)) void this.#riseWithTickets();
    else void this.own?.handleRights(mediaRightsOf(next)).catch(() => undefined);
    // The server already ended the share with the role.
    if (!mediaRightsOf(next).video) void this.screen?.stop({ isNotified: true });
  }

  /** An Agora ticket encodes the sending rights, so a member who gains rights needs a new ticket first. */
  #needsTickets(before: Attendee, next: Attendee): boolean {
    const [had, has] = [mediaRightsOf(before), mediaRightsOf(next)];
    const isMore = (has.audio && !had.audio) || (has.video && !had.video);
    return isMore && this.state.session?.vendor === 'agora';
  }

  async #riseWithTickets(): Promise<void> {
    await this.renewTickets().catch(() => undefined);
    // They may have been sent back to the audience meanwhile.
    const { me } = this.state;
    if (me) await this.own?.handleRights(mediaRightsOf(me)).catch(() => undefined);
  }

  /** The live state only moves forward; an older message changes nothing (LROL-10). */
  applyLive({ state, startTime, endTime }: LiveProgress): void {
    const { live } = this.state;
    if (LIVE_STATES.indexOf(state) < LIVE_STATES.indexOf(live.state)) return;
    const next = {
      state,
      startTime: startTime ?? live.startTime,
      endTime: endTime ?? live.endTime,
    };
    const isNew =
      next.state !== live.state ||
      next.startTime !== live.startTime ||
      next.endTime !== live.endTime;
    if (!isNew) return;
    this.patch({ live: next });
    this.timer.handleTimes(next.startTime, next.endTime);
    if (this.isOver) this.ended();
  }

  /**
   * Whether the member must leave: audience before the host stops, everyone once the host has stopped
   * (LROL-08, LROL-09).
   */
  get isOver(): boolean {
    const { live, me } = this.state;
    return hasEndedFor(live.state, me?.role);
  }

  applyChannel(attributes: Attributes | LiveChannelAttributes): void {
    const channel: LiveChannelAttributes = attributes;
    this.patch({ channel });
    this.screen?.handleShown(screenUid(this.state));
    this.#applyRecordingStatus({
      isRecording: channel.isRecording !== undefined,
      isTranscribing: channel.isTranscribe !== undefined,
    });
    const state = channel.action && STATE_AFTER[channel.action];
    this.applyLive({
      state: state ?? this.state.live.state,
      startTime: seconds(channel.startTime),
      endTime: seconds(channel.endTime),
    });
  }

  #applyRecordingStatus(next: RecordingStatus): void {
    const { recordingStatus: before, agreed, phase } = this.state;
    this.patch({ recordingStatus: next });
    if (phase === 'inside') notifyRecordingChange(this.notices, { before, next, agreed });
  }

  #memberChanged(before: Member | undefined, after: Member | undefined): void {
    if (!after) return;
    if (before && sitsInAudience(before) && !sitsInAudience(after)) {
      this.audience.handleRisen(after.uid);
    }
    const { me } = this.state;
    if (after.uid === me?.uid) this.#presenceOfMe(me, after);
    else if (before?.volume !== after.volume) this.remote.handleVolume(after.uid);
    const hasRaised = after.hands_up !== null && (before?.hands_up ?? null) === null;
    if (hasRaised && this.state.phase === 'inside' && canModerate(this.state))
      this.addUnread('attendees', 1);
  }

  /** Applies presence, which arrives before the lists; grants arrive with the lists. */
  #presenceOfMe(me: Attendee, { role, mute, hide, volume, hands_up, name }: Member): void {
    const isSame =
      me.role === role &&
      me.mute === mute &&
      me.hide === hide &&
      me.volume === volume &&
      me.hands_up === hands_up;
    if (isSame) return;
    // Grants of a role end with it at once; other grants come with the lists.
    const isDown = me.role !== role && (me.role === 'broadcaster' || role === 'audience');
    const grants = isDown ? NO_GRANTS : {};
    this.applyMe({ ...me, ...grants, role, mute, hide, volume, hands_up, name: name ?? me.name });
  }
}
