import { errorNameOf, routes } from '@rostra/contract';
import type { Route, RouteName } from '@rostra/contract';
import { schemas } from '@rostra/contract/schemas';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { rows } from '#platform/database/Database.ts';
import { badInputsFor, nastyValues } from './badInput.ts';
import { startTestServer } from './startTestServer.ts';
import type { TestServer } from './startTestServer.ts';
import type { TestCaller } from './TestCaller.ts';

/** Tables that may change although a call was refused: counters of tries, not the product's data. */
const COUNTERS = /rate_limit|search_|pgboss|job|session|view/;

let server: TestServer;
const callers = new Map<string, TestCaller>();

beforeAll(async () => {
  server = await startTestServer();
  callers.set('visitor', server.caller());
  for (const person of ['member', 'staff'] as const) callers.set(person, await server.as(person));
});

afterAll(() => server.close());

interface Wire {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

const send = async (caller: TestCaller, route: Route, wire: Wire): Promise<Response> => {
  const path = route.path.replaceAll(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(textOf(wire.params[name] ?? '1')),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(wire.query)) search.set(name, textOf(value));
  return caller.fetch(`/api/v1${path}?${search.toString()}`, {
    method: route.method,
    headers: {
      origin: server.deps.config.publicOrigin,
      ...(route.idempotent ? { 'idempotency-key': crypto.randomUUID() } : {}),
    },
    ...(route.method === 'GET' || wire.body === undefined ? {} : { json: wire.body }),
  });
};

const textOf = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.toWellFormed().slice(0, 3000);
};

/** Rows of every table of the product. */
const countRows = async (): Promise<Record<string, number>> => {
  const tables = await rows<{ name: string }>(
    server.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    if (COUNTERS.test(name)) continue;
    const [answer] = await rows<{ n: number }>(
      server.db,
      sql`select count(*)::int as n from ${sql.identifier(name)}`,
    );
    counts[name] = answer?.n ?? 0;
  }
  return counts;
};

const wiresOf = (name: RouteName): Wire[] => {
  const parts: { params?: ZodType; query?: ZodType; body?: ZodType; data: ZodType } = schemas[name];
  const wires: Wire[] = [];
  if (parts.params) {
    for (const value of nastyValues) {
      wires.push({ params: { id: value, comment_id: value, type: value }, query: {}, body: {} });
    }
  }
  for (const query of parts.query ? badInputsFor(parts.query) : []) {
    wires.push({ params: {}, query: query as Record<string, unknown>, body: undefined });
  }
  for (const body of parts.body ? [...badInputsFor(parts.body), ...nastyValues] : []) {
    wires.push({ params: {}, query: {}, body });
  }
  return wires;
};

/** Who gets past the door of a call, so that his input is looked at; and one who does not. */
const kindsFor = (name: RouteName): string[] =>
  ({ anyone: ['visitor', 'member'], user: ['member', 'visitor'], staff: ['staff', 'member'] })[
    routes[name].access
  ];

/** So much is enough to see that somebody is stopped at the door. */
const AT_THE_DOOR = 25;

describe.each(Object.keys(routes) as RouteName[])('bad input to %s', (name) => {
  it.each(kindsFor(name))(
    'ERR-33 is refused with a typed error and changes nothing, as %s',
    async (kind) => {
      const caller = callers.get(kind);
      if (caller === undefined) throw new Error(`Nobody is ${kind}`);
      const before = await countRows();
      let accepted = 0;
      const stopped = routes[name].access !== 'anyone' && kind !== kindsFor(name)[0];
      for (const wire of wiresOf(name).slice(0, stopped ? AT_THE_DOOR : undefined)) {
        const response = await send(caller, routes[name], wire);
        const answer = (await response.json()) as { ret: boolean; code?: number; msg?: string };
        const shown = `${JSON.stringify(wire).slice(0, 300)} → ${response.status} ${JSON.stringify(answer).slice(0, 300)}`;
        expect(response.status, shown).toBeLessThan(500);
        if (answer.ret) {
          accepted += 1;
          expect(answer, shown).not.toHaveProperty('code');
        } else {
          expect(errorNameOf(answer.code ?? 0), shown).toBeDefined();
          expect(answer.msg, shown).not.toBe('');
        }
      }
      if (accepted === 0) expect(await countRows()).toEqual(before);
    },
  );
});
