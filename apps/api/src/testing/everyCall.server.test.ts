import { errorNameOf, errors, routes } from '@rostra/contract';
import type { Route, RouteName } from '@rostra/contract';
import { schemas } from '@rostra/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { loadDemo } from '#demo/index.ts';
import { badInputsFor, nastyValues } from './badInput.ts';
import { startTestServer, TEST_START } from './startTestServer.ts';
import type { TestServer } from './startTestServer.ts';
import { watchRows } from './unchanged.ts';
import type { Watch } from './unchanged.ts';
import type { TestCaller } from './TestCaller.ts';

const people = ['member', 'vip', 'certified', 'expert', 'host', 'staff', 'poor'] as const;
const kinds = ['visitor', ...people] as const;
type Kind = (typeof kinds)[number];

let server: TestServer;
let watch: Watch;
const callers = new Map<Kind, TestCaller>();

beforeAll(async () => {
  server = await startTestServer();
  // With content, values that fit the contract reach the rules behind it.
  await loadDemo(server.deps);
  callers.set('visitor', server.caller());
  for (const person of people) callers.set(person, await server.as(person));
  watch = await watchRows(server.db);
});

afterAll(() => server.close());

interface Wire {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

const textOf = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.toWellFormed().slice(0, 3000);
};

const send = (kind: Kind, route: Route, wire: Wire, language: string): Promise<Response> => {
  const caller = callers.get(kind);
  if (caller === undefined) throw new Error(`Nobody is ${kind}`);
  const path = route.path.replaceAll(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(textOf(wire.params[name] ?? '1')),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(wire.query)) search.set(name, textOf(value));
  return caller.fetch(`/api/v1${path}?${search.toString()}`, {
    method: route.method,
    headers: {
      origin: server.deps.config.publicOrigin,
      'accept-language': language,
      ...(route.idempotent ? { 'idempotency-key': crypto.randomUUID() } : {}),
    },
    ...(route.method === 'GET' || wire.body === undefined ? {} : { json: wire.body }),
  });
};

const wiresOf = (name: RouteName): Wire[] => {
  const parts: { params?: ZodType; query?: ZodType; body?: ZodType; data: ZodType } = schemas[name];
  const wires: Wire[] = [{ params: {}, query: {}, body: undefined }];
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

/** Everyone but the first caller gets every 29th input. */
const EACH = 29;
/**
 * The first caller gets every second input, alternating from call to call; all of them for a
 * release.
 */
const EACH_OF_FIRST = process.env['TEST_EXHAUSTIVE'] === '1' ? 1 : 2;

/** Returns the kinds of callers that a call admits; the first of them gets the most inputs. */
const letIn = (name: RouteName): readonly Kind[] =>
  ({ anyone: kinds, user: people, staff: ['staff' as const] })[routes[name].access];

/** Sends one input. A refusal is typed, worded, and changes nothing. */
const check = async (name: RouteName, kind: Kind, wire: Wire, at: number): Promise<void> => {
  const language = at % 2 === 0 ? 'en' : 'zh-CN';
  const response = await send(kind, routes[name], wire, language);
  const answer = (await response.json()) as { ret: boolean; code?: number; msg?: string };
  const shown = `${kind} ${JSON.stringify(wire).slice(0, 300)} → ${response.status} ${JSON.stringify(answer).slice(0, 300)}`;
  expect(response.status, shown).toBeLessThan(500);
  if (answer.ret) {
    expect(answer, shown).not.toHaveProperty('code');
    if (name === 'postUsersLogout' && kind !== 'visitor') callers.set(kind, await server.as(kind));
    await watch.accept();
    return;
  }
  const error = errorNameOf(answer.code ?? 0);
  expect(error, shown).toBeDefined();
  if (error !== undefined) expect(response.status, shown).toBe(errors[error].status);
  expect(answer.msg, shown).not.toBe('');
  expect(/\p{Script=Han}/u.test(answer.msg ?? ''), shown).toBe(language === 'zh-CN');
  expect(await watch.changes(), shown).toEqual([]);
};

const names = Object.keys(routes) as RouteName[];

it('detects every row that changes, and only those', async () => {
  expect(await watch.changes()).toEqual([]);
  await server.db.execute(`update users set default_locale = 'en'`);
  expect(await watch.changes()).toEqual(['users']);
  await server.db.execute(`update sessions set expires_at = expires_at + interval '1 second'`);
  expect(await watch.changes()).toEqual([]);
});

describe('bad input', () => {
  it.each(names)(
    'refuses it in %s with a typed error in both languages and changes nothing [ERR-33]',
    async (name) => {
      const wires = wiresOf(name);
      const [first, ...others] = letIn(name);
      if (first === undefined) throw new Error(`Nobody may call ${name}`);
      expect(wires.length).toBeGreaterThan(0);
      const turn = names.indexOf(name) % EACH_OF_FIRST;
      for (const [at, wire] of wires.entries()) {
        if (at === 0 || at % EACH_OF_FIRST === turn) await check(name, first, wire, at);
      }
      for (const [place, kind] of others.entries()) {
        const some = wires.filter((_wire, at) => at % EACH === place % EACH);
        for (const [at, wire] of some.entries()) await check(name, kind, wire, at + place);
      }
    },
  );
});

describe('the door', () => {
  it.each(names.filter((name) => letIn(name).length < kinds.length))(
    'refuses everyone else in %s',
    async (name) => {
      const wires = wiresOf(name).slice(0, 3);
      for (const kind of kinds.filter((each) => !letIn(name).includes(each))) {
        for (const [at, wire] of wires.entries()) {
          const response = await send(kind, routes[name], wire, 'en');
          const { code } = (await response.json()) as { code?: number };
          const expected = kind === 'visitor' ? errors.sessionMissing : errors.forbidden;
          expect([kind, at, response.status, code]).toEqual([
            kind,
            at,
            expected.status,
            expected.code,
          ]);
        }
      }
      expect(await watch.changes()).toEqual([]);
    },
  );
});

describe('a clock far off', () => {
  it.each(['1971-01-01T00:00:00Z', '2999-12-31T23:59:59Z'])(
    'breaks no read call at %s',
    async (instant) => {
      server.clock.set(instant);
      const readings = names.filter((name) => routes[name].method === 'GET');
      for (const name of readings) {
        for (const kind of ['visitor', 'member'] as const) {
          const response = await send(
            kind,
            routes[name],
            { params: {}, query: {}, body: undefined },
            'en',
          );
          expect([name, kind, response.status < 500]).toEqual([name, kind, true]);
          await response.text();
        }
      }
      server.clock.set(TEST_START);
    },
  );
});
