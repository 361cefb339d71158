import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { RoomMessage, Uid } from '@rostra/contract/live';
import type { Deps } from '#platform/module/Deps.ts';
import { Attendance } from './Attendance.ts';
import { readMembers } from './LiveMember.ts';
import type { LiveMember } from './LiveMember.ts';
import { mediaOf } from './rights.ts';
import { liveMembers, lives } from './tables.ts';
import type { LiveRow } from './tables.ts';
import { LIVE_TOKEN_MS } from './tokenLife.ts';
import { channelAttributes, memberAttributes } from './wireAttributes.ts';

/** Ms between two signs of life of those who are there. */
const BEAT_MS = 15_000;

/**
 * Lives as the provider knows them: it forgets at its end, so what it is told comes from the
 * database, and is told anew when the first member comes back.
 */
export class LiveRooms {
  readonly attendance: Attendance;
  readonly #deps: Deps;
  readonly #loading = new Map<string, Promise<void>>();
  /** The revision in which a member was told last: what is older is dropped. */
  readonly #told = new Map<Uid, number>();
  readonly #toldChannel = new Map<string, number>();
  /** When lives ended here, by channel. */
  readonly #ended = new Map<string, number>();
  #beatAt = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.attendance = new Attendance(deps);
    deps.live.follow({
      joined: (channel, uid) => {
        this.attendance.joined(uid, deps.clock.now());
        void this.load(channel);
      },
      left: (_channel, uid) => this.attendance.left(uid, deps.clock.now()),
      joinedMedia: (channel) => void this.load(channel),
      swept: () => this.#sweep(),
    });
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
      provider.setMayPublish(member.id, mediaOf(live.state, member));
      if (member.removedAt === null) {
        provider.setMember(live.channel, member.id, memberAttributes(member));
      } else {
        provider.ban(member.id);
      }
    }
  }

  /** Tells what a change made of the live itself. */
  tellChannel(live: LiveRow, hostUid: Uid | undefined): void {
    if ((this.#toldChannel.get(live.channel) ?? -1) > live.revision) return;
    this.#toldChannel.set(live.channel, live.revision);
    this.#deps.live.setChannel(live.channel, { ...channelAttributes(live, hostUid) });
    if (live.state === 'stopped') {
      this.#ended.set(live.channel, this.#deps.clock.now().getTime());
    }
  }

  /** Says something to everyone, or to some. */
  say(channel: string, message: RoomMessage, to?: ReadonlySet<Uid>): void {
    this.#deps.live.say(channel, JSON.stringify(message), to);
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
        .where(and(eq(liveMembers.liveId, live.id), isNotNull(liveMembers.removedAt))),
    ]);
    for (const { id } of removed) this.#deps.live.ban(id);
    this.tellMembers(live, members);
    this.tellChannel(live, members.find(({ role }) => role === 'broadcaster')?.id);
  }

  #sweep(): void {
    const now = this.#deps.clock.now();
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

  async #forget(channel: string): Promise<void> {
    this.#ended.delete(channel);
    this.#loading.delete(channel);
    this.#toldChannel.delete(channel);
    const uids = await this.#deps.db
      .select({ id: liveMembers.id })
      .from(liveMembers)
      .innerJoin(lives, eq(lives.id, liveMembers.liveId))
      .where(eq(lives.channel, channel));
    for (const { id } of uids) this.#told.delete(id);
    this.#deps.live.forget(
      channel,
      uids.map(({ id }) => id),
    );
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
