// Times of the search at 10,000 documents: words that occur in texts, compounds that do not, and
// Traditional script. Compare two checkouts by running it in each, one after the other. Needs
// DATABASE_URL: `pnpm --filter @rostra/bench run search`.
import pg from 'pg';

import { startRostra } from './startRostra.ts';

const DOCUMENTS = 10_000;
const ROUNDS = 15;

const keys = {
  exact:
    '储能|半导体|半导体设备|能源|药|电池|机器人|专家|纪要|现金流|新能源|人形机器人|capex|ai|hungar|孙若衡|储能 招标|创新药|需求|价格战',
  compound:
    '储能招标|新能源路演|宏观利率|苏曼路演|半导体现金流|储能创新药|机器人招标|专家现金流|电池需求预测|创新药路演|储能价格战|半导体专家纪要|新能源招标|机器人需求|宏观储能',
  traditional:
    '儲能|電池|專家|半導體|機器人|創新藥|現金流|紀要|儲能招標|新能源路演|宏觀利率|蘇曼路演|價格戰|需求|半導體現金流',
};

/** Copies the demo's documents and their subjects, each under IDs that nothing else has. */
const fill = async (databaseUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from search_documents',
  );
  const copies = Math.ceil(DOCUMENTS / (rows[0]?.count ?? 1)) - 1;
  const copied = {
    article_works: ['id'],
    articles: ['id', 'work_id'],
    investor_events: ['id'],
    search_documents: ['subject_id'],
  };
  for (const [table, ids] of Object.entries(copied)) {
    const moved = ids.map((id) => `'${id}', copies.n * 1000000 + s.${id}`).join(', ');
    await client.query(`create temp table sample_${table} as select * from ${table}`);
    await client.query(
      `insert into ${table} overriding system value
       select (jsonb_populate_record(s, jsonb_build_object(${moved}))).*
       from sample_${table} s, generate_series(1, $1::int) as copies(n) order by copies.n`,
      [copies],
    );
  }
  await client.query('vacuum analyze');
  await client.end();
};

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;

const timeOf = async (origin: string, key: string): Promise<number> => {
  const began = performance.now();
  const answer = await fetch(`${origin}/api/v1/search?key=${encodeURIComponent(key)}`, {
    headers: { 'accept-language': 'zh-CN' },
  });
  await answer.text();
  if (!answer.ok) throw new Error(`${key} answered ${answer.status}`);
  return performance.now() - began;
};

const databaseUrl = process.env['DATABASE_URL'];
if (databaseUrl === undefined) throw new Error('Set DATABASE_URL, or run it by with-postgres.mjs');
const rostra = await startRostra({ DATABASE_URL: databaseUrl, ROSTRA_MODE: 'demo' });
try {
  await fill(databaseUrl);
  const times = new Map<string, number[]>();
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [kind, list] of Object.entries(keys)) {
      for (const key of list.split('|')) {
        const time = await timeOf(rostra.origin, key);
        // The first round only warms.
        if (round > 0) times.set(kind, [...(times.get(kind) ?? []), time]);
      }
    }
  }
  times.set('all', [...times.values()].flat());
  console.table(
    [...times].map(([kind, list]) => ({
      kind,
      requests: list.length,
      'p50 ms': Number(percentile(list, 0.5).toFixed(1)),
      'p95 ms': Number(percentile(list, 0.95).toFixed(1)),
    })),
  );
} finally {
  await rostra.stop();
}
