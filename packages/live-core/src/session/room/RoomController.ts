import type { RtcSession } from '../../ports/RtcSession.ts';
import { DEFAULT_VOLUME } from '@rostra/contract/live';
import type { Uid } from '@rostra/contract/live';
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
import { AudiencePages } from '../members/AudiencePages.ts';
import { sitsInAudience } from '../members/Member.ts';
import type { Member } from '../members/Member.ts';
import type { OwnMedia } from '../media/OwnMedia.ts';
import type { OwnScreen } from '../media/OwnScreen.ts';
import { Preferences } from '../media/Preferences.ts';
import { RemoteViews } from '../media/RemoteViews.ts';
import { ListChanges } from './ListChanges.ts';
import { Notices } from './Notices.ts';
import { OwnMemberChanges } from './OwnMemberChanges.ts';
import { ProgressChanges } from './ProgressChanges.ts';
import type { ServerEvents } from './RoomHandle.ts';
import type { RoomState, RoomTab } from './RoomState.ts';
import { RoomStore } from './RoomStore.ts';
import { canModerate, canSeeList } from '../selectors/rights.ts';
import { currentTab } from '../selectors/tabs.ts';

/** Devices of the user, each on or off. */
export interface EntryOptions {
  readonly microphone: boolean;
  readonly camera: boolean;
}

/** Shared core of a room's parts: its state and its managers. */
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
  readonly lists: ListChanges;
  readonly progress: ProgressChanges;
  readonly ownMember: OwnMemberChanges;
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
    this.ownMember = new OwnMemberChanges(this);
    this.progress = new ProgressChanges(this);
    this.lists = new ListChanges(this);
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

  #memberChanged(before: Member | undefined, after: Member | undefined): void {
    if (!after) return;
    if (before && sitsInAudience(before) && !sitsInAudience(after)) {
      this.audience.handleRisen(after.uid);
    }
    const { me } = this.state;
    if (after.uid === me?.uid) this.ownMember.applyPresence(me, after);
    else if (before?.volume !== after.volume) this.remote.handleVolume(after.uid);
    const hasRaised = after.hands_up !== null && (before?.hands_up ?? null) === null;
    if (hasRaised && this.state.phase === 'inside' && canModerate(this.state))
      this.addUnread('attendees', 1);
  }
}
