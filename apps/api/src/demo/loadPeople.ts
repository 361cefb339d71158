import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Transaction } from '#platform/database/Database.ts';
import type { Deps } from '#platform/module/Deps.ts';
import {
  credentials,
  follows,
  identities,
  profiles,
  userCapabilities,
  users,
  workExperiences,
} from '#modules/accounts/tables.ts';
import { consents } from '#modules/consents/tables.ts';
import { serviceContacts } from '#modules/contacts/tables.ts';
import { organizations, organizationUsers } from '#modules/organizations/tables.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { AGREEMENT_VERSION } from '@rostra/contract';
import { contactRows } from './data/contactRows.ts';
import { organizationRows } from './data/organizationRows.ts';
import type { DemoOrganization, DemoOrganizationKey } from './data/organizationRows.ts';
import { peopleRows } from './data/peopleRows.ts';
import type { DemoPerson, DemoPersonKey } from './data/peopleRows.ts';
import { demoEmail } from './people.ts';

/** Argon2id of `DEMO_PASSWORD` and `DEMO_PAYMENT_PASSWORD`, made beforehand: hashing takes time. */
export const PASSWORD_HASH =
  '$argon2id$v=19$m=65536,t=3,p=1$FHJFM4LopXcFooQPrrCGgw$VO6zXx8LXxQ8z+3vM/NJlfwXcG442/AEDm3fE5fSN0Q';
export const PAYMENT_PASSWORD_HASH =
  '$argon2id$v=19$m=65536,t=3,p=1$iLryx9pX5tS8MJu7WRG9BQ$2PieS1XrlraEzJDyF1RkuRpv3jX0tPZ0WQimT9bVP2k';

/** How long ago the people of the demo signed up, in days. */
const SIGNED_UP_DAYS_AGO = 90;

const people = Object.entries(peopleRows) as [DemoPersonKey, DemoPerson][];

/** Writes the demo's people, organizations and service contacts, once: a second call does nothing. */
export async function loadPeople(deps: Pick<Deps, 'db' | 'clock' | 'fanOut'>): Promise<void> {
  const at = new Date(deps.clock.now().getTime() - SIGNED_UP_DAYS_AGO * 24 * 60 * 60_000);
  await inTransaction(deps, async (tx) => {
    if (await isLoaded(tx)) return;
    const organizationIds = await writeOrganizations(tx, at);
    const userIds = await writeUsers(tx, at);
    await writeProfiles(tx, userIds);
    await writeMemberships(tx, userIds, organizationIds, at);
    await writeFollows(tx, userIds, at);
    await tx.insert(serviceContacts).values([...contactRows]);
  });
}

async function isLoaded(tx: Transaction): Promise<boolean> {
  const first = and(
    eq(identities.provider, 'email'),
    eq(identities.subject, demoEmail('member')),
    isNull(identities.withdrawnAt),
  );
  return (await tx.$count(identities, first)) > 0;
}

async function writeOrganizations(tx: Transaction, createdAt: Date) {
  const list = Object.entries(organizationRows) as [DemoOrganizationKey, DemoOrganization][];
  const rows = await tx
    .insert(organizations)
    .values(
      list.map(([, row]) => ({
        organizationTypeId: row.organizationTypeId,
        scName: row.sc,
        tcName: row.tc,
        enName: row.en,
        scIntroduction: row.scIntroduction,
        enIntroduction: row.enIntroduction,
        website: row.website ?? null,
        industryId: row.industryId ?? null,
        countryId: row.place[0],
        stateId: row.place[1],
        cityId: row.place[2],
        stockCode: row.stockCode ?? null,
        contact: row.contact ?? null,
        createdAt,
      })),
    )
    .returning({ id: organizations.id });
  return new Map(list.map(([key], index) => [key, rowId(rows, index)]));
}

async function writeUsers(tx: Transaction, createdAt: Date): Promise<Map<DemoPersonKey, number>> {
  const rows = await tx
    .insert(users)
    .values(
      people.map(([, person]) => ({
        name: person.locale === 'en' ? person.en : person.sc,
        defaultLocale: person.locale ?? null,
        createdAt,
      })),
    )
    .returning({ id: users.id });
  const ids = new Map(people.map(([key], index) => [key, rowId(rows, index)]));
  const each = people.map(([key, person]) => ({ key, person, userId: idOf(ids, key) }));
  await tx
    .insert(identities)
    .values(
      each.flatMap(({ key, person, userId }) => [
        { userId, provider: 'email', subject: demoEmail(key), createdAt },
        ...(person.phone === undefined
          ? []
          : [{ userId, provider: 'phone', subject: person.phone, createdAt }]),
      ]),
    );
  await tx.insert(credentials).values(
    each.flatMap(({ userId }) => [
      { userId, kind: 'login', hash: PASSWORD_HASH, changedAt: createdAt },
      { userId, kind: 'payment', hash: PAYMENT_PASSWORD_HASH, changedAt: createdAt },
    ]),
  );
  await tx.insert(consents).values(
    each.map(({ userId }) => ({
      userId,
      document: 'agreement',
      version: AGREEMENT_VERSION,
      acceptedAt: createdAt,
    })),
  );
  await tx.insert(userCapabilities).values(
    each.flatMap(({ person, userId }) =>
      (person.capabilities ?? []).map((capability) => ({
        userId,
        capability,
        grantedAt: createdAt,
      })),
    ),
  );
  return ids;
}

async function writeProfiles(tx: Transaction, ids: Map<DemoPersonKey, number>): Promise<void> {
  await tx.insert(profiles).values(
    people.map(([key, person]) => ({
      userId: idOf(ids, key),
      fullname: person.locale === 'en' ? person.en : person.sc,
      workEmail: demoEmail(key),
      companyName:
        person.organization === undefined
          ? null
          : organizationRows[person.organization][person.locale === 'en' ? 'en' : 'sc'],
      position: (person.locale === 'en' ? person.enTitle : person.scTitle) ?? null,
      scName: person.sc,
      tcName: person.tc,
      enName: person.en,
      scTitle: person.scTitle ?? null,
      tcTitle: person.tcTitle ?? null,
      enTitle: person.enTitle ?? null,
      scIntroduction: person.scIntroduction ?? null,
      enIntroduction: person.enIntroduction ?? null,
      followIndustriesIds: [...(person.industries ?? [])],
      followTickerRegionIds: [...(person.markets ?? [])],
    })),
  );
  await tx.insert(workExperiences).values(
    people.flatMap(([key, person]) =>
      (person.resume ?? []).map(([workingFrom, workingUntil, highlights]) => ({
        userId: idOf(ids, key),
        workingFrom,
        workingUntil,
        highlights,
      })),
    ),
  );
}

async function writeMemberships(
  tx: Transaction,
  ids: Map<DemoPersonKey, number>,
  organizationIds: Map<DemoOrganizationKey, number>,
  createdAt: Date,
): Promise<void> {
  await tx.insert(organizationUsers).values(
    people.flatMap(([key, person]) =>
      person.organization === undefined
        ? []
        : [
            {
              organizationId: idOf(organizationIds, person.organization),
              userId: idOf(ids, key),
              state: 'passed',
              realName: person.sc,
              lead: person.lead ?? false,
              createdAt,
            },
          ],
    ),
  );
}

async function writeFollows(
  tx: Transaction,
  ids: Map<DemoPersonKey, number>,
  createdAt: Date,
): Promise<void> {
  await tx.insert(follows).values(
    people.flatMap(([key, person]) =>
      (person.follows ?? []).map((target) => ({
        userId: idOf(ids, key),
        targetType: 'user',
        targetId: idOf<string>(ids, target),
        createdAt,
      })),
    ),
  );
}

function rowId(rows: readonly { id: number }[], index: number): number {
  const row = rows[index];
  if (row === undefined) throw new Error('The demo: fewer rows were written than given.');
  return row.id;
}

function idOf<Key extends string>(ids: Map<Key, number>, key: Key): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The demo has no "${key}".`);
  return id;
}
