import type { LiveSessionOptions, MemberAction } from '@rostra/contract/live';
import type { DemoOrganizationKey, DemoPersonKey } from '#demo/people.ts';
import { demoOrganizationIds, demoPeopleIds } from '#demo/people.ts';
import { userCapabilities } from '#modules/accounts/tables.ts';
import { eventSpeakers, investorEvents } from '#modules/events/tables.ts';
import { meetings } from '#modules/events/meetings/tables.ts';
import { registrations } from '#modules/events/registrations/tables.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { LiveClient } from '#testing/LiveClient.ts';
import type { TestResponse, TestCaller } from '#testing/TestCaller.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { eq } from 'drizzle-orm';
import { openLive } from '../rooms/openLive.ts';
import { liveSessions } from '../tables.ts';

const MINUTE_MS = 60_000;
/** Percent that `set_volume` asks for. */
export const STAGE_VOLUME = 40;

/** Options of a test's meeting; by default free, without a password and soon. */
export interface StageOptions {
  readonly priceCents?: number;
  readonly password?: string;
  readonly startsInMinutes?: number;
  readonly speakers?: readonly DemoPersonKey[];
  readonly listeners?: readonly DemoPersonKey[];
  readonly organizer?: DemoOrganizationKey;
  /** The type of the event; 1 by default. */
  readonly eventTypeId?: number;
  /** Other columns that differ. */
  readonly meeting?: Partial<typeof meetings.$inferInsert>;
}

/**
 * One meeting with its live session: `host` has the host's seat, `expert` speaks, `staff`
 * moderates.
 */
export class LiveStage {
  readonly server: TestServer;
  readonly liveId: number;
  readonly meetingId: number;
  readonly eventId: number;
  readonly channel: string;
  readonly ids: Record<DemoPersonKey, number>;
  readonly #callers = new Map<DemoPersonKey, TestCaller>();
  readonly #clients: LiveClient[] = [];

  private constructor(
    server: TestServer,
    ids: Record<DemoPersonKey, number>,
    live: typeof liveSessions.$inferSelect,
    eventId: number,
  ) {
    this.server = server;
    this.ids = ids;
    this.liveId = live.id;
    this.meetingId = live.meetingId;
    this.channel = live.channel;
    this.eventId = eventId;
  }

  static async make(server: TestServer, options: StageOptions = {}): Promise<LiveStage> {
    await server.as('host');
    const { db, clock } = server.deps;
    const ids = await demoPeopleIds(db);
    const organizers = await demoOrganizationIds(db);
    const startsAt = new Date(clock.now().getTime() + (options.startsInMinutes ?? 10) * MINUTE_MS);
    const endsAt = new Date(startsAt.getTime() + 60 * MINUTE_MS);
    const { speakers = ['expert'], listeners = ['member', 'vip'], priceCents = null } = options;
    const { eventId, meetingId } = await inTransaction(server.deps, async (tx) => {
      await tx
        .insert(userCapabilities)
        .values({ userId: ids.staff, capability: 'staff:live', grantedAt: clock.now() })
        .onConflictDoNothing();
      const [event] = await tx
        .insert(investorEvents)
        .values({
          eventTypeId: options.eventTypeId ?? 1,
          scName: '储能路演',
          enName: 'Storage roadshow',
          organizerId: organizers[options.organizer ?? 'meridian'],
          startsAt,
          endsAt,
          timezone: 'Asia/Shanghai',
          meetingWay: 'online',
          language: 'zh',
          publishedAt: clock.now(),
        })
        .returning({ id: investorEvents.id });
      const [meeting] = await tx
        .insert(meetings)
        .values({
          eventId: event?.id ?? 0,
          startsAt,
          endsAt,
          meetingWay: 'online',
          onlineType: 'default_online',
          currentPriceCents: priceCents,
          password: options.password ?? null,
          hostId: ids.host,
          ...options.meeting,
        })
        .returning({ id: meetings.id });
      const [of, at] = [{ eventId: event?.id ?? 0 }, clock.now()];
      await tx
        .insert(eventSpeakers)
        .values(speakers.map((key, position) => ({ ...of, userId: ids[key], position })));
      const registered = listeners.map((key) => ({
        ...of,
        meetingId: meeting?.id ?? 0,
        userId: ids[key],
        state: 'registered' as const,
        createdAt: at,
        stateAt: at,
      }));
      if (registered.length > 0) await tx.insert(registrations).values(registered);
      await openLive(tx, server.deps, { meetingId: meeting?.id ?? 0 });
      return { ...of, meetingId: meeting?.id ?? 0 };
    });
    const [live] = await db
      .select()
      .from(liveSessions)
      .where(eq(liveSessions.meetingId, meetingId));
    if (live === undefined) throw new Error('The live was not made.');
    return new LiveStage(server, ids, live, eventId);
  }

  get params(): { id: number } {
    return { id: this.liveId };
  }

  /** Returns a person's browser; the same one each time. */
  async as(person: DemoPersonKey): Promise<TestCaller> {
    const known = this.#callers.get(person) ?? (await this.server.as(person));
    this.#callers.set(person, known);
    return known;
  }

  async token(person: DemoPersonKey, password?: string): Promise<TestResponse<'postLiveToken'>> {
    const caller = await this.as(person);
    return caller.call('postLiveToken', {
      params: this.params,
      body: { meeting_id: this.meetingId, ...(password === undefined ? {} : { password }) },
    });
  }

  /** Lets a person join by the API alone. */
  async enter(person: DemoPersonKey): Promise<LiveSessionOptions> {
    return (await this.token(person)).data;
  }

  /** Lets a person join, and connects them to the channel. */
  async join(person: DemoPersonKey): Promise<{ session: LiveSessionOptions; client: LiveClient }> {
    const session = await this.enter(person);
    const client = await LiveClient.inRoom(this.server.url, session);
    this.#clients.push(client);
    return { session, client };
  }

  /** Connects to the media of a live session. */
  async media(session: LiveSessionOptions, role?: 'host' | 'audience'): Promise<LiveClient> {
    const client = await LiveClient.inMedia(this.server.url, session, role);
    this.#clients.push(client);
    return client;
  }

  async set(
    person: DemoPersonKey,
    action: MemberAction,
    target: DemoPersonKey,
    name?: string,
  ): Promise<TestResponse<'setMemberInfo'>> {
    const caller = await this.as(person);
    return caller.call('setMemberInfo', {
      params: this.params,
      body: {
        user_id: this.ids[target],
        action,
        ...(name === undefined ? {} : { name }),
        ...(action === 'set_volume' ? { volume: STAGE_VOLUME } : {}),
      },
    });
  }

  async move(
    person: DemoPersonKey,
    call: 'putPrepareLives' | 'putStartLives' | 'putStopLives' | 'putAudienceStopLive',
  ): Promise<TestResponse<'putStartLives'>> {
    const caller = await this.as(person);
    return caller.call(call, { params: this.params, body: { user_type: 'broadcaster' } });
  }

  /** Closes every connection that the test opened. */
  close(): void {
    for (const client of this.#clients.splice(0)) client.cut();
  }
}
