import { isSuperRole, LIVE_TRANSITIONS, REFRESH_SPREAD_MS } from '@rostra/contract/live';
import type {
  Attendee,
  ConverterState,
  LiveAction,
  LiveLists,
  LiveRole,
  LiveSessionOptions,
  LiveState,
  LiveTokens,
  RoomMessage,
  Uid,
} from '@rostra/contract/live';
import type { AudiencePage } from '../../../session/LiveApi.ts';
import { LiveError } from '../../../session/LiveError.ts';
import type { RecordingStatus } from '../../../session/room/RoomState.ts';
import type { FakeHub } from '../FakeHub.ts';
import { changeMember } from './changeMember.ts';
import { fakeChannel, PASSING } from './fakeChannel.ts';
import type { ChannelLook } from './fakeChannel.ts';
import type { MemberChange } from './changeMember.ts';
import { FakeChat } from './FakeChat.ts';
import { FakeLists } from './FakeLists.ts';
import { FakeScreens } from './FakeScreens.ts';
import { hasHostControls, isHeard, mayEnd, mayModerate, sendsVideo } from './fakeRights.ts';
import { makeMember, toAttributes } from './FakeMember.ts';
import type { FakeMember } from './FakeMember.ts';
import { LIVE_ID, liveOptions } from './liveOptions.ts';
import type { MeetingOptions } from './liveOptions.ts';
import { refuse } from './refuse.ts';

const CHANNEL = `live-${LIVE_ID}`;
const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
export interface FakeLiveOptions extends MeetingOptions {
  readonly password?: string;
  /** Milliseconds by which the server's clock is ahead of the members'. */
  readonly aheadMs?: number;
  /** Lifetime of tokens. @default an hour */
  readonly tokenMs?: number;
}

/** The server of one live session in memory, by the real one's rules. */
export class FakeLive {
  readonly channel = CHANNEL;
  readonly chat = new FakeChat();
  readonly #hub: FakeHub;
  readonly #options: FakeLiveOptions;
  readonly #members = new Map<number, FakeMember>();
  readonly #byUid = new Map<Uid, FakeMember>();
  readonly #refused = new Set<number>();
  readonly #lists: FakeLists;
  readonly screens: FakeScreens;
  #shut: { readonly reason: string; readonly opensAt: string | undefined } | undefined;
  #state: LiveState = 'unprepare';
  #startTime: number | null = null;
  #action: LiveAction | undefined;
  #endTime: number | null = null;
  #revision = 0;
  #announcement: string | null = null;
  #converter: ConverterState | null = null;
  #spotlight: FakeMember | undefined;
  #look: ChannelLook = {};
  #recordingStatus: RecordingStatus = { isRecording: false, isTranscribing: false };

  constructor(hub: FakeHub, options: FakeLiveOptions = {}) {
    this.#hub = hub;
    this.#options = options;
    this.screens = new FakeScreens({
      hub,
      live: this,
      members: this.#members,
      tokens: (of) => this.#tokens(of),
      changed: () => {
        if (this.screens.uid !== undefined) this.#spotlight = undefined;
        this.#publishChannel();
      },
    });
    if (options.isRecording === true) this.setRecordingStatus({ isRecording: true });
    this.#lists = new FakeLists(this.#members, (uid) => hub.messages.channel(CHANNEL).has(uid));
    hub.messages.attributesOf = (channel, uid) => {
      const member = channel === CHANNEL ? this.#byUid.get(uid) : undefined;
      return member ? toAttributes(member) : {};
    };
    hub.media.mayPublish = (uid) =>
      uid === this.screens.uid || this.#mayPublish(this.#byUid.get(uid));
  }

  get state(): LiveState {
    return this.#state;
  }

  /** Returns ms since the epoch on the server's clock. */
  now(): number {
    return this.#hub.clock.now() + (this.#options.aheadMs ?? 0);
  }

  add(id: number, role: LiveRole, name: string): FakeMember {
    const member = makeMember(id, role, name);
    this.#members.set(id, member);
    this.#byUid.set(member.uid, member);
    return member;
  }

  /** @throws LiveError `refused` for users who were never admitted */
  member(id: number): FakeMember {
    return this.#members.get(id) ?? refuse('liveNotRegistered');
  }

  /**
   * Refuses entry with the server's reason: `liveTooEarly`, `notRegistered`.
   *
   * @param opensAt when entry opens, UTC
   */
  shut(reason: string | undefined, opensAt?: string): void {
    this.#shut = reason === undefined ? undefined : { reason, opensAt };
  }

  /** @throws LiveError `removed`, `refused` */
  enter(id: number, password: string | undefined): LiveSessionOptions {
    if (this.#shut) refuse(this.#shut.reason, { opensAt: this.#shut.opensAt });
    const by = this.member(id);
    if (by.removed) throw new LiveError('removed');
    if (this.#options.password !== undefined && this.#options.password !== password) {
      refuse('livePasswordWrong');
    }
    return {
      ...this.#tokens(by),
      ...liveOptions(by, { ...this.#options, now: this.now() }),
      is_recording: this.#recordingStatus.isRecording,
      is_transcribe: this.#recordingStatus.isTranscribing,
      channel: CHANNEL,
      state: this.#state,
      primary_users: this.primary(by),
      channel_attributes: this.#hub.messages.channel(CHANNEL).attributes.attributes,
      lists: this.lists(by),
      me: this.#lists.attendee(by, by),
    };
  }

  /** @throws LiveError `token-refused` */
  refreshTokens(by: FakeMember): LiveTokens {
    if (by.removed || this.#refused.has(by.id)) throw new LiveError('token-refused');
    return this.#tokens(by);
  }

  /** Refuses this member's token exchanges from now on (code 10010). */
  refuseTokens(id: number): void {
    this.#refused.add(id);
  }

  /** Removes a member for good. */
  remove(id: number): void {
    const member = this.member(id);
    member.removed = true;
    this.#hub.ban(member.uid);
  }

  /** @throws LiveError `refused` */
  kick(by: FakeMember, id: number): LiveLists {
    const of = this.member(id);
    const isUnder = of.role !== 'broadcaster' || by.super_moderator;
    if (!mayModerate(by) || by === of || !isUnder) refuse('liveRoleRefused');
    this.remove(id);
    this.screens.keep();
    this.#publishChangesOf([of]);
    return this.lists(by);
  }

  /** @throws LiveError `refused` */
  setLook(by: FakeMember, look: ChannelLook): void {
    if (!hasHostControls(by)) refuse('liveRoleRefused');
    this.#look = { ...this.#look, ...look };
    this.#publishChannel();
  }

  /** @throws LiveError `refused` */
  setVoiceChanged(by: FakeMember, isChanged: boolean): void {
    if (isChanged && !this.#mayPublish(by)) refuse('liveRoleRefused');
    by.voice_changed = isChanged;
    this.#publishChangesOf([by]);
  }

  /** @throws LiveError `refused` */
  act(by: FakeMember, action: LiveAction): { readonly live_state: LiveState } {
    const isStop = action === 'preStop' || action === 'unpublish';
    if (!(isStop ? mayEnd(by) : hasHostControls(by))) refuse('liveRoleRefused');
    const next = LIVE_TRANSITIONS[this.#state][action];
    const isPaid = this.#options.isFree === false;
    const isEarly = this.#state === 'unprepare' && action === 'start' && isPaid;
    if (!next || isEarly) refuse('liveTransitionIllegal');
    this.#state = next;
    const seconds = Math.floor(this.now() / SECOND_MS);
    if (action === 'start') this.#startTime = seconds;
    if (isStop) this.#endTime ??= seconds;
    this.#action = action;
    this.#publishChannel();
    this.announce({
      type: 'state_change',
      state: next,
      startTime: this.#startTime,
      endTime: this.#endTime,
    });
    return { live_state: next };
  }

  /** @throws LiveError `refused` */
  change(requested: Pick<MemberChange, 'by' | 'of' | 'action' | 'name' | 'volume'>): LiveLists {
    const now = new Date(this.now()).toISOString();
    const isHere = this.#hub.messages.channel(CHANNEL).has(requested.of.uid);
    const affected = changeMember({ ...requested, all: this.#members.values(), isHere, now });
    this.screens.keep();
    this.#publishChangesOf(affected);
    if (this.#spotlight?.role === 'audience') {
      this.#spotlight = undefined;
      this.#publishChannel();
    }
    return this.lists(requested.by, affected);
  }

  /** @throws LiveError `refused` */
  allowPublicChannel(by: FakeMember, allow: boolean): LiveLists {
    if (!mayModerate(by)) refuse('liveRoleRefused');
    this.chat.isOpen = allow;
    this.#publishChangesOf([]);
    return this.lists(by);
  }

  /** @throws LiveError `refused` */
  announceToAll(by: FakeMember, text: string | null): LiveLists {
    if (!mayModerate(by)) refuse('liveRoleRefused');
    this.#announcement = text === '' ? null : text;
    this.#revision += 1;
    const [revision, announcement] = [this.#revision, this.#announcement];
    this.announce({ type: 'announcement', revision, announcement });
    return this.lists(by);
  }

  /** @throws LiveError `refused` */
  setSpotlight(by: FakeMember, of: FakeMember | undefined): { readonly setHomeUid: string | null } {
    if (!hasHostControls(by)) refuse('liveRoleRefused');
    if (of && !sendsVideo(of)) refuse('liveNotOnStage');
    this.#spotlight = of;
    this.#publishChannel();
    return { setHomeUid: of === undefined ? null : String(of.uid) };
  }

  /** Starts or stops recording or transcription. */
  setRecordingStatus(recordingStatus: Partial<RecordingStatus>): void {
    this.#recordingStatus = { ...this.#recordingStatus, ...recordingStatus };
    this.#publishChannel();
  }

  /** Sets the restream's state and notifies host and staff. */
  setConverter(state: ConverterState | null): void {
    this.#converter = state;
    if (state === null) this.#publishChangesOf([]);
    for (const member of this.#members.values()) {
      if (state !== null && isSuperRole(member.role)) {
        this.publishOne(member, { type: 'imm_state_change', state });
      }
    }
  }

  announce(message: RoomMessage): void {
    this.#hub.messages.announce(CHANNEL, JSON.stringify(message));
  }

  /** Sends a message to one member. */
  publishOne(to: FakeMember, message: RoomMessage): void {
    this.#hub.messages.announceTo(CHANNEL, to.uid, JSON.stringify(message));
  }

  /** Returns whether messages to a member currently arrive. */
  isReached({ uid }: FakeMember): boolean {
    return this.#hub.messages.isReached(CHANNEL, uid);
  }

  lists(by: FakeMember, affected: readonly FakeMember[] = []): LiveLists {
    return {
      ...this.#lists.lists(by, affected),
      revision: this.#revision,
      allow_public_channel: this.chat.isOpen,
      announcement: this.#announcement,
      converter:
        isSuperRole(by.role) && this.#converter !== null ? { state: this.#converter } : null,
    };
  }

  primary(by: FakeMember): readonly Attendee[] {
    return this.#lists.primary(by);
  }

  /** @throws LiveError `refused` for members without the right to the list (LROL-29) */
  audience(by: FakeMember, page: number, keyword?: string): AudiencePage {
    return this.#lists.audience(by, page, keyword);
  }

  /** Adds audience members without browsers. */
  addCrowd(count: number, firstId: number): void {
    const channel = this.#hub.messages.channel(CHANNEL);
    for (let id = firstId; id < firstId + count; id += 1) {
      const member = this.add(id, 'audience', `Guest ${id}`);
      channel.enter(member.uid, toAttributes(member));
    }
  }

  /** Raises or lowers a hand, published through presence only. */
  toggleHand(id: number): void {
    const member = this.member(id);
    member.hands_up = member.hands_up === null ? new Date(this.now()).toISOString() : null;
    this.#hub.messages.describe(CHANNEL, member.uid, toAttributes(member));
  }

  #mayPublish(member: FakeMember | undefined): boolean {
    return member !== undefined && isHeard(member);
  }

  /** Publishes the channel attributes to everyone. */
  #publishChannel(): void {
    const host = Array.from(this.#members.values()).find(({ role }) => role === 'broadcaster');
    const attributes = fakeChannel({
      action: this.#action,
      hostUid: host?.uid,
      startTime: this.#startTime,
      endTime: this.#endTime,
      spotlightUid: this.#spotlight?.uid,
      screenUid: this.screens.uid,
      look: this.#look,
      recordingStatus: this.#recordingStatus,
    });
    const gone = PASSING.filter((name) => !(name in attributes));
    this.#hub.messages.setChannel(CHANNEL, attributes, { remove: gone });
  }

  #publishChangesOf(affected: readonly FakeMember[]): void {
    for (const member of affected) {
      if (!this.#mayPublish(member)) this.#hub.media.revoke(member.uid);
      const attributes = toAttributes(member);
      const unnamed = 'name' in attributes ? [] : ['name'];
      this.#hub.messages.describe(CHANNEL, member.uid, attributes, unnamed);
    }
    this.#revision += 1;
    const affect_users = affected.map(({ id }) => id);
    this.announce({
      type: 'refresh',
      revision: this.#revision,
      affect_users,
      spread_ms: REFRESH_SPREAD_MS.min,
    });
  }

  #tokens({ uid }: Pick<FakeMember, 'uid'>): LiveTokens {
    const validMs = this.#options.tokenMs ?? HOUR_MS;
    const token = this.#hub.tokens.issue(uid, validMs);
    const token_expires_at = new Date(this.now() + validMs).toISOString();
    return { token, rtm_token: token, token_expires_at };
  }
}
