import { AGREEMENT_VERSION, IPR_ANNOUNCEMENT_VERSION } from '@rostra/contract';
import { credentials, identities, profiles, users } from '#modules/accounts/tables.ts';
import { consents } from '#modules/consents/tables.ts';
import type { Transaction } from '#platform/database/Database.ts';
import { PASSWORD_HASH, PAYMENT_PASSWORD_HASH } from '#demo/loadPeople.ts';
import type { JourneyPerson } from './JourneyEvent.ts';

const DOCUMENTS = { agreement: AGREEMENT_VERSION, ip_notice: IPR_ANNOUNCEMENT_VERSION } as const;

/**
 * Writes accounts with the demo's passwords, whose users have agreed to all notices.
 *
 * @returns the accounts in the given order
 */
export async function writeJourneyPeople(
  tx: Transaction,
  people: readonly Omit<JourneyPerson, 'id'>[],
  createdAt: Date,
): Promise<readonly JourneyPerson[]> {
  const written = await tx
    .insert(users)
    .values(people.map(({ name }) => ({ name, createdAt })))
    .returning({ id: users.id });
  const each = people.map((person, at) => ({ ...person, id: written[at]?.id ?? 0 }));
  await tx
    .insert(identities)
    .values(
      each.map(({ id, email }) => ({ userId: id, provider: 'email', subject: email, createdAt })),
    );
  await tx.insert(credentials).values(
    each.flatMap(({ id }) => [
      { userId: id, kind: 'login', hash: PASSWORD_HASH, changedAt: createdAt },
      { userId: id, kind: 'payment', hash: PAYMENT_PASSWORD_HASH, changedAt: createdAt },
    ]),
  );
  await tx.insert(consents).values(
    each.flatMap(({ id }) =>
      Object.entries(DOCUMENTS).map(([document, version]) => ({
        userId: id,
        document,
        version,
        acceptedAt: createdAt,
      })),
    ),
  );
  await tx.insert(profiles).values(
    each.map(({ id, name, email }) => ({
      userId: id,
      fullname: name,
      workEmail: email,
      scName: name,
      tcName: name,
      enName: name,
    })),
  );
  return each;
}
