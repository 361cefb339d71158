import { asc, eq } from 'drizzle-orm';
import type { Data } from '@rostra/contract';
import { profiles } from '#modules/accounts/tables.ts';
import { organizations } from '#modules/organizations/tables.ts';
import type { Database } from '#platform/database/Database.ts';
import { eventNotesOf } from './eventNotes.ts';
import type { Reader } from './readEvents.ts';
import {
  eventCoOrganizers,
  eventContacts,
  eventFiles,
  eventLinks,
  eventSpeakers,
} from './tables.ts';

type Parts = Pick<
  Data<'getEvent'>,
  'speakers' | 'co_organizers' | 'contacts' | 'files' | 'links' | 'notes'
>;

const names = <Sc, Tc, En>(table: { scName: Sc; tcName: Tc; enName: En }) => ({
  sc_name: table.scName,
  tc_name: table.tcName,
  en_name: table.enName,
});

/** People, organizations, files, links and notes of an event, each in its order. */
export async function eventParts(db: Database, id: number, reader: Reader): Promise<Parts> {
  const [speakers, coOrganizers, contacts, files, links, notes] = await Promise.all([
    db
      .select({
        id: profiles.userId,
        ...names(profiles),
        sc_title: profiles.scTitle,
        en_title: profiles.enTitle,
      })
      .from(eventSpeakers)
      .innerJoin(profiles, eq(profiles.userId, eventSpeakers.userId))
      .where(eq(eventSpeakers.eventId, id))
      .orderBy(asc(eventSpeakers.position)),
    db
      .select({ id: organizations.id, ...names(organizations) })
      .from(eventCoOrganizers)
      .innerJoin(organizations, eq(organizations.id, eventCoOrganizers.organizationId))
      .where(eq(eventCoOrganizers.eventId, id))
      .orderBy(asc(eventCoOrganizers.position)),
    db
      .select({
        id: eventContacts.id,
        ...names(eventContacts),
        phone_number: eventContacts.phoneNumber,
        email: eventContacts.email,
      })
      .from(eventContacts)
      .where(eq(eventContacts.eventId, id))
      .orderBy(asc(eventContacts.position)),
    db
      .select({
        id: eventFiles.id,
        ...names(eventFiles),
        file_url: eventFiles.fileUrl,
        size: eventFiles.size,
        content_type: eventFiles.contentType,
      })
      .from(eventFiles)
      .where(eq(eventFiles.eventId, id))
      .orderBy(asc(eventFiles.position)),
    db
      .select({ id: eventLinks.id, ...names(eventLinks), url: eventLinks.url })
      .from(eventLinks)
      .where(eq(eventLinks.eventId, id))
      .orderBy(asc(eventLinks.position)),
    eventNotesOf(db, id, reader),
  ]);
  return { speakers, co_organizers: coOrganizers, contacts, files, links, notes };
}
