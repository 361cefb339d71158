import type { RtcSession } from '../ports/RtcSession.ts';
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
import { connectionTransitions } from '../state/connection.ts';
import type { ConnectionEvent } from '../state/connection.ts';
import { nextState } from '../state/nextState.ts';
import { Emitter } from '../events/Emitter.ts';
import { FrameStore } from '../store/FrameStore.ts';
import { Chat } from './chat/Chat.ts';
import type { ChatCache } from './chat/ChatCache.ts';
import { toLiveError } from './LiveError.ts';
import type { LiveSessionDeps } from './LiveSessionDeps.ts';
import { LiveTimer } from './LiveTimer.ts';
import { meAsTold, meIn, NO_GRANTS } from './meIn.ts';
import { AudiencePages } from './members/AudiencePages.ts';
import { sitsInAudience } from './members/Member.ts';
import type { Member } from './members/Member.ts';
import { mediaRights } from './media/mediaRights.ts';
import type { OwnMedia } from './media/OwnMedia.ts';
import type { OwnScreen } from './media/OwnScreen.ts';
import { Preferences } from './media/Preferences.ts';
import { RemoteViews } from './media/RemoteViews.ts';
import { newsOfMe } from './newsOfMe.ts';
import { Notices } from './Notices.ts';
import type { NewsEvents } from './RoomPort.ts';
import type { Capture, LiveProgress, RoomState, RoomTab } from './RoomState.ts';
import { RoomStore } from './RoomStore.ts';
import { canModerate, canPause, canReadChat, canSeeList } from './selectors/rights.ts';
import { screenUid } from './selectors/stage.ts';
import { currentTab } from './selectors/tabs.ts';
import { tellCapture } from './tellCapture.ts';

/** Where each action of the channel leads, from whatever state (live §4). */
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

/** What the parts of a room share: its state, its managers, and how facts become state. */
export class Room {
  readonly deps: LiveSessionDeps;
  readonly store: RoomStore;
  /** Loudness 0 to 100 by uid, apart from the rest because it never rests. */
  readonly levels: FrameStore<ReadonlyMap<Uid, number>>;
  readonly notices: Notices;
  /** What the server says of tools and media, for the parts that stand by themselves. */
  readonly news = new Emitter<NewsEvents>();
  readonly timer: LiveTimer;
  readonly chat: Chat;
  readonly audience: AudiencePages;
  readonly remote: RemoteViews;
  /** The media link of now; undefined before the first and in rooms without one. */
  media: RtcSession | undefined;
  readonly preferences: Preferences;
  /** There once the providers are. */
  own: OwnMedia | undefined;
  screen: OwnScreen | undefined;
  cache: ChatCache | undefined;
  /** Acts under way by which the reader changes himself: what comes of them is no news to him. */
  ownActs = 0;
  /** The revision of the lists that stand. */
  #listed = -1;
  /** The change in which the announcement was told last: older lists do not know it. */
  #announced = -1;
  /** Whether the reader had part in the chat at the last lists; undefined before the first. */
  #couldRead: boolean | undefined;
  /** The live is over for this member: set by who can leave the channels. */
  ended: () => void = () => undefined;
  /** Exchanges the tickets for what the member may now: set by who holds them. */
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
        const asked = members.table.moment;
        const answer = await api.getMemberList({ page, ...(keyword === '' ? {} : { keyword }) });
        members.handleAttendees(answer.list, asked);
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

  /** What is under way stands in `pending`. @throws LiveError as the act fails (ERR-48) */
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

  /** Asks for lists, or for a change that answers with them. */
  async takeLists(ask: () => Promise<LiveLists>): Promise<void> {
    const asked = this.store.members.table.moment;
    this.applyLists(await ask(), asked);
  }

  /**
   * Answers overtake each other, and presence overtakes them: lists of an older revision than those that
   * stand change nothing, nor do they take back what presence has told since they were asked for.
   *
   * @param asked the table's `moment` of asking; by default no later word has come
   */
  applyLists(lists: LiveLists, asked = this.store.members.table.moment): void {
    if (lists.revision < this.#listed) return;
    this.#listed = lists.revision;
    const { table } = this.store.members;
    this.store.members.handleLists(lists, canSeeList(this.state), asked);
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
      this.applyMe(table.hasToldSince(me.uid, asked) ? meAsTold(listed, me) : listed);
    }
    this.#tellChat();
  }

  /** The chat that opens or closes for the reader is told, once his role and the lists agree on it. */
  #tellChat(): void {
    const canRead = canReadChat(this.state);
    const isNew = this.#couldRead !== undefined && this.#couldRead !== canRead;
    this.#couldRead = canRead;
    if (!isNew || this.state.phase !== 'inside') return;
    this.notices.clear(canRead ? 'chat-closed' : 'chat-opened');
    this.notices.add(canRead ? 'chat-opened' : 'chat-closed');
    if (canRead) void this.chat.loadNewest();
  }

  /** @param revision the change that tells it: lists asked for before that come too late */
  applyAnnouncement(announcement: string | null, revision: number): void {
    if (revision < this.#announced) return;
    this.#announced = revision;
    this.patch({ announcement });
  }

  /** That it has failed is ignored: what ran before stands, and what was on its way never ran (LMEM-35). */
  applyConverter(told: ConverterState | null): void {
    const { converter } = this.state;
    const running = converter === 'running' ? converter : null;
    this.patch({ converter: told === 'failed' ? running : told });
  }

  /** What the server says of this member now: his media follow, and he is told. */
  applyMe(next: Attendee): void {
    const before = this.state.me;
    const couldSee = canSeeList(this.state);
    this.patch({ me: next });
    // Whoever is sent to the audience after it has left has left with it (LROL-08).
    if (before && this.isOver && this.state.phase === 'inside') this.ended();
    if (couldSee && !canSeeList(this.state)) this.audience.forget();
    // Who may speak hears whom he speaks to.
    if (!canPause(this.state)) this.remote.setPaused(false);
    if (!before || this.state.phase !== 'inside') return;
    const { told, over } = newsOfMe(before, next, this.ownActs > 0);
    for (const code of over) this.notices.clear(code);
    for (const code of told) this.notices.add(code);
    if (!before.mute && next.mute) void this.own?.handleMuted().catch(() => undefined);
    if (this.#needsTickets(before, next)) void this.#riseWithTickets();
    else void this.own?.handleRights(mediaRights(next)).catch(() => undefined);
    // The server has ended it with the role.
    if (!mediaRights(next).video) void this.screen?.stop({ isTold: true });
  }

  /** On Agora the ticket says who sends: who may send more than before is given another one first. */
  #needsTickets(before: Attendee, next: Attendee): boolean {
    const [had, has] = [mediaRights(before), mediaRights(next)];
    const isMore = (has.audio && !had.audio) || (has.video && !had.video);
    return isMore && this.state.session?.vendor === 'agora';
  }

  async #riseWithTickets(): Promise<void> {
    await this.renewTickets().catch(() => undefined);
    // He may have been sent back meanwhile.
    const { me } = this.state;
    if (me) await this.own?.handleRights(mediaRights(me)).catch(() => undefined);
  }

  /** The live goes forward only; an older word changes nothing (LROL-10). */
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

  /** Audience leaves when the host is about to stop, everyone when he has stopped (LROL-08, LROL-09). */
  get isOver(): boolean {
    const { live, me } = this.state;
    return hasEndedFor(live.state, me?.role);
  }

  applyChannel(attributes: Attributes | LiveChannelAttributes): void {
    const channel: LiveChannelAttributes = attributes;
    this.patch({ channel });
    this.screen?.handleShown(screenUid(this.state));
    this.#applyCapture({
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

  #applyCapture(next: Capture): void {
    const { capture: before, agreed, phase } = this.state;
    this.patch({ capture: next });
    if (phase === 'inside') tellCapture(this.notices, { before, next, agreed });
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

  /** Presence is quicker than the lists; grants come with those. */
  #presenceOfMe(me: Attendee, { role, mute, hide, volume, hands_up, name }: Member): void {
    const isSame =
      me.role === role &&
      me.mute === mute &&
      me.hide === hide &&
      me.volume === volume &&
      me.hands_up === hands_up;
    if (isSame) return;
    // What a role gave goes with it at once; what is granted besides, the lists tell.
    const isDown = me.role !== role && (me.role === 'broadcaster' || role === 'audience');
    const grants = isDown ? NO_GRANTS : {};
    this.applyMe({ ...me, ...grants, role, mute, hide, volume, hands_up, name: name ?? me.name });
  }
}
