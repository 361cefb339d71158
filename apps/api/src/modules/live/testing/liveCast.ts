import { eq } from 'drizzle-orm';
import type { DemoPersonKey } from '#demo/people.ts';
import { meetings } from '#modules/events/meetings/tables.ts';
import type { TestCaller } from '#testing/TestCaller.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { liveMembers, liveSessions } from '../tables.ts';
import type { MemberRow } from '../tables.ts';
import { LiveStage } from './LiveStage.ts';

/** Every kind of caller of a live session's routes, the least privileged first. */
export const CAST = [
  'visitor',
  'stranger',
  'removed',
  'audience',
  'expert',
  'staff',
  'host',
] as const;
export type CastRole = (typeof CAST)[number];

const PERSON: Readonly<Record<Exclude<CastRole, 'visitor'>, DemoPersonKey>> = {
  stranger: 'poor',
  removed: 'vip',
  audience: 'member',
  expert: 'expert',
  staff: 'staff',
  host: 'host',
};

/** Targets of acts: another audience member and another speaker. */
export const OTHERS = { listener: 'sun', speaker: 'he' } as const satisfies Record<
  string,
  DemoPersonKey
>;

/** A meeting with the whole cast, and another one to which the stranger belongs. */
export class LiveCast {
  readonly stage: LiveStage;
  /** The stranger's meeting. */
  readonly elsewhere: LiveStage;
  readonly #server: TestServer;
  readonly #atFirst: readonly MemberRow[];

  private constructor(
    server: TestServer,
    stage: LiveStage,
    elsewhere: LiveStage,
    atFirst: readonly MemberRow[],
  ) {
    this.#server = server;
    this.stage = stage;
    this.elsewhere = elsewhere;
    this.#atFirst = atFirst;
  }

  static async make(server: TestServer): Promise<LiveCast> {
    const elsewhere = await LiveStage.make(server, { listeners: ['poor'] });
    await elsewhere.enter('poor');
    const stage = await LiveStage.make(server, {
      speakers: ['expert', OTHERS.speaker],
      listeners: ['member', 'vip', OTHERS.listener],
    });
    const everyone = ['host', 'expert', 'staff', 'member', 'vip', 'sun', 'he'] as const;
    for (const person of everyone) await stage.enter(person);
    await server.db
      .update(liveMembers)
      .set({ removedAt: server.clock.now() })
      .where(eq(liveMembers.userId, stage.ids.vip));
    const inLive = eq(liveMembers.liveId, stage.liveId);
    const atFirst = await server.db.select().from(liveMembers).where(inLive);
    return new LiveCast(server, stage, elsewhere, atFirst);
  }

  /** Restores everyone's first state, with nothing started. */
  async reset(): Promise<void> {
    const { db } = this.#server;
    await db
      .update(liveSessions)
      .set({
        state: 'unprepare',
        startedAt: null,
        endedAt: null,
        allowPublicChannel: true,
        announcement: null,
        spotlightUid: null,
        layout: 'grid',
        converterState: null,
        shownPreviewId: null,
        shownPage: null,
      })
      .where(eq(liveSessions.id, this.stage.liveId));
    await db
      .update(meetings)
      .set({ startedAt: null, endedAt: null })
      .where(eq(meetings.id, this.stage.meetingId));
    for (const { id, ...member } of this.#atFirst) {
      await db.update(liveMembers).set(member).where(eq(liveMembers.id, id));
    }
  }

  /** Returns the demo person who plays a part; undefined for the visitor. */
  personOf(part: CastRole): DemoPersonKey | undefined {
    return part === 'visitor' ? undefined : PERSON[part];
  }

  async callerOf(part: CastRole): Promise<TestCaller> {
    const person = this.personOf(part);
    return person === undefined ? this.#server.caller() : this.stage.as(person);
  }

  close(): void {
    this.stage.close();
    this.elsewhere.close();
  }
}
