import { DEFAULT_VOLUME, LIVE_ACTIONS, LIVE_STATES, LIVE_TRANSITIONS } from '@rostra/contract/live';
import type {
  Attendee,
  Attributes,
  LiveAction,
  LiveChannelAttributes,
  LiveLists,
  LiveState,
  Uid,
} from '@rostra/contract/live';
import { connectionTransitions } from '../state/connection.ts';
import type { ConnectionEvent } from '../state/connection.ts';
import { nextState } from '../state/nextState.ts';
import { FrameStore } from '../store/FrameStore.ts';
import { Chat } from './chat/Chat.ts';
import type { ChatCache } from './chat/ChatCache.ts';
import type { LiveSessionDeps } from './LiveSessionDeps.ts';
import { LiveTimer } from './LiveTimer.ts';
import { meIn } from './meIn.ts';
import { AudiencePages } from './members/AudiencePages.ts';
import type { Member } from './members/Member.ts';
import { mediaRights } from './media/mediaRights.ts';
import type { OwnMedia } from './media/OwnMedia.ts';
import { RemoteViews } from './media/RemoteViews.ts';
import { Notices } from './Notices.ts';
import type { LiveProgress, RoomState, RoomTab } from './RoomState.ts';
import { RoomStore } from './RoomStore.ts';
import { canModerate, canReadChat, canSeeList } from './selectors/rights.ts';
import { currentTab } from './selectors/tabs.ts';

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
  readonly timer: LiveTimer;
  readonly chat: Chat;
  readonly audience: AudiencePages;
  readonly remote: RemoteViews;
  /** There once the providers are. */
  own: OwnMedia | undefined;
  cache: ChatCache | undefined;
  /** The reader lifts his own mute: no news to him. */
  isUnmuting = false;
  /** The live is over for this member: set by who can leave the channels. */
  ended: () => void = () => undefined;

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
      load: (page, keyword) => api.getMemberList({ page, ...(keyword === '' ? {} : { keyword }) }),
      arrived: (attendees) => this.store.members.handleAttendees(attendees),
      changed: (audience) => this.patch({ audience }),
    });
    this.remote = new RemoteViews({
      clock,
      volumeOf: (uid) => this.store.members.table.latest(uid)?.volume ?? DEFAULT_VOLUME,
      changed: (remote) => this.patch({ remote }),
    });
  }

  get state(): RoomState {
    return this.store.latest;
  }

  patch(change: Partial<RoomState>): void {
    this.store.patch(change);
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
    this.cache?.write(this.chat.kept, this.state.unread.public_chat);
  }

  applyLists(lists: LiveLists): void {
    this.store.members.handleLists(lists, canSeeList(this.state));
    const { me, online } = this.state;
    const couldRead = canReadChat(this.state);
    this.patch({
      allowPublicChannel: lists.allow_public_channel,
      announcement: lists.announcement,
      online: this.store.members.table.online ?? lists.online_player ?? online,
    });
    if (me) this.applyMe(meIn(lists, me));
    const mayReadNow = !couldRead && canReadChat(this.state) && this.state.phase === 'inside';
    if (mayReadNow) void this.chat.loadNewest();
  }

  /** What the server says of this member now: his media follow, and he is told. */
  applyMe(next: Attendee): void {
    const before = this.state.me;
    this.patch({ me: next });
    if (!before || this.state.phase !== 'inside') return;
    const wasOnStage = before.role === 'broadcaster' || before.role === 'expert';
    const isOnStage = next.role === 'broadcaster' || next.role === 'expert';
    if (wasOnStage && next.role === 'audience') this.notices.add('made-audience');
    else if (before.role === 'audience' && isOnStage) this.notices.add('made-expert');
    else if (before.mute && !next.mute && !this.isUnmuting) this.notices.add('may-speak');
    else if (!before.mute && next.mute) this.notices.add('muted-by-host');
    if (next.mute) this.notices.clear('may-speak');
    else this.notices.clear('muted-by-host');
    if (!before.mute && next.mute) void this.own?.handleMuted().catch(() => undefined);
    void this.own?.handleRights(mediaRights(next)).catch(() => undefined);
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
    return live.state === 'stopped' || (live.state === 'pre_stopped' && me?.role === 'audience');
  }

  applyChannel(attributes: Attributes | LiveChannelAttributes): void {
    const channel: LiveChannelAttributes = attributes;
    this.patch({ channel });
    const state = channel.action && STATE_AFTER[channel.action];
    this.applyLive({
      state: state ?? this.state.live.state,
      startTime: seconds(channel.startTime),
      endTime: seconds(channel.endTime),
    });
  }

  #memberChanged(before: Member | undefined, after: Member | undefined): void {
    if (!after) return;
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
    this.applyMe({ ...me, role, mute, hide, volume, hands_up, name: name ?? me.name });
  }
}
