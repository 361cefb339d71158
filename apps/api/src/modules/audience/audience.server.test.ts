import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '#platform/database/Database.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { canRead, isOpen, isTrialDecisive } from './canRead.ts';
import type { Audience, AudienceViewer } from './canRead.ts';
import { canSee } from './canSee.ts';
import { audienceOf, putAudience } from './putAudience.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ modules: [] });
});
afterAll(() => server.close());

const none = new Set<string>();
const of = (...types: string[]) =>
  types.map((type, index) => ({ id: index + 1, type, role: 'member' }));
const viewers: Record<string, AudienceViewer> = {
  visitor: { kind: 'visitor', organizations: [], capabilities: none },
  guest: { kind: 'guest', organizations: [], capabilities: none },
  lonely: { kind: 'user', userId: 7, organizations: [], capabilities: none },
  fund: { kind: 'user', userId: 8, organizations: of('1'), capabilities: none },
  broker: { kind: 'user', userId: 9, organizations: of('3'), capabilities: none },
  both: {
    kind: 'user',
    userId: 10,
    organizations: of('broker', 'mutual_fund'),
    capabilities: none,
  },
  staff: { kind: 'user', userId: 11, organizations: [], capabilities: new Set(['staff:review']) },
};

const audiences: Record<string, Audience> = {
  users: { visitors: false, organizationTypeIds: [], userIds: [] },
  funds: { visitors: false, organizationTypeIds: [1, 2], userIds: [] },
  fundsAndVisitors: { visitors: true, organizationTypeIds: [1], userIds: [] },
  listed: { visitors: false, organizationTypeIds: [], userIds: [7] },
  fundsAndListed: { visitors: false, organizationTypeIds: [1], userIds: [9] },
};

const expected: Record<string, string[]> = {
  users: ['lonely', 'fund', 'broker', 'both', 'staff'],
  funds: ['fund', 'both', 'staff'],
  fundsAndVisitors: ['visitor', 'guest', 'lonely', 'fund', 'both', 'staff'],
  listed: ['lonely', 'staff'],
  fundsAndListed: ['fund', 'broker', 'both', 'staff'],
};

describe('audiences', () => {
  it.each(Object.keys(audiences))('gives the same viewers by rule and SQL for %s', async (name) => {
    const audience = audiences[name] ?? null;
    const subject = { type: 'Article', id: 1000 + name.length } as const;
    if (audience !== null)
      await inTransaction(server.deps, (tx) => putAudience(tx, subject, audience));
    const byRule: string[] = [];
    const bySql: string[] = [];
    for (const [key, viewer] of Object.entries(viewers)) {
      if (canRead(audience, viewer)) byRule.push(key);
      const condition = canSee(viewer, { type: 'Article', id: sql`${subject.id}::bigint` });
      const [row] = await rows<{ seen: boolean }>(server.db, sql`select ${condition} as seen`);
      if (row?.seen === true) bySql.push(key);
    }
    expect(byRule).toEqual(expected[name]);
    expect(bySql).toEqual(byRule);
  });

  it('leaves the decision to a trial only for users outside of an audience that has trials', () => {
    const decided = (audience: Audience | null) =>
      Object.entries(viewers).flatMap(([key, viewer]) =>
        isTrialDecisive(audience, viewer) ? [key] : [],
      );
    const funds = { visitors: false, organizationTypeIds: [1, 2], userIds: [9] };
    expect(decided({ ...funds, trialQuota: 1 })).toEqual(['lonely']);
    expect(decided(funds)).toEqual([]);
    expect(decided(null)).toEqual([]);
  });

  it('lets everyone see a thing without a row, and removes the row on opening', async () => {
    const subject = { type: 'Event', id: 5 } as const;
    const open = { visitors: true, organizationTypeIds: [], userIds: [7] };
    expect(isOpen(open)).toBe(true);
    for (const viewer of Object.values(viewers)) expect(canRead(null, viewer)).toBe(true);
    await inTransaction(server.deps, async (tx) => {
      await putAudience(tx, subject, { visitors: false, organizationTypeIds: [1], userIds: [] });
      await putAudience(tx, subject, { visitors: false, organizationTypeIds: [2], userIds: [] });
    });
    expect(await audienceOf(server.db, subject)).toMatchObject({ organizationTypeIds: [2] });
    await inTransaction(server.deps, (tx) => putAudience(tx, subject, open));
    expect(await audienceOf(server.db, subject)).toBeNull();
  });
});
