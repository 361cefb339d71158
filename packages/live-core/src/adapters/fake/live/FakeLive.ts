import { AUDIENCE_PAGE_SIZE, isSuperRole, LIVE_TRANSITIONS } from '@rostra/contract/live';
import type {
  Attendee,
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
import type { FakeHub } from '../FakeHub.ts';
import { changeMember } from './changeMember.ts';
import type { MemberChange } from './changeMember.ts';
import { FakeChat } from './FakeChat.ts';
import { hasHostControls, mayEnd, mayModerate, seesList } from './fakeRights.ts';
import { makeMember, toAttendee, toAttributes } from './FakeMember.ts';
import type { FakeMember } from './FakeMember.ts';
import { refuse } from './refuse.ts';

const LIVE_ID = 7;
const MEETING_ID = 70;
const CHANNEL = `live-${LIVE_ID}`;
const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;

export interface FakeLiveOptions {
  /** A free meeting starts without having been prepared. @default true */
  readonly isFree?: boolean;
  readonly password?: string;
  /** Ms that the server's clock is ahead of the members'. */
  readonly aheadMs?: number;
  /** How long tokens are good. @default an hour */
  readonly tokenMs?: number;
  readonly vendor?: 'embedded' | 'rtmp';
}

/** The server of one live in memory, by the rules of the real one. */
export class FakeLive {
  readonly channel = CHANNEL;
  readonly chat = new FakeChat();
  readonly #hub: FakeHub;
  readonly #options: FakeLiveOptions;
  readonly #members = new Map<number, FakeMember>();
  readonly #byUid = new Map<Uid, FakeMember>();
  readonly #refused = new Set<number>();
  #state: LiveState = 'unprepare';
  #startTime: number | null = null;
  #endTime: number | null = null;
  #revision = 0;

  constructor(hub: FakeHub, options: FakeLiveOptions = {}) {
    this.#hub = hub;
    this.#options = options;
    hub.messages.attributesOf = (channel, uid) => {
      const member = channel === CHANNEL ? this.#byUid.get(uid) : undefined;
      return member ? toAttributes(member) : {};
    };
    hub.media.mayPublish = (uid) => this.#mayPublish(this.#byUid.get(uid));
  }

  get state(): LiveState {
    return this.#state;
  }

  /** ms since the epoch on the server's clock. */
  now(): number {
    return this.#hub.clock.now() + (this.#options.aheadMs ?? 0);
  }

  add(id: number, role: LiveRole, name: string): FakeMember {
    const member = makeMember(id, role, name);
    this.#members.set(id, member);
    this.#byUid.set(member.uid, member);
    return member;
  }

  /** @throws LiveError `refused` for who was never let in */
  member(id: number): FakeMember {
    return this.#members.get(id) ?? refuse('liveNotRegistered');
  }

  /** @throws LiveError `removed`, `refused` */
  enter(id: number, password: string | undefined): LiveSessionOptions {
    const by = this.member(id);
    if (by.removed) throw new LiveError('removed');
    if (this.#options.password !== undefined && this.#options.password !== password) {
      refuse('livePasswordWrong');
    }
    const { isFree = true, vendor = 'embedded' } = this.#options;
    return {
      ...this.#tokens(by),
      id: LIVE_ID,
      channel: CHANNEL,
      uid: by.uid,
      app_id: 'fake',
      vendor,
      play_url: vendor === 'rtmp' ? '/live.m3u8' : null,
      state: this.#state,
      role: by.role,
      user_type: by.user_type,
      meeting: {
        id: MEETING_ID,
        event_id: 700,
        sc_name: '财富路演',
        tc_name: '財富路演',
        en_name: 'Wealth roadshow',
        free: isFree,
        has_paid: !isFree,
        paid_info: isFree ? null : { card_type: null, actual_paid: 20 },
        event_type_id: 1,
        starts_at: new Date(this.now()).toISOString(),
        ends_at: new Date(this.now() + HOUR_MS).toISOString(),
      },
      super_moderator: by.super_moderator,
      co_host: by.co_host,
      remindered_at: null,
      server_time: new Date(this.now()).toISOString(),
      demo: false,
      is_transcribe: false,
      is_recording: false,
      share_screen_id: null,
      primary_users: this.primary(by),
      channel_attributes: this.#hub.messages.channel(CHANNEL).attributes.attributes,
      lists: this.lists(by),
      me: this.#attendee(by, by),
    };
  }

  /** @throws LiveError `token-refused` */
  refreshTokens(by: FakeMember): LiveTokens {
    if (by.removed || this.#refused.has(by.id)) throw new LiveError('token-refused');
    return this.#tokens(by);
  }

  /** From now on this member's tokens are not exchanged (code 10010). */
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
  act(by: FakeMember, action: LiveAction): { readonly live_state: LiveState } {
    const isStop = action === 'preStop' || action === 'unpublish';
    if (!(isStop ? mayEnd(by) : hasHostControls(by))) refuse('liveRoleRefused');
    const next = LIVE_TRANSITIONS[this.#state][action];
    const isEarly = this.#state === 'unprepare' && action === 'start' && !this.#isFree;
    if (!next || isEarly) refuse('liveTransitionIllegal');
    this.#state = next;
    const seconds = Math.floor(this.now() / SECOND_MS);
    if (action === 'start') this.#startTime = seconds;
    if (isStop) this.#endTime ??= seconds;
    this.#hub.messages.setChannel(CHANNEL, {
      action,
      uid: String(this.#host?.uid ?? ''),
      ...(this.#startTime === null ? {} : { startTime: String(this.#startTime) }),
      ...(this.#endTime === null ? {} : { endTime: String(this.#endTime) }),
    });
    this.announce({
      type: 'state_change',
      state: next,
      startTime: this.#startTime,
      endTime: this.#endTime,
    });
    return { live_state: next };
  }

  /** @throws LiveError `refused` */
  change(asked: Pick<MemberChange, 'by' | 'of' | 'action' | 'name'>): LiveLists {
    const now = new Date(this.now()).toISOString();
    const affected = changeMember({ ...asked, all: this.#members.values(), now });
    this.#tellOf(affected);
    return this.lists(asked.by, affected);
  }

  /** @throws LiveError `refused` */
  allowPublicChannel(by: FakeMember, allow: boolean): LiveLists {
    if (!mayModerate(by)) refuse('liveRoleRefused');
    this.chat.isOpen = allow;
    this.#tellOf([]);
    return this.lists(by);
  }

  announce(message: RoomMessage): void {
    this.#hub.messages.announce(CHANNEL, JSON.stringify(message));
  }

  lists(by: FakeMember, affected: readonly FakeMember[] = []): LiveLists {
    const all = Array.from(this.#members.values());
    const tell = (rows: readonly FakeMember[]): readonly Attendee[] =>
      rows.map((row) => this.#attendee(row, by));
    const of = (role: LiveRole): FakeMember[] => all.filter((row) => row.role === role);
    const audience = of('audience');
    const hands = audience
      .filter((row) => row.hands_up !== null && (seesList(by) || row === by))
      .sort((a, b) => Date.parse(a.hands_up ?? '') - Date.parse(b.hands_up ?? '') || a.uid - b.uid);
    return {
      broadcasters: tell(of('broadcaster')),
      experts: tell(of('expert')),
      unmute_audiences: tell(audience.filter(({ mute }) => !mute)),
      hands_up_audiences: tell(hands),
      staff: tell(of('staff').filter((row) => seesList(by) || row === by)),
      online_player: mayModerate(by) || by.allow_view_count ? this.#online(all) : null,
      allow_public_channel: this.chat.isOpen,
      announcement: null,
      converter: null,
      affect_users: affected.map(({ id }) => id),
      // The reader is always told of himself.
      affect_user_infos: tell(Array.from(new Set([by, ...affected]))),
    };
  }

  primary(by: FakeMember): readonly Attendee[] {
    return Array.from(this.#members.values())
      .filter(({ role }) => role === 'broadcaster' || role === 'expert')
      .map((row) => this.#attendee(row, by));
  }

  /** @throws LiveError `refused` for who may not see the list (LROL-29) */
  audience(by: FakeMember, page: number, keyword = ''): AudiencePage {
    if (!seesList(by)) refuse('liveRoleRefused');
    const found = Array.from(this.#members.values()).filter(
      ({ role, name }) => role === 'audience' && name.includes(keyword),
    );
    const from = (page - 1) * AUDIENCE_PAGE_SIZE;
    return {
      list: found.slice(from, from + AUDIENCE_PAGE_SIZE).map((row) => this.#attendee(row, by)),
      total: found.length,
      total_pages: Math.ceil(found.length / AUDIENCE_PAGE_SIZE),
    };
  }

  /** Audience that is there without browsers of its own. */
  addCrowd(count: number, firstId: number): void {
    const channel = this.#hub.messages.channel(CHANNEL);
    for (let id = firstId; id < firstId + count; id += 1) {
      const member = this.add(id, 'audience', `Guest ${id}`);
      channel.enter(member.uid, toAttributes(member));
    }
  }

  /** Raises or lowers a hand without telling anyone but through presence. */
  toggleHand(id: number): void {
    const member = this.member(id);
    member.hands_up = member.hands_up === null ? new Date(this.now()).toISOString() : null;
    this.#hub.messages.describe(CHANNEL, member.uid, toAttributes(member));
  }

  get #isFree(): boolean {
    return this.#options.isFree ?? true;
  }

  get #host(): FakeMember | undefined {
    return Array.from(this.#members.values()).find(({ role }) => role === 'broadcaster');
  }

  #mayPublish(member: FakeMember | undefined): boolean {
    return (
      member !== undefined &&
      (member.role === 'broadcaster' ||
        member.role === 'expert' ||
        (member.role === 'audience' && !member.mute))
    );
  }

  #tellOf(affected: readonly FakeMember[]): void {
    for (const member of affected) {
      if (!this.#mayPublish(member)) this.#hub.media.revoke(member.uid);
      const attributes = toAttributes(member);
      const unnamed = 'name' in attributes ? [] : ['name'];
      this.#hub.messages.describe(CHANNEL, member.uid, attributes, unnamed);
    }
    this.#revision += 1;
    const affect_users = affected.map(({ id }) => id);
    this.announce({ type: 'refresh', revision: this.#revision, affect_users });
  }

  #tokens({ uid }: FakeMember): LiveTokens {
    const validMs = this.#options.tokenMs ?? HOUR_MS;
    const token = this.#hub.tokens.issue(uid, validMs);
    const token_expires_at = new Date(this.now() + validMs).toISOString();
    return { token, rtm_token: token, token_expires_at };
  }

  #attendee(row: FakeMember, by: FakeMember): Attendee {
    const isOnline = this.#hub.messages.channel(CHANNEL).has(row.uid);
    return toAttendee(row, isOnline, isSuperRole(by.role));
  }

  #online(all: readonly FakeMember[]): number {
    const channel = this.#hub.messages.channel(CHANNEL);
    return all.filter(({ uid, role }) => role !== 'staff' && channel.has(uid)).length;
  }
}
