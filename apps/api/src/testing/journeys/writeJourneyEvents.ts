import { eq } from 'drizzle-orm';
import { liveSessions } from '#modules/live/tables.ts';
import { meetings } from '#modules/events/meetings/tables.ts';
import { registrations } from '#modules/events/registrations/tables.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { DemoEvent } from '#demo/events/DemoEvent.ts';
import { writeEvents } from '#demo/events/writeEvents.ts';
import { loadLiveSessions } from '#demo/liveSessions.ts';
import { demoOrganizationIds } from '#demo/people.ts';
import type { JourneyEvent, JourneyPerson, WrittenJourneyEvent } from './JourneyEvent.ts';
import { writeJourneyPeople } from './writeJourneyPeople.ts';

type ExpertKey = `expert${number}`;

const HOST = 'Nora Falk';
/** Experts are named in this order; each event has people of its own with these names. */
const EXPERTS = [
  'Emil Strand',
  'Ada Quist',
  'Luca Ferri',
  'Ines Moreau',
  'Pavel Novak',
  'Greta Holm',
  'Oscar Lind',
  'Yara Haddad',
  'Tomas Vega',
  'Mina Sato',
  'Felix Brun',
  'Clara Weiss',
];

/** Writes the events of journeys beside the demo, each with a host and experts of its own. */
export async function writeJourneyEvents(
  deps: Deps,
  requests: readonly JourneyEvent[],
): Promise<Record<string, WrittenJourneyEvent>> {
  const organizers = await demoOrganizationIds(deps.db);
  const written: { event: JourneyEvent; id: number; people: readonly JourneyPerson[] }[] = [];
  for (const event of requests) {
    const people = await inTransaction(deps, (tx) =>
      writeJourneyPeople(tx, peopleOf(event), deps.clock.now()),
    );
    const [host, ...experts] = people;
    if (host === undefined) throw new Error('The host was not written.');
    const ids = {
      host: host.id,
      ...Object.fromEntries(experts.map((expert, at) => [expertKey(at), expert.id])),
    };
    const [id = 0] = await writeEvents<ExpertKey>(deps, [rowOf(event)], ids, organizers);
    written.push({ event, id, people });
  }
  await loadLiveSessions(deps);
  const answers: Record<string, WrittenJourneyEvent> = {};
  for (const { event, id, people } of written) {
    const place = await placeOf(deps, id);
    await register(deps, { id, ...place }, people);
    const [host, ...experts] = people;
    const [sc_name, , en_name] = rowOf(event).name;
    if (host) answers[event.key] = { id, en_name, sc_name, ...place, host, experts };
  }
  return answers;
}

const expertKey = (at: number): ExpertKey => `expert${at + 1}`;

function peopleOf({ key, experts }: JourneyEvent): Omit<JourneyPerson, 'id'>[] {
  if (experts > EXPERTS.length) throw new Error(`At most ${EXPERTS.length} experts have names.`);
  const address = (part: string) => `${key.toLowerCase()}.${part}@journeys.rostra.test`;
  return [
    { name: HOST, email: address('host') },
    ...EXPERTS.slice(0, experts).map((name, at) => ({ name, email: address(expertKey(at)) })),
  ];
}

function rowOf(event: JourneyEvent): DemoEvent<ExpertKey> {
  const { key, mode, price, experts, startsInMinutes, minutes, ...meeting } = event;
  const isOffline = mode === 'offline';
  return {
    type: 1,
    inMinutes: startsInMinutes,
    day: 0,
    hour: 0,
    minutes,
    zone: 'Asia/Shanghai',
    way: isOffline ? 'offline' : 'online',
    language: 'en',
    organizer: 'harbourline',
    speakers: Array.from({ length: experts }, (_, at) => expertKey(at)),
    industry: 9,
    market: 1,
    ...(price === undefined ? {} : { price }),
    meetings: [{ ...meeting, mode, ...(isOffline ? { place: PLACE } : {}) }],
    name: [`行程 ${key}`, `行程 ${key}`, `Journey ${key}`],
    summary: ['测试用活动。', 'An event of a test.'],
    introduction: ['测试用活动。', 'An event of a test.'],
  };
}

const PLACE = ['世纪大道 100 号', '世紀大道 100 號', '100 Century Avenue'] as const;

async function placeOf({ db }: Deps, eventId: number) {
  const [row] = await db
    .select({ meeting_id: meetings.id, live_id: liveSessions.id })
    .from(meetings)
    .leftJoin(liveSessions, eq(liveSessions.meetingId, meetings.id))
    .where(eq(meetings.eventId, eventId));
  if (row === undefined) throw new Error('The meeting was not written.');
  return row;
}

/** Host and experts are registered, as those of the demo's events are. */
async function register(
  { db, clock }: Deps,
  { id, meeting_id }: { id: number; meeting_id: number },
  people: readonly JourneyPerson[],
): Promise<void> {
  const now = clock.now();
  await db.insert(registrations).values(
    people.map((person) => ({
      eventId: id,
      meetingId: meeting_id,
      userId: person.id,
      state: 'registered' as const,
      createdAt: now,
      stateAt: now,
    })),
  );
}
