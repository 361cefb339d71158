import { IPR_ANNOUNCEMENT_VERSION } from '@rostra/contract';
import { users } from '#modules/accounts/tables.ts';
import { consents } from '#modules/consents/tables.ts';
import type { Deps } from '#platform/module/Deps.ts';

/** Everybody of the demo has acknowledged the IP notice, so that no journey has to do it for them. */
export async function readNotices({ db, clock }: Deps): Promise<void> {
  const people = await db.select({ userId: users.id }).from(users);
  const notice = { document: 'ip_notice', version: IPR_ANNOUNCEMENT_VERSION };
  await db
    .insert(consents)
    .values(people.map(({ userId }) => ({ userId, ...notice, acceptedAt: clock.now() })));
}
