import { eq } from 'drizzle-orm';
import type { RegistrationState } from '@rostra/contract';
import { investorEvents } from '#modules/events/tables.ts';
import { meetings } from '#modules/events/meetings/tables.ts';
import { registrations } from '#modules/events/registrations/tables.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { demoPeopleIds } from '#demo/people.ts';
import type { DemoPersonKey } from '#demo/people.ts';

interface DemoRegistration {
  /** Start of the event's English name; its first meeting is used. */
  event: string;
  state: RegistrationState;
  people: readonly DemoPersonKey[];
  reason?: string;
}

/** One registration of each state; the people in the open room; two who fill one meeting. */
const rows: readonly DemoRegistration[] = [
  {
    event: 'Storage open hour',
    state: 'registered',
    people: ['host', 'expert', 'sun', 'vip', 'member', 'certified'],
  },
  { event: 'European autos briefing', state: 'registered', people: ['host', 'brandt', 'vip'] },
  { event: 'European autos briefing', state: 'prepending', people: ['member'] },
  { event: 'Innovative drugs', state: 'registered', people: ['sun', 'brandt'] },
  { event: 'Haoyuan Energy Storage roadshow', state: 'registered', people: ['vip'] },
  { event: 'South-East Asian consumer', state: 'pending', people: ['member'] },
  {
    event: 'A day at advanced',
    state: 'rejected',
    people: ['member'],
    reason: '名额优先保证机构投资者。 Places go to institutions first.',
  },
  { event: 'Macro round table', state: 'canceled', people: ['member'] },
  { event: 'Meridian Photonics investor', state: 'registered', people: ['member', 'vip'] },
  { event: 'New-energy session', state: 'checkedin', people: ['vip'] },
  { event: 'New-energy session', state: 'noshow', people: ['member'] },
];
const HOUR_MS = 60 * 60 * 1000;

/** Writes the registrations for the demo's events, once. Needs the events. */
export async function loadRegistrations(deps: Deps): Promise<void> {
  const { db } = deps;
  if ((await db.$count(registrations)) > 0) return;
  const people = await demoPeopleIds(db);
  const found = await db
    .select({ id: meetings.id, eventId: meetings.eventId, startsAt: meetings.startsAt })
    .from(meetings)
    .where(eq(meetings.position, 0));
  const names = await db
    .select({ id: investorEvents.id, name: investorEvents.enName })
    .from(investorEvents);
  const now = deps.clock.now();
  const values = rows.flatMap(({ event, state, people: keys, reason = null }) => {
    const eventId = names.find(({ name }) => name?.startsWith(event))?.id;
    const meeting = found.find((row) => row.eventId === eventId);
    if (meeting === undefined) throw new Error(`The demo has no event "${event}".`);
    const at = new Date(Math.min(now.getTime(), meeting.startsAt.getTime()) - HOUR_MS);
    return keys.map((key) => ({
      eventId: meeting.eventId,
      meetingId: meeting.id,
      userId: people[key],
      state,
      reason,
      createdAt: at,
      stateAt: at,
    }));
  });
  await db.insert(registrations).values(values);
}
