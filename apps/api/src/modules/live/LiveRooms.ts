import { and, eq, isNotNull, or } from 'drizzle-orm';
import { hasEndedFor, screenUidOf } from '@rostra/contract/live';
import type { RoomMessage, Uid } from '@rostra/contract/live';
import type { Deps } from '#platform/module/Deps.ts';
import { Attendance } from './Attendance.ts';
import { isCheckChannel } from './checks/checkChannel.ts';
import { readMembers } from './LiveMember.ts';
import type { LiveMember } from './LiveMember.ts';
import { isLetIn, isOnStage, mediaOf, seesList } from './rights.ts';
import { leaveStage } from './screen/leaveStage.ts';
import { SharedScreens } from './screen/SharedScreens.ts';
import { spreadOf } from './spreadOf.ts';
import { liveMembers, lives } from './tables.ts';
import type { LiveRow } from './tables.ts';
import { LIVE_TOKEN_MS } from './tokenLife.ts';
import { channelAttributes, memberAttributes, sightOf } from './wireAttributes.ts';

/** Ms between two signs of life of those who are there. */
const BEAT_MS = 15_000;
/** Ms in which a browser leaves by itself when the live is over for its member (LROL-08, LROL-09). */
export const LEAVE_WITHIN_MS = 5000;

/** Who goes along with lives in this process. */
export interface LiveFollower {
  /** What everyone is told of a live has changed. */
  readonly changed: (live: LiveRow) => void;
  /** About once a second. */
  readonly passed: (now: Date) => void;
  /** A live is passed on no more, without anyone's asking. */
  readonly converterEnded?: (channel: string) => void;
}

/**
 * Lives as the provider knows them: it forgets at its end, so what it is told comes from the
 * database, and is told anew when the first member comes back.
 */
export class LiveRooms {
  readonly attendance: Attendance;
  /** Whose screens are shown. */
  readonly screens: SharedScreens;
  readonly #deps: Deps;
  readonly #loading = new Map<string, Promise<void>>();
  /** The revision in which a member was told last: what is older is dropped. */
  readonly #told = new Map<Uid, number>();
  readonly #toldChannel = new Map<string, number>();
  /** Who sees the list. */
  readonly #seesList = new Set<Uid>();
  /** Whose picture stands large, by channel. */
  readonly #home = new Map<string, Uid>();
  /** Ms since the epoch until which those may stay for whom the live is over. */
  readonly #leaving = new Map<Uid, number>();
  /** When lives ended here, by channel. */
  readonly #ended = new Map<string, number>();
  readonly #followers: LiveFollower[] = [];
  #beatAt = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.attendance = new Attendance(deps);
    this.screens = new SharedScreens(deps.live);
    deps.live.follow({
      joined: (channel, uid) => {
        this.attendance.joined(uid, deps.clock.now());
        void this.load(channel);
      },
      left: (channel, uid) => {
        this.attendance.left(uid, deps.clock.now());
        const isLarge = this.#home.get(channel) === uid;
        if (isLarge || this.screens.sharerIn(channel) === uid) void this.#leaveStage(channel, uid);
      },
      joinedMedia: (channel) => {
        if (!isCheckChannel(channel)) void this.load(channel);
      },
      swept: () => this.#sweep(),
      converterEnded: (channel) => {
        for (const follower of this.#followers) follower.converterEnded?.(channel);
      },
    });
  }

  /** Has somebody told of lives that change and of time that passes. */
  follow(follower: LiveFollower): void {
    this.#followers.push(follower);
  }

  /** Who is there now. */
  online(channel: string): ReadonlySet<Uid> {
    return new Set(this.#deps.live.online(channel));
  }

  /** Tells the provider a live as the database has it, once in the life of this process. */
  load(channel: string): Promise<void> {
    const known = this.#loading.get(channel);
    if (known) return known;
    const loading = this.#load(channel).catch((error: unknown) => {
      this.#loading.delete(channel);
      this.#deps.log.error({ err: error }, 'a live was not loaded');
    });
    this.#loading.set(channel, loading);
    return loading;
  }

  /** Tells what a change made of members; a change that is older than what was told says nothing. */
  tellMembers(live: LiveRow, members: readonly LiveMember[]): void {
    const { live: provider } = this.#deps;
    for (const member of members) {
      if ((this.#told.get(member.id) ?? -1) > live.revision) continue;
      this.#told.set(member.id, live.revision);
      if (seesList(member)) this.#seesList.add(member.id);
      else this.#seesList.delete(member.id);
      provider.setMediaRights(member.id, mediaOf(live.state, member));
      this.screens.tell(live, member);
      if (hasEndedFor(live.state, member.role)) {
        this.#leaving.set(member.id, this.#deps.clock.now().getTime() + LEAVE_WITHIN_MS);
      }
      if (isLetIn(member)) {
        provider.setMember(live.channel, member.id, memberAttributes(member), sightOf(member));
      } else {
        provider.ban(member.id);
        provider.ban(screenUidOf(member.id));
      }
    }
  }

  /** Closes members of a live that is over for them out at the next tick, instead of waiting. */
  closeOut(members: readonly LiveMember[]): void {
    const now = this.#deps.clock.now().getTime();
    for (const { id } of members) this.#leaving.set(id, now);
  }

  /** Tells what a change made of the live itself. */
  tellChannel(live: LiveRow, hostUid: Uid | undefined): void {
    if ((this.#toldChannel.get(live.channel) ?? -1) > live.revision) return;
    this.#toldChannel.set(live.channel, live.revision);
    if (live.homeUid === null) this.#home.delete(live.channel);
    else this.#home.set(live.channel, live.homeUid);
    for (const { changed } of this.#followers) changed(live);
    const screenUid = this.screens.shownIn(live.channel);
    this.#deps.live.setChannel(live.channel, {
      ...channelAttributes(live, { hostUid, screenUid }),
    });
    if (live.state === 'stopped') {
      this.#ended.set(live.channel, this.#deps.clock.now().getTime());
    }
  }

  /** Says something to everyone, or to some. */
  say(channel: string, message: RoomMessage, to?: ReadonlySet<Uid>): void {
    this.#deps.live.say(channel, JSON.stringify(message), to);
  }

  /**
   * Tells everyone, or some, to look again. Who does not see the list hears of silent listeners that
   * somebody has changed, not who; and how long to wait, since he does not know how many look.
   *
   * @param members whom the change concerns
   */
  refresh(live: LiveRow, members: readonly LiveMember[], to?: readonly Uid[]): void {
    const { channel, revision } = live;
    const online = this.#deps.live.online(channel);
    const spread_ms = spreadOf(online.length);
    const say = (affect_users: readonly number[], hearers: ReadonlySet<Uid>): void => {
      if (hearers.size === 0) return;
      this.say(channel, { type: 'refresh', revision, affect_users, spread_ms }, hearers);
    };
    const onStage = members.filter(isOnStage).map(({ userId }) => userId);
    const seeing = new Set<Uid>();
    const others = new Set<Uid>();
    for (const uid of to ?? online) (this.#seesList.has(uid) ? seeing : others).add(uid);
    for (const { id, userId } of members) {
      if (others.delete(id)) say([...new Set([...onStage, userId])], new Set([id]));
    }
    say(
      members.map(({ userId }) => userId),
      seeing,
    );
    say(onStage, others);
  }

  async #load(channel: string): Promise<void> {
    const { db } = this.#deps;
    const [live] = await db.select().from(lives).where(eq(lives.channel, channel));
    if (live === undefined) return;
    const [members, removed] = await Promise.all([
      readMembers(db, live.id),
      db
        .select({ id: liveMembers.id })
        .from(liveMembers)
        .where(
          and(
            eq(liveMembers.liveId, live.id),
            or(
              isNotNull(liveMembers.removedAt),
              isNotNull(liveMembers.trialEndedAt),
              isNotNull(liveMembers.accessEndedAt),
            ),
          ),
        ),
    ]);
    for (const { id } of removed) this.#deps.live.ban(id);
    this.tellMembers(live, members);
    this.tellChannel(live, members.find(({ role }) => role === 'broadcaster')?.id);
  }

  /** His picture stands large no more, and his screen is over. */
  async #leaveStage(channel: string, uid: Uid): Promise<void> {
    try {
      const left = await leaveStage(this.#deps, channel, uid);
      if (left === undefined) return;
      const { live, hostUid, members } = left;
      this.tellMembers(live, members);
      this.tellChannel(live, hostUid);
      if (members.length > 0) this.refresh(live, members);
    } catch (error) {
      this.#deps.log.error({ err: error }, 'a stage was not cleared');
    }
  }

  #sweep(): void {
    // An instance that waits neither resumes nor ends what the holder of the rooms runs.
    if (!this.#deps.roomLease.isHeld) return;
    const now = this.#deps.clock.now();
    this.#closeToTheLeft(now.getTime());
    for (const { passed } of this.#followers) passed(now);
    if (Math.abs(now.getTime() - this.#beatAt) < BEAT_MS) return;
    this.#beatAt = now.getTime();
    const uids = Array.from(this.#loading.keys()).flatMap((channel) =>
      this.#deps.live.online(channel),
    );
    this.attendance.beat(uids, now);
    for (const [channel, endedAt] of this.#ended) {
      // Nobody holds a ticket any more: what was said may be dropped.
      if (now.getTime() - endedAt > LIVE_TOKEN_MS) void this.#forget(channel);
    }
  }

  /** Who has not left by himself is closed out, and an old ticket leads nobody back. */
  #closeToTheLeft(now: number): void {
    for (const [uid, until] of this.#leaving) {
      if (now < until) continue;
      this.#leaving.delete(uid);
      this.#deps.live.ban(uid);
    }
  }

  /** Drops what is known of a live; where the database does not answer, the next beat tries again. */
  async #forget(channel: string): Promise<void> {
    const uids = await this.#deps.db
      .select({ id: liveMembers.id })
      .from(liveMembers)
      .innerJoin(lives, eq(lives.id, liveMembers.liveId))
      .where(eq(lives.channel, channel))
      .catch((error: unknown) =>
        this.#deps.log.error({ err: error }, 'a live that is over was not forgotten'),
      );
    if (uids === undefined) return;
    this.#ended.delete(channel);
    this.#loading.delete(channel);
    this.#toldChannel.delete(channel);
    this.#home.delete(channel);
    for (const { id } of uids) {
      this.#told.delete(id);
      this.#seesList.delete(id);
    }
    const members = uids.map(({ id }) => id);
    this.screens.forget(channel, members);
    this.#deps.live.forget(channel, [...members, ...members.map(screenUidOf)]);
  }
}

/** Members who are told of hands and permissions: who may act on them. */
export const keepersOfOrder = or(
  eq(liveMembers.role, 'broadcaster'),
  eq(liveMembers.role, 'staff'),
  eq(liveMembers.coHost, true),
  eq(liveMembers.allowViewList, true),
  eq(liveMembers.allowManageMute, true),
);
