import { AGREEMENT_VERSION } from '@rostra/contract';
import { and, eq, getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDemo } from '#demo/index.ts';
import { DEMO_PASSWORD, demoEmail, demoPeopleIds } from '#demo/people.ts';
import { articles } from '#modules/articles/tables.ts';
import { storeFile } from '#modules/files/index.ts';
import { liveCaptions } from '#modules/live/captions/tables.ts';
import { liveCalls } from '#modules/live/phone/tables.ts';
import { liveMembers, liveSessions } from '#modules/live/tables.ts';
import { organizationUsers } from '#modules/organizations/tables.ts';
import { indexDocuments } from '#modules/search/index.ts';
import { rows } from '#platform/database/Database.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import type { TestCaller } from '#testing/TestCaller.ts';
import { anonymizeUser, anonymizeUsers } from './anonymizeUsers.ts';
import { exportOwnData } from './exportOwnData.ts';
import { WITHDRAWN_DATA_DAYS } from './withdrawUser.ts';
import { identities, profiles, users } from './tables.ts';

const DAY_MS = 86_400_000;

let server: TestServer;
let ids: Awaited<ReturnType<typeof demoPeopleIds>>;
let staff: TestCaller;
/** Logged in before any withdrawal, because the demo's people are found by their addresses. */
const callers: Partial<Record<'member' | 'poor' | 'sun', TestCaller>> = {};
/** A name that occurs in no text of the demo. */
const NAME = { sc: '施无双', en: 'Wushuang Shi' };
beforeAll(async () => {
  server = await startTestServer();
  await loadDemo(server.deps);
  ids = await demoPeopleIds(server.db);
  staff = await server.as('staff');
  for (const key of ['member', 'poor', 'sun'] as const) callers[key] = await server.as(key);
  const { db } = server;
  await db.update(users).set({ name: NAME.sc }).where(eq(users.id, ids.sun));
  await db
    .update(profiles)
    .set({ scName: NAME.sc, tcName: NAME.sc, enName: NAME.en })
    .where(eq(profiles.userId, ids.sun));
  await db
    .update(organizationUsers)
    .set({ realName: NAME.sc })
    .where(eq(organizationUsers.userId, ids.sun));
  const written = await db
    .select({ id: articles.id })
    .from(articles)
    .where(eq(articles.authorId, ids.sun));
  await inTransaction(server.deps, (tx) =>
    indexDocuments(
      tx,
      server.deps,
      'Article',
      written.map(({ id }) => id),
    ),
  );
  await server.runJobs();
});
afterAll(() => server.close());

const as = (person: keyof typeof callers): TestCaller => {
  const found = callers[person];
  if (found === undefined) throw new Error(`${person} is not logged in.`);
  return found;
};

/** Sun speaks in a live session by phone, under the name that the host gave. */
const takePartInLive = async () => {
  const { db, clock } = server;
  const at = clock.now();
  const [live] = await db.select({ id: liveSessions.id }).from(liveSessions).limit(1);
  const liveId = live?.id ?? 0;
  const [place] = await db
    .insert(liveMembers)
    .values({
      liveId,
      userId: ids.sun,
      eventRole: 'audience',
      role: 'audience',
      mute: true,
      volume: 100,
      givenName: NAME.en,
      createdAt: at,
    })
    .returning({ id: liveMembers.id });
  const uid = place?.id ?? 0;
  await db.insert(liveCaptions).values({
    liveId,
    uid,
    speaker: NAME.en,
    body: '储能',
    lang: 'zh-CN',
    second: 1,
    createdAt: at,
  });
  await db.insert(liveCalls).values({
    liveId,
    userId: ids.sun,
    title: NAME.en,
    phoneNumber: `${demoEmail('sun')} 13812345678`,
    role: 'audience',
    state: 'hanged_up',
    createdAt: at,
  });
};

const withdraw = (caller: TestCaller, id: number, account: string) =>
  caller.call('postStaffUserWithdrawal', {
    params: { id },
    body: { account, reason: 'Asked for it by mail.' },
  });

const logIn = (email: string) =>
  server.caller().call('postUsersLogin', {
    body: {
      account: { email },
      method: 'password',
      password: DEMO_PASSWORD,
      agreement_version: AGREEMENT_VERSION,
    },
  });

/** Returns the rows of a query as text, to compare whole tables or search for a word. */
const dump = async (query: string): Promise<string> =>
  JSON.stringify(await rows(server.db, sql.raw(query)));

/** Returns every table in which this word occurs in any column. */
async function tablesWith(word: string): Promise<string[]> {
  const tables = await rows<{ name: string }>(
    server.db,
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await rows<{ here: boolean }>(
      server.db,
      sql`select exists (select 1 from ${sql.identifier(name)} as it
          where it::text ilike ${`%${word}%`}) as here`,
    );
    if (row?.here === true) found.push(name);
  }
  return found;
}

describe('withdrawing an account', () => {
  it('lets only staff withdraw, with one of the user’s addresses, and never themselves', async () => {
    expect((await withdraw(as('member'), ids.poor, demoEmail('poor'))).status).toBe(403);
    expect((await withdraw(server.caller(), ids.poor, demoEmail('poor'))).status).toBe(401);
    expect((await withdraw(staff, ids.poor, demoEmail('vip'))).failure.code).toBe(1111);
    expect((await withdraw(staff, 999_999, demoEmail('poor'))).failure.code).toBe(1111);
    expect((await withdraw(staff, ids.staff, demoEmail('staff'))).status).toBe(403);
    expect((await logIn(demoEmail('poor'))).status).toBe(200);
  });

  it('ends sessions, blocks login, notifies the person and frees the address', async () => {
    const answer = await withdraw(staff, ids.poor, demoEmail('poor').toUpperCase());
    expect(answer.data.user_id).toBe(ids.poor);
    expect(Date.parse(answer.data.data_removed_from) - Date.parse(answer.data.withdrawn_at)).toBe(
      WITHDRAWN_DATA_DAYS * DAY_MS,
    );
    expect((await as('poor').call('getUsersMe', {})).status).toBe(401);
    expect((await logIn(demoEmail('poor'))).failure.code).toBe(1101);
    expect((await withdraw(staff, ids.poor, demoEmail('poor'))).failure.code).toBe(1111);
    await server.runJobs();
    expect(server.inbox.latest(demoEmail('poor'))?.text).toContain(
      `${WITHDRAWN_DATA_DAYS} 天后将清除`,
    );

    const [first] = await server.db
      .select()
      .from(identities)
      .where(and(eq(identities.userId, ids.poor), eq(identities.provider, 'email')));
    expect(first?.withdrawnAt).not.toBeNull();
    const [heir] = await server.db
      .insert(users)
      .values({ name: 'Somebody else', createdAt: server.clock.now() })
      .returning();
    const again = {
      provider: 'email',
      subject: demoEmail('poor'),
      createdAt: server.clock.now(),
      userId: heir?.id ?? 0,
    };
    await server.db.insert(identities).values(again);
    await expect(server.db.insert(identities).values(again)).rejects.toThrow();
  });

  it('dismisses the person from the organization, which has no lead then', async () => {
    expect((await withdraw(staff, ids.host, demoEmail('host'))).status).toBe(200);
    await server.runJobs();
    expect(
      await rows(
        server.db,
        sql`select dismissed_at is not null as gone from organization_users
            where user_id = ${ids.host}`,
      ),
    ).toEqual([{ gone: true }]);
  });
});

describe('removing the personal data of a withdrawn user', () => {
  const email = demoEmail('sun');
  let kept: string;
  const keptRows = () =>
    dump(`select json_build_array(
      (select json_agg(e order by id) from ledger_entries e),
      (select json_agg(o order by id) from orders o),
      (select json_agg(a order by id) from audit_entries a
        where action not in ('user.anonymize', 'user.logIn')),
      (select json_agg(c order by user_id, document, version) from consents c)) as kept`);

  it('finds every column that names a user in the own data of one module', async () => {
    const named = await rows<{ name: string }>(
      server.db,
      sql`select table_name || '.' || column_name as name from information_schema.columns
          where table_schema = 'public' and column_name in
            ('user_id', 'uploader_id', 'author_id', 'submitted_by', 'uploaded_by', 'started_by')`,
    );
    const declared = server.deps
      .contributed('ownData')
      .map(
        ({ user }) =>
          `${getTableName(user.table)}.${user.name.replace(/[A-Z]/, (letter) => `_${letter.toLowerCase()}`)}`,
      );
    expect(
      declared.toSorted(),
      'A new table names users: declare it in `ownData` of its module',
    ).toEqual(named.map(({ name }) => name).toSorted());
  });

  it('exports what the modules hold about a user, without secrets', async () => {
    const own = await exportOwnData(server.deps, ids.member);
    expect(own['identities']).toContainEqual(
      expect.objectContaining({ provider: 'email', subject: demoEmail('member') }),
    );
    expect(own['orders']).not.toHaveLength(0);
    const text = JSON.stringify(own);
    expect(text).not.toContain('argon2');
    expect(text).not.toContain('tokenHash');
    expect(text).not.toContain(demoEmail('poor'));
  });

  it('waits for the day of removal', async () => {
    const card = await storeFile(server.deps, {
      content: Buffer.from('\x89PNG\r\n\x1a\n a card', 'latin1'),
      kind: 'image',
      name: 'card of sun.png',
      contentType: 'image/png',
      uploaderId: ids.sun,
      subject: { type: 'business_card', id: ids.sun },
    });
    await as('sun').call('getSearch', { query: { key: '储能' } });
    const requested = await as('sun').call('postAppointment', {
      body: {
        appointment_type: 'one_to_one',
        contact_type: 'email',
        contact: email,
        consult: '储能',
        name: NAME.sc,
      },
    });
    expect(requested.status).toBe(200);
    await server.db.execute(sql`update profiles set business_card_url = ${card}
      where user_id = ${ids.sun}`);
    await takePartInLive();
    expect((await withdraw(staff, ids.sun, email)).status).toBe(200);
    await server.runJobs();
    kept = await keptRows();

    server.clock.advance(WITHDRAWN_DATA_DAYS * DAY_MS - 1);
    await anonymizeUsers.handle({}, server.deps);
    expect(await tablesWith(NAME.sc)).toContain('profiles');
    expect(await tablesWith(email)).toContain('identities');
  });

  it('changes nothing when the removal fails halfway', async () => {
    server.clock.advance(1);
    await expect(
      inTransaction(server.deps, async (tx) => {
        await anonymizeUser(tx, server.deps, ids.sun);
        throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    expect(await tablesWith(NAME.sc)).toContain('profiles');
  });

  it('removes names, contacts, identities, images and search entries only', async () => {
    await anonymizeUsers.handle({}, server.deps);
    // A crash here, before the event is delivered: search still finds the name …
    expect(await tablesWith(NAME.sc)).toContain('search_documents');
    await anonymizeUsers.handle({}, server.deps);
    // … until the next process delivers the event.
    await server.runJobs();
    expect(await tablesWith(NAME.sc)).toEqual([]);
    expect(await tablesWith(NAME.en)).toEqual([]);
    expect(await tablesWith(email)).toEqual([]);
    expect(await tablesWith('card of sun')).toEqual([]);
    expect(await dump(`select * from search_history where user_id = ${ids.sun}`)).toBe('[]');
    expect(await dump(`select * from search_uses where searcher = 'user:${ids.sun}'`)).toBe('[]');
    expect(await keptRows()).toBe(kept);
  });

  it('keeps published content under a neutral name in both languages', async () => {
    const [written] = await server.db
      .select({ id: articles.id })
      .from(articles)
      .where(eq(articles.authorId, ids.sun));
    const { data } = await server.caller().call('getArticle', { params: { id: written?.id ?? 0 } });
    expect(data.author).toMatchObject({ sc_name: '已注销用户', en_name: 'Former user' });
  });

  it('changes nothing on a second run, and never touches active users', async () => {
    const state = () =>
      dump(`select (select json_agg(u order by id) from users u) as people,
        (select count(*) from events) as events`);
    const before = await state();
    expect(before.match(/Former user/g)).toHaveLength(3);
    server.clock.advance(DAY_MS * 100);
    await anonymizeUsers.handle({}, server.deps);
    for (const id of [ids.sun, ids.member]) {
      await inTransaction(server.deps, (tx) => anonymizeUser(tx, server.deps, id));
    }
    expect(await state()).toBe(before);
  });
});
