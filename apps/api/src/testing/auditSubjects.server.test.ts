import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDemo } from '#demo/index.ts';
import { demoPeopleIds } from '#demo/people.ts';
import { describeSubjects } from '#platform/outbox/AuditSubject.ts';
import { auditEntries } from '#platform/outbox/tables.ts';
import { startTestServer } from './startTestServer.ts';
import type { TestServer } from './startTestServer.ts';

const MODULES = join(import.meta.dirname, '../modules');

const sources = globSync('**/*.ts', { cwd: MODULES })
  .filter((name) => !name.includes('.test.') && !name.includes('testing/'))
  .map((name) => readFileSync(join(MODULES, name), 'utf8'));

/** String constants of the modules by name, such as `EVENT`. */
const constants = new Map(
  sources
    .flatMap((source) => [...source.matchAll(/^export const ([A-Z_]+) = '([^']+)'/gm)])
    .map(([, name = '', value = '']) => [name, value]),
);

/** Types in the literal subjects of `recordAuditAndEvent` calls. */
const written = new Set(
  sources
    .flatMap((source) => source.split('recordAuditAndEvent(').slice(1))
    .map((call) =>
      /^\s*subject: \{ type: (?:'([^']+)'|([A-Z_]+))/m.exec(call.split('\n  }')[0] ?? call),
    )
    .flatMap((found) => (found === null ? [] : [found[1] ?? constants.get(found[2] ?? '') ?? ''])),
);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await loadDemo(server.deps);
});
afterAll(() => server.close());

describe('the subjects of the audit log', () => {
  const declared = () => server.deps.contributed('auditSubjects').map(({ type }) => type);

  it('are declared by one module each', () => {
    expect(written.size).toBeGreaterThan(10);
    expect(declared().toSorted()).toEqual([...written].toSorted());
  });

  it('include every subject that the demo writes', async () => {
    const rows = await server.db
      .selectDistinct({ type: auditEntries.subjectType })
      .from(auditEntries);
    expect(declared()).toEqual(expect.arrayContaining(rows.map(({ type }) => type)));
  });

  it('can be named and linked in the language of the reader', async () => {
    for (const type of declared()) {
      const found = await describeSubjects(server.deps, { type, ids: [1, 999_999] }, 'en');
      expect(found.get(999_999)?.name).toBe(`${type} 999999`);
    }
    const { sun } = await demoPeopleIds(server.db);
    const of = async (type: string, id: number, locale: 'en' | 'zh-CN') =>
      (await describeSubjects(server.deps, { type, ids: [id] }, locale)).get(id);
    expect(await of('order', 1, 'en')).toEqual({ name: 'Five articles', path: null });
    expect(await of('order', 1, 'zh-CN')).toEqual({ name: '文章五次卡', path: null });
    expect((await of('user', sun, 'en'))?.name).not.toBe(`user ${sun}`);
    expect((await of('Event', 1, 'en'))?.path).toBe('/eventDetail/1');
  });
});
