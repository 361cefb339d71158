import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitor } from '#platform/viewer/Viewer.ts';
import { createTestDatabase } from '#testing/createTestDatabase.ts';
import type { TestDatabase } from '#testing/createTestDatabase.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { findDocuments } from './findDocuments.ts';
import type { SearchWishes } from './findDocuments.ts';
import { hitRanges } from './markHits.ts';
import { searchParts } from './searchQuery.ts';
import { searchTerms } from './searchTerms.ts';
import { searchDocuments } from './tables.ts';

const DOCUMENTS = 3000;
const companies =
  '昊源储能 子午线光电 岚屿微电子 北岸封测 纬度汽车 听澜药业 棕榈市集 灰鹪机器人'.split(' ');
const industries =
  '新能源 半导体 创新药 人工智能 消费电子 储能 机器人 锂电池 能源互联网 电池回收'.split(' ');
const acts = '业绩交流会 深度研究 行业路演 专家访谈 调研纪要 估值分析 供需格局 年度展望'.split(' ');
const english =
  'earnings call|deep dive|expert interview|AI capex cycle|battery pricing|capital markets day'.split(
    '|',
  );

let state = 42;
const draw = <Item>(list: readonly Item[]): Item => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return list[state % list.length] as Item;
};
const sentence = () =>
  `${draw(companies)}${draw(industries)}${draw(acts)}，${draw(english)} 2026。`;

const documents = Array.from({ length: DOCUMENTS }, (_none, index) => ({
  id: index + 1,
  title: `${draw(companies)}：${draw(industries)}${draw(acts)} ${draw(english)} 60${1000 + (index % 3000)}.SH`,
  // Every tenth is long, so that its pairs stand all over it.
  text: Array.from({ length: index % 10 === 0 ? 60 : 2 }, sentence).join(''),
}));

let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ databaseUrl: database.url });
  const publishedAt = server.clock.now();
  for (let from = 0; from < documents.length; from += 500) {
    await server.db.insert(searchDocuments).values(
      documents.slice(from, from + 500).map(({ id, title, text }) => ({
        subjectType: 'Article' as const,
        subjectId: id,
        kind: 'articles' as const,
        audienceId: id,
        scTitle: title,
        scText: text,
        terms: searchTerms([title], [text]),
        authorText: '',
        publishedAt,
      })),
    );
  }
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const wishes = (key: string, page = 1): SearchWishes => ({ key, page, per_page: 100, time: 'any' });

async function found(key: string): Promise<{ total: number; ids: number[] }> {
  const reader = { viewer: visitor('zh-CN'), now: server.clock.now() };
  const ids: number[] = [];
  const parts = searchParts(key);
  for (let page = 1; ; page += 1) {
    const answer = await findDocuments(server.db, wishes(key, page), parts, reader);
    ids.push(...answer.found.map((row) => row.subjectId));
    if (answer.found.length < 100) return { total: answer.total, ids };
  }
}

const keys =
  '储能 半导体 半导体设备 能源 药 电池 锂电 创新药 专家 capex cap AI 深度研究 601234 601234.sh 会储 能业 岚屿微 微电子 估值分析';

describe('search on PostgreSQL', () => {
  it.each([...keys.split(' '), '储能 capex', '昊源储能 电池回收', '深度研究 earnings'])(
    'SRCH-09 %s finds every text it stands in and no other',
    async (key) => {
      const parts = searchParts(key);
      const truth = documents
        .filter(({ title, text }) =>
          parts.every((part) => [title, text].some((field) => hitRanges(field, [part]).length > 0)),
        )
        .map(({ id }) => id);
      const { total, ids } = await found(key);
      expect(ids.toSorted((a, b) => a - b)).toEqual(truth);
      expect(total).toBe(truth.length);
    },
  );
});
