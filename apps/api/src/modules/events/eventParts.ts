import { asc, eq } from 'drizzle-orm';
import type { Column } from 'drizzle-orm';
import type { Data } from '@rostra/contract';
import { profiles } from '#modules/accounts/tables.ts';
import { organizations } from '#modules/organizations/tables.ts';
import type { Database } from '#platform/database/Database.ts';
import { nestedRows } from '#platform/database/nestedRows.ts';
import {
  eventCoOrganizers,
  eventContacts,
  eventFiles,
  eventLinks,
  eventSpeakers,
  investorEvents,
} from './tables.ts';

type Detail = Data<'getEvent'>;

const names = (table: { scName: Column; tcName: Column; enName: Column }) => ({
  sc_name: table.scName,
  tc_name: table.tcName,
  en_name: table.enName,
});

const speaker = {
  id: profiles.userId,
  ...names(profiles),
  sc_title: profiles.scTitle,
  en_title: profiles.enTitle,
};
const organization = { id: organizations.id, ...names(organizations) };
const contact = {
  id: eventContacts.id,
  ...names(eventContacts),
  phone_number: eventContacts.phoneNumber,
  email: eventContacts.email,
};
const file = {
  id: eventFiles.id,
  ...names(eventFiles),
  file_url: eventFiles.fileUrl,
  size: eventFiles.size,
  content_type: eventFiles.contentType,
};
const link = { id: eventLinks.id, ...names(eventLinks), url: eventLinks.url };

const itself = <Row>(row: Row): Row => row;

/**
 * Selects the people, organizations, files and links of the event of the outer query, each in its
 * order.
 */
export const eventPartColumns = (db: Database) => ({
  speakers: nestedRows(speaker, itself<Detail['speakers'][number]>, (list) =>
    db
      .select({ list })
      .from(eventSpeakers)
      .innerJoin(profiles, eq(profiles.userId, eventSpeakers.userId))
      .where(eq(eventSpeakers.eventId, investorEvents.id))
      .orderBy(asc(eventSpeakers.position)),
  ),
  coOrganizers: nestedRows(organization, itself<Detail['co_organizers'][number]>, (list) =>
    db
      .select({ list })
      .from(eventCoOrganizers)
      .innerJoin(organizations, eq(organizations.id, eventCoOrganizers.organizationId))
      .where(eq(eventCoOrganizers.eventId, investorEvents.id))
      .orderBy(asc(eventCoOrganizers.position)),
  ),
  contacts: nestedRows(contact, itself<Detail['contacts'][number]>, (list) =>
    db
      .select({ list })
      .from(eventContacts)
      .where(eq(eventContacts.eventId, investorEvents.id))
      .orderBy(asc(eventContacts.position)),
  ),
  files: nestedRows(file, itself<Detail['files'][number]>, (list) =>
    db
      .select({ list })
      .from(eventFiles)
      .where(eq(eventFiles.eventId, investorEvents.id))
      .orderBy(asc(eventFiles.position)),
  ),
  links: nestedRows(link, itself<Detail['links'][number]>, (list) =>
    db
      .select({ list })
      .from(eventLinks)
      .where(eq(eventLinks.eventId, investorEvents.id))
      .orderBy(asc(eventLinks.position)),
  ),
});
