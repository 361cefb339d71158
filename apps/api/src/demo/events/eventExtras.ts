import { inArray } from 'drizzle-orm';
import { articles } from '#modules/articles/tables.ts';
import { EVENT } from '#modules/events/index.ts';
import {
  eventContacts,
  eventCoOrganizers,
  eventFiles,
  eventLinks,
  eventNotes,
} from '#modules/events/tables.ts';
import { storeFile } from '#modules/files/index.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { makePdf } from '#demo/articles/makePdf.ts';
import { organizationRows } from '#demo/people.ts';
import type { DemoOrganizationKey } from '#demo/people.ts';
import type { DemoEvent, EventPeople } from './DemoEvent.ts';

/** Notes that are named beside one event. */
const NOTES = 2;
const PDF = 'application/pdf';

interface Written<Person extends string> {
  id: number;
  event: DemoEvent<Person>;
}

/** Writes what belongs to each event: contacts, co-organizers, a file, a link, notes. */
export async function writeExtras<Person extends string>(
  deps: Deps,
  events: readonly Written<Person>[],
  people: EventPeople<Person>,
  organizers: Record<DemoOrganizationKey, number>,
): Promise<void> {
  const { db } = deps;
  await db.insert(eventContacts).values(events.map(({ id, event }) => contactOf(id, event)));
  await db.insert(eventLinks).values(
    events.map(({ id, event }) => ({
      eventId: id,
      scName: `${organizationRows[event.organizer].sc}官网`,
      tcName: `${organizationRows[event.organizer].tc}官網`,
      enName: `${organizationRows[event.organizer].en} online`,
      url: `https://${event.organizer}.example`,
      position: 0,
    })),
  );
  const helpers = events.flatMap(({ id, event }) =>
    (event.coOrganizers ?? []).map((key, position) => ({
      eventId: id,
      organizationId: organizers[key],
      position,
    })),
  );
  if (helpers.length > 0) await db.insert(eventCoOrganizers).values(helpers);
  const files = await Promise.all(events.map((written) => fileOf(deps, written)));
  await db.insert(eventFiles).values(files);
  const notes = await Promise.all(
    events.map(({ id, event }) =>
      notesOf(
        deps,
        id,
        event.speakers.map((key) => people[key]),
      ),
    ),
  );
  if (notes.flat().length > 0) await db.insert(eventNotes).values(notes.flat());
}

function contactOf(
  eventId: number,
  { organizer }: Pick<DemoEvent, 'organizer'>,
): typeof eventContacts.$inferInsert {
  const { sc, tc, en } = organizationRows[organizer];
  return {
    eventId,
    scName: `${sc}活动组`,
    tcName: `${tc}活動組`,
    enName: `${en}, events desk`,
    phoneNumber: '+86 21 5555 0140',
    email: `events@${organizer}.example`,
    position: 0,
  };
}

async function fileOf<Person extends string>(
  deps: Deps,
  { id, event }: Written<Person>,
): Promise<typeof eventFiles.$inferInsert> {
  const [, , name] = event.name;
  const content = makePdf(name, [event.summary[1], event.introduction[1]]);
  const fileUrl = await storeFile(deps, {
    kind: 'document',
    name: `rostra-event-${id}.pdf`,
    contentType: PDF,
    content,
    subject: { type: EVENT, id },
  });
  return {
    eventId: id,
    scName: '会议议程',
    tcName: '會議議程',
    enName: 'Agenda',
    fileUrl,
    size: content.length,
    contentType: PDF,
    position: 0,
  };
}

/** Writes the notes of the event's speakers. */
async function notesOf(
  { db }: Deps,
  eventId: number,
  speakers: readonly number[],
): Promise<(typeof eventNotes.$inferInsert)[]> {
  const found = await db
    .selectDistinct({ workId: articles.workId })
    .from(articles)
    .where(inArray(articles.authorId, [...speakers]))
    .orderBy(articles.workId)
    .limit(NOTES);
  return found.map(({ workId }, position) => ({ eventId, workId, position }));
}
