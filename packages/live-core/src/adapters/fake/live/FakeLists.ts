import { AUDIENCE_PAGE_SIZE, isSuperRole } from '@rostra/contract/live';
import type { Attendee, LiveLists, LiveRole, Uid } from '@rostra/contract/live';
import type { AudiencePage } from '../../../session/LiveApi.ts';
import { toAttendee } from './FakeMember.ts';
import type { FakeMember } from './FakeMember.ts';
import { mayModerate, seesList } from './fakeRights.ts';
import { refuse } from './refuse.ts';

/** The fake server's lists for each member, without facts that member may not know. */
export class FakeLists {
  readonly #members: ReadonlyMap<number, FakeMember>;
  readonly #isOnline: (uid: Uid) => boolean;

  /** @param members by user ID, read at each request */
  constructor(members: ReadonlyMap<number, FakeMember>, isOnline: (uid: Uid) => boolean) {
    this.#members = members;
    this.#isOnline = isOnline;
  }

  attendee(row: FakeMember, by: FakeMember): Attendee {
    return toAttendee(row, this.#isOnline(row.uid), isSuperRole(by.role));
  }

  lists(
    by: FakeMember,
    affected: readonly FakeMember[],
  ): Omit<LiveLists, 'revision' | 'allow_public_channel' | 'announcement' | 'converter'> {
    const all = this.#all;
    const notify = (rows: readonly FakeMember[]): readonly Attendee[] =>
      rows.map((row) => this.attendee(row, by));
    const of = (role: LiveRole): FakeMember[] => all.filter((row) => row.role === role);
    const audience = of('audience');
    const hands = audience
      .filter(
        (row) => row.hands_up !== null && this.#isOnline(row.uid) && (seesList(by) || row === by),
      )
      .sort((a, b) => Date.parse(a.hands_up ?? '') - Date.parse(b.hands_up ?? '') || a.uid - b.uid);
    return {
      broadcasters: notify(of('broadcaster')),
      experts: notify(of('expert')),
      unmute_audiences: notify(audience.filter(({ mute }) => !mute)),
      hands_up_audiences: notify(hands),
      staff: notify(of('staff').filter((row) => seesList(by) || row === by)),
      online_player: mayModerate(by) || by.allow_view_count ? this.#online : null,
      phones: [],
      affect_users: affected.map(({ id }) => id),
      // A member always gets their own entry.
      affect_user_infos: notify(Array.from(new Set([by, ...affected]))),
    };
  }

  primary(by: FakeMember): readonly Attendee[] {
    return this.#all
      .filter(({ role }) => role === 'broadcaster' || role === 'expert')
      .map((row) => this.attendee(row, by));
  }

  /**
   * Returns a page; unmuted audience members are in `unmute_audiences` instead.
   *
   * @throws LiveError `refused` for members without the right to the list (LROL-29)
   */
  audience(by: FakeMember, page: number, keyword = ''): AudiencePage {
    if (!seesList(by)) refuse('liveRoleRefused');
    const word = keyword.toLowerCase();
    const found = this.#all.filter(
      ({ uid, role, mute, name }) =>
        role === 'audience' && mute && this.#isOnline(uid) && name.toLowerCase().includes(word),
    );
    const from = (page - 1) * AUDIENCE_PAGE_SIZE;
    return {
      list: found.slice(from, from + AUDIENCE_PAGE_SIZE).map((row) => this.attendee(row, by)),
      total: found.length,
      total_pages: Math.ceil(found.length / AUDIENCE_PAGE_SIZE),
    };
  }

  get #all(): readonly FakeMember[] {
    return Array.from(this.#members.values());
  }

  get #online(): number {
    return this.#all.filter(({ uid, role }) => role !== 'staff' && this.#isOnline(uid)).length;
  }
}
