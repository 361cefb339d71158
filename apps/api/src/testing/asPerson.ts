import { loadPeople } from '#demo/loadPeople.ts';
import { demoPeopleIds } from '#demo/people.ts';
import type { DemoPersonKey } from '#demo/people.ts';
import { startSession } from '#modules/accounts/index.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { sessionCookieName } from '#platform/security/sessionCookie.ts';
import { TestCaller } from './TestCaller.ts';

/** A caller that is logged in as a person of the demo; writes the people on the first use. */
export async function asPerson(
  url: string,
  deps: Deps,
  person: DemoPersonKey,
): Promise<TestCaller> {
  await loadPeople(deps);
  const ids = await demoPeopleIds(deps.db);
  const device = { ip: '127.0.0.1', headers: { 'user-agent': 'test' } };
  const session = await inTransaction(deps, (tx) => startSession(tx, deps, ids[person], device));
  const caller = new TestCaller(url);
  caller.setCookie(sessionCookieName(deps.config), session.token);
  return caller;
}
