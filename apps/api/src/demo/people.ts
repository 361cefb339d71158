import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#platform/database/Database.ts';
import { identities } from '#modules/accounts/tables.ts';
import { organizations } from '#modules/organizations/tables.ts';
import { organizationRows } from './data/organizationRows.ts';
import type { DemoOrganizationKey } from './data/organizationRows.ts';
import { peopleRows } from './data/peopleRows.ts';
import type { DemoPersonKey } from './data/peopleRows.ts';

export { organizationRows, peopleRows };
export type { DemoOrganizationKey, DemoPersonKey };

/** The password of every demo account, and the payment password of those that have money. */
export const DEMO_PASSWORD = 'Rostra2026';
export const DEMO_PAYMENT_PASSWORD = '246810';

/** Returns the login email of a demo person. */
export const demoEmail = (key: DemoPersonKey): string => `${key}@demo.rostra.test`;

/** User ids of all demo people by key. Demo content names people by key and asks here. */
export async function demoPeopleIds(db: Database): Promise<Record<DemoPersonKey, number>> {
  const keys = Object.keys(peopleRows) as DemoPersonKey[];
  const rows = await db
    .select({ subject: identities.subject, userId: identities.userId })
    .from(identities)
    .where(
      and(
        eq(identities.provider, 'email'),
        inArray(identities.subject, keys.map(demoEmail)),
        isNull(identities.withdrawnAt),
      ),
    );
  const bySubject = new Map(rows.map((row) => [row.subject, row.userId]));
  return byKey(keys, (key) => bySubject.get(demoEmail(key)));
}

/** Organization ids of the demo by key. */
export async function demoOrganizationIds(
  db: Database,
): Promise<Record<DemoOrganizationKey, number>> {
  const keys = Object.keys(organizationRows) as DemoOrganizationKey[];
  const rows = await db
    .select({ id: organizations.id, name: organizations.enName })
    .from(organizations)
    .orderBy(organizations.id);
  return byKey(keys, (key) => rows.find(({ name }) => name === organizationRows[key].en)?.id);
}

function byKey<Key extends string>(
  keys: readonly Key[],
  idOf: (key: Key) => number | undefined,
): Record<Key, number> {
  const entries = keys.map((key) => {
    const id = idOf(key);
    if (id === undefined) throw new Error(`The demo has no "${key}" yet: load the people first.`);
    return [key, id] as const;
  });
  return Object.fromEntries(entries) as Record<Key, number>;
}
