// A1, A2, A4: requests per second of the detail and the list against Fastify + one PG read,
// interleaved in one run. Measured for a member, whose answers are generated for each request, and
// for visitors, who share answers for seconds (VISITOR_CACHE_SECONDS=0: they do not). Needs
// DATABASE_URL: `pnpm --filter @rostra/bench run api`.
import { spawn } from 'node:child_process';
import path from 'node:path';

import autocannon from 'autocannon';

import { ghost } from './ghost.ts';
import { logIn } from './logIn.ts';
import { median, report } from './report.ts';
import type { Finding } from './report.ts';
import { freePort, startRostra, untilReady } from './startRostra.ts';

const ROUNDS = 3;
const SECONDS = 5;
const CONNECTIONS = 10;

const databaseUrl = process.env['DATABASE_URL'];
if (databaseUrl === undefined) throw new Error('Set DATABASE_URL, or run it by with-postgres.mjs');

const floorPort = await freePort();
const floor = spawn(process.execPath, [path.join(import.meta.dirname, 'floor.ts')], {
  env: { ...process.env, PORT: String(floorPort) },
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
await untilReady(`http://localhost:${floorPort}`);
const rostra = await startRostra({ DATABASE_URL: databaseUrl, ROSTRA_MODE: 'demo' });

const firstPage = await fetch(`${rostra.origin}/api/v1/articles?per_page=15`);
const { data } = (await firstPage.json()) as { data: { id: number }[] };
const articleId = data[0]?.id ?? 1;
const eventPage = await fetch(`${rostra.origin}/api/v1/events?per_page=15`);
const events = (await eventPage.json()) as { data: { id: number }[] };
const eventId = events.data[0]?.id ?? 1;

const cookie = await logIn(rostra.origin);
const detailUrl = `${rostra.origin}/api/v1/articles/${articleId}`;
const listUrl = `${rostra.origin}/api/v1/articles?per_page=15`;
const targets = {
  floor: { url: `http://localhost:${floorPort}/one/7` },
  memberDetail: { url: detailUrl, headers: { cookie } },
  memberList: { url: listUrl, headers: { cookie } },
  memberEvents: { url: `${rostra.origin}/api/v1/events?per_page=15`, headers: { cookie } },
  memberEvent: { url: `${rostra.origin}/api/v1/events/${eventId}`, headers: { cookie } },
  detail: { url: detailUrl },
  list: { url: listUrl },
};
type Target = keyof typeof targets;
const runs = new Map<Target, { rps: number; p99: number }[]>();

for (let round = 0; round <= ROUNDS; round += 1) {
  for (const name of Object.keys(targets) as Target[]) {
    const result = await autocannon({
      ...targets[name],
      connections: CONNECTIONS,
      duration: SECONDS,
    });
    if (result.non2xx > 0) throw new Error(`${name} answered ${result.non2xx} errors`);
    // The first round only warms.
    if (round === 0) continue;
    const run = { rps: result.requests.average, p99: result.latency.p99 };
    runs.set(name, [...(runs.get(name) ?? []), run]);
  }
}

const rps = (name: Target): number => median((runs.get(name) ?? []).map((run) => run.rps));
const p99 = (name: Target): number => median((runs.get(name) ?? []).map((run) => run.p99));
const perSecond = (name: Target): string => `${rps(name).toFixed(0)} rps, p99 ${p99(name)} ms`;

const findingsOf = (who: string, detail: Target, list: Target): Finding[] => [
  {
    id: 'A1',
    measure: `detail of ${who} / Fastify + one PG read`,
    value: perSecond(detail),
    ratio: rps(detail) / rps('floor'),
    gate: 0.3,
    aim: 0.4,
    bound: 'least',
  },
  {
    id: 'A2',
    measure: `list of 15 of ${who} / the same`,
    value: perSecond(list),
    ratio: rps(list) / rps('floor'),
    gate: 0.2,
    aim: 0.3,
    bound: 'least',
  },
  {
    id: 'A4',
    measure: `p99 of detail of ${who} / Ghost one post`,
    value: `${p99(detail)} ms`,
    ratio: p99(detail) / ghost.onePostP99,
    gate: 0.2,
    bound: 'most',
  },
  {
    id: 'A4',
    measure: `p99 of list of ${who} / Ghost titles`,
    value: `${p99(list)} ms`,
    ratio: p99(list) / ghost.titlesP99,
    gate: 0.2,
    bound: 'most',
  },
];

report(`API on PostgreSQL; floor ${perSecond('floor')}`, [
  ...findingsOf('a member', 'memberDetail', 'memberList'),
  ...findingsOf('visitors', 'detail', 'list'),
]);

// No goal names events; their figures show what one more module costs.
for (const name of ['memberEvents', 'memberEvent'] as const) {
  console.log(`${name}: ${perSecond(name)}, ratio ${(rps(name) / rps('floor')).toFixed(3)}`);
}

floor.kill();
await rostra.stop();
