import { and, eq, isNotNull, or } from 'drizzle-orm';
import { hasEndedFor, screenUidOf } from '@rostra/contract/live';
import type { RoomMessage, Uid } from '@rostra/contract/live';
import type { Deps } from '#platform/module/Deps.ts';
import { Attendance } from '../attendance/Attendance.ts';
import { isCheckChannel } from '../checks/checkChannel.ts';
import { readMembers } from '../members/LiveMember.ts';
import type { LiveMember } from '../members/LiveMember.ts';
import { isLetIn, isOnStage, mediaOf, seesList } from '../members/rights.ts';
import { leaveStage } from '../screen/leaveStage.ts';
import { SharedScreens } from '../screen/SharedScreens.ts';
import { spreadOf } from './spreadOf.ts';
import { liveMembers, liveSessions } from '../tables.ts';
import type { LiveRow } from '../tables.ts';
import { LIVE_TOKEN_MS, revokeEarlierTokens } from '../entry/tokenLife.ts';
import { channelAttributes, memberAttributes, visibilityOf } from './wireAttributes.ts';

/** Milliseconds between two heartbeats of present members. */
const BEAT_MS = 15_000;
/**
 * Milliseconds for a browser to leave by itself after the session ended for its member (LROL-08,
 * LROL-09).
 */
export const LEAVE_WITHIN_MS = 5000;

/** An observer of the live sessions in this process. */
export interface LiveFollower {
  /** Called when the public state of a live session changes. */
  readonly changed: (live: LiveRow) => void;
  /** Called about once a second. */
  readonly passed: (now: Date) => void;
  /** Called when a restream ends without a request. */
  readonly converterEnded?: (channel: string) => void;
}

/**
 * The provider's view of live sessions. The provider loses its state when it stops, so this class
 * publishes it from the database when the first member returns.
 */
export class LiveRooms {
  readonly attendance: Attendance;
  /** The shared screens. */
  readonly screens: SharedScreens;
  readonly #deps: Deps;
  readonly #loading = new Map<string, Promise<void>>();
  /** The revision last published for each member; older changes are dropped. */
  readonly #notified = new Map<Uid, number>();
  readonly #publishedRevisions = new Map<string, number>();
  /** Members who see the list. */
  readonly #seesList = new Set<Uid>();
  /** The spotlighted member of each channel. */
  readonly #spotlight = new Map<string, Uid>();
  /** Until when members may stay after the session ended for them, in ms since the epoch. */
  readonly #leaving = new Map<Uid, number>();
  /** When sessions ended in this process, by channel. */
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
        const isLarge = this.#spotlight.get(channel) === uid;
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

  /** Registers an observer of changed sessions and passing time. */
  follow(follower: LiveFollower): void {
    this.#followers.push(follower);
  }

  /** Returns the present members. */
  online(channel: string): ReadonlySet<Uid> {
    return new Set(this.#deps.live.online(channel));
  }

  /** Publishes a session's stored state to the provider, once per process. */
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

  /** Publishes changed members; skips changes older than the last published one. */
  publishMembers(live: LiveRow, members: readonly LiveMember[]): void {
    const { live: provider } = this.#deps;
    for (const member of members) {
      if ((this.#notified.get(member.id) ?? -1) > live.revision) continue;
      this.#notified.set(member.id, live.revision);
      if (seesList(member)) this.#seesList.add(member.id);
      else this.#seesList.delete(member.id);
      provider.setMediaRights(member.id, mediaOf(live.state, member));
      this.screens.notify(live, member);
      if (hasEndedFor(live.state, member.role)) {
        this.#leaving.set(member.id, this.#deps.clock.now().getTime() + LEAVE_WITHIN_MS);
      }
      if (isLetIn(member)) {
        provider.setMember(live.channel, member.id, memberAttributes(member), visibilityOf(member));
      } else {
        provider.ban(member.id);
        provider.ban(screenUidOf(member.id));
      }
    }
  }

  /** Disconnects members of an ended session at the next tick instead of waiting. */
  closeOut(members: readonly LiveMember[]): void {
    const now = this.#deps.clock.now().getTime();
    for (const { id } of members) this.#leaving.set(id, now);
  }

  /** Publishes a change of the session itself, unless a newer one was published. */
  publishChannel(live: LiveRow, hostUid: Uid | undefined): void {
    if ((this.#publishedRevisions.get(live.channel) ?? -1) > live.revision) return;
    this.#publishedRevisions.set(live.channel, live.revision);
    if (live.spotlightUid === null) this.#spotlight.delete(live.channel);
    else this.#spotlight.set(live.channel, live.spotlightUid);
    for (const { changed } of this.#followers) changed(live);
    const screenUid = this.screens.shownIn(live.channel);
    this.#deps.live.setChannel(live.channel, {
      ...channelAttributes(live, { hostUid, screenUid }),
    });
    if (live.state === 'stopped') {
      this.#ended.set(live.channel, this.#deps.clock.now().getTime());
    }
  }

  /** Sends a message to everyone in the channel, or to some members. */
  send(channel: string, message: RoomMessage, to?: ReadonlySet<Uid>): void {
    this.#deps.live.send(channel, JSON.stringify(message), to);
  }

  /**
   * Asks everyone, or some members, to reload the lists. Clients without the list do not learn
   * which silent audience members changed. The message includes a delay, since clients do not know
   * how many others reload.
   *
   * @param members the changed members
   */
  refresh(live: LiveRow, members: readonly LiveMember[], to?: readonly Uid[]): void {
    const { channel, revision } = live;
    const online = this.#deps.live.online(channel);
    const spread_ms = spreadOf(online.length);
    const send = (affect_users: readonly number[], hearers: ReadonlySet<Uid>): void => {
      if (hearers.size === 0) return;
      this.send(channel, { type: 'refresh', revision, affect_users, spread_ms }, hearers);
    };
    const onStage = members.filter(isOnStage).map(({ userId }) => userId);
    const seeing = new Set<Uid>();
    const others = new Set<Uid>();
    for (const uid of to ?? online) (this.#seesList.has(uid) ? seeing : others).add(uid);
    for (const { id, userId } of members) {
      if (others.delete(id)) send([...new Set([...onStage, userId])], new Set([id]));
    }
    send(
      members.map(({ userId }) => userId),
      seeing,
    );
    send(onStage, others);
  }

  async #load(channel: string): Promise<void> {
    const { db } = this.#deps;
    const [live] = await db.select().from(liveSessions).where(eq(liveSessions.channel, channel));
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
    for (const member of members) revokeEarlierTokens(this.#deps, member);
    this.publishMembers(live, members);
    this.publishChannel(live, members.find(({ role }) => role === 'broadcaster')?.id);
  }

  /** Clears the spotlight and the shared screen of a departed member. */
  async #leaveStage(channel: string, uid: Uid): Promise<void> {
    try {
      const left = await leaveStage(this.#deps, channel, uid);
      if (left === undefined) return;
      const { live, hostUid, members } = left;
      this.publishMembers(live, members);
      this.publishChannel(live, hostUid);
      if (members.length > 0) this.refresh(live, members);
    } catch (error) {
      this.#deps.log.error({ err: error }, 'a stage was not cleared');
    }
  }

  #sweep(): void {
    // A standby instance neither resumes nor ends what the holder of the rooms runs.
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
      // All tokens have expired, so the published state may be dropped.
      if (now.getTime() - endedAt > LIVE_TOKEN_MS) void this.#forget(channel);
    }
  }

  /** Disconnects members whose time to leave is over, and bans their old tokens. */
  #closeToTheLeft(now: number): void {
    for (const [uid, until] of this.#leaving) {
      if (now < until) continue;
      this.#leaving.delete(uid);
      this.#deps.live.ban(uid);
    }
  }

  /** Drops the state of an ended session; after a database error the next beat tries again. */
  async #forget(channel: string): Promise<void> {
    const uids = await this.#deps.db
      .select({ id: liveMembers.id })
      .from(liveMembers)
      .innerJoin(liveSessions, eq(liveSessions.id, liveMembers.liveId))
      .where(eq(liveSessions.channel, channel))
      .catch((error: unknown) =>
        this.#deps.log.error({ err: error }, 'a live that is over was not forgotten'),
      );
    if (uids === undefined) return;
    this.#ended.delete(channel);
    this.#loading.delete(channel);
    this.#publishedRevisions.delete(channel);
    this.#spotlight.delete(channel);
    for (const { id } of uids) {
      this.#notified.delete(id);
      this.#seesList.delete(id);
    }
    const members = uids.map(({ id }) => id);
    this.screens.forget(channel, members);
    this.#deps.live.forget(channel, [...members, ...members.map(screenUidOf)]);
  }
}

/** Members who receive raised hands and permissions, because they may act on them. */
export const moderatorsOf = or(
  eq(liveMembers.role, 'broadcaster'),
  eq(liveMembers.role, 'staff'),
  eq(liveMembers.coHost, true),
  eq(liveMembers.allowViewList, true),
  eq(liveMembers.allowManageMute, true),
);
