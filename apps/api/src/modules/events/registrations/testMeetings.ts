import { eventSlots, meetings } from '../meetings/tables.ts';
import { eventSpeakers, investorEvents } from '../tables.ts';
import { demoOrganizationIds } from '#demo/people.ts';
import type { Deps } from '#platform/module/Deps.ts';

const HOUR_MS = 60 * 60 * 1000;

/** The properties of a test's meeting that differ from the defaults. */
export interface TestMeeting {
  /** Hours from now until it starts. */
  inHours?: number;
  meeting?: Partial<typeof meetings.$inferInsert>;
  event?: Partial<typeof investorEvents.$inferInsert>;
  /** Capacities of its slots, each half an hour long. */
  slots?: readonly (number | null)[];
  speakerId?: number;
}

let counter = 0;

/** Publishes an event with one meeting, free and online by default. */
export async function makeMeeting(
  deps: Pick<Deps, 'db' | 'clock'>,
  { inHours = 24, meeting = {}, event = {}, slots = [], speakerId }: TestMeeting = {},
): Promise<{ eventId: number; meetingId: number; slotIds: number[] }> {
  counter += 1;
  const now = deps.clock.now();
  const startsAt = new Date(now.getTime() + inHours * HOUR_MS);
  const endsAt = new Date(startsAt.getTime() + 2 * HOUR_MS);
  const [made] = await deps.db
    .insert(investorEvents)
    .values({
      eventTypeId: 1,
      scName: `测试活动 ${counter}`,
      enName: `Test event ${counter}`,
      organizerId: (await demoOrganizationIds(deps.db)).harbourline,
      startsAt,
      endsAt,
      timezone: 'Asia/Shanghai',
      meetingWay: meeting.meetingWay ?? 'online',
      language: 'en',
      publishedAt: now,
      ...event,
    })
    .returning({ id: investorEvents.id });
  const eventId = made?.id ?? 0;
  if (speakerId !== undefined) {
    await deps.db.insert(eventSpeakers).values({ eventId, userId: speakerId, position: 0 });
  }
  return { eventId, ...(await addMeeting(deps, eventId, { startsAt, endsAt, meeting, slots })) };
}

/** Adds a meeting to an event. */
export async function addMeeting(
  deps: Pick<Deps, 'db'>,
  eventId: number,
  more: { startsAt: Date; endsAt: Date } & Pick<TestMeeting, 'meeting' | 'slots'>,
): Promise<{ meetingId: number; slotIds: number[] }> {
  const { startsAt, endsAt, meeting, slots = [] } = more;
  const [made] = await deps.db
    .insert(meetings)
    .values({
      eventId,
      startsAt,
      endsAt,
      meetingWay: 'online',
      onlineType: 'default_online',
      ...meeting,
    })
    .returning({ id: meetings.id });
  const meetingId = made?.id ?? 0;
  if (slots.length === 0) return { meetingId, slotIds: [] };
  const rows = await deps.db
    .insert(eventSlots)
    .values(
      slots.map((capacity, at) => ({
        meetingId,
        startsAt: new Date(startsAt.getTime() + (at * HOUR_MS) / 2),
        endsAt: new Date(startsAt.getTime() + ((at + 1) * HOUR_MS) / 2),
        capacity,
      })),
    )
    .returning({ id: eventSlots.id });
  return { meetingId, slotIds: rows.map(({ id }) => id) };
}

/** A meeting in person, with the columns that the table constraints require. */
export const offline = {
  meetingWay: 'offline',
  onlineType: 'offline',
  scOfflineAddress: '人民广场 1 号',
  enOfflineAddress: '1 People’s Square',
  regionId: 10_901,
} as const;

/** A meeting that costs ten coins. */
export const paid = { currentPriceCents: 1000, ppvAllowed: true } as const;
