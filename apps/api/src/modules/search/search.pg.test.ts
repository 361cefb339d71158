import { Converter } from 'opencc-js/cn2t';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitor } from '#platform/viewer/Viewer.ts';
import { createTestDatabase } from '#testing/createTestDatabase.ts';
import type { TestDatabase } from '#testing/createTestDatabase.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { findByWords } from './findByWords.ts';
import { hitRanges } from './markHits.ts';
import type { SearchOptions } from './readablePassages.ts';
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
  // The lowest bits repeat after a few draws and would omit most combinations.
  return list[Math.floor(state / 65_536) % list.length] as Item;
};
const sentence = () =>
  `${draw(companies)}${draw(industries)}${draw(acts)}，${draw(english)} 2026。`;

const documents = Array.from({ length: DOCUMENTS }, (_none, index) => ({
  id: index + 1,
  title: `${draw(companies)}：${draw(industries)}${draw(acts)} ${draw(english)} 60${1000 + (index % 3000)}.SH`,
  // Every tenth is long, so that its pairs occur all over it.
  text: Array.from({ length: index % 10 === 0 ? 60 : 2 }, sentence).join(''),
}));
const toTraditional = Converter({ from: 'cn', to: 'tw' });

/** A third of the documents is in Traditional script. */
function inScript(id: number, title: string, text: string) {
  if (id % 3 !== 0) {
    return { scTitle: title, scText: text, terms: searchTerms([title], [text]) };
  }
  const [tcTitle, tcText] = [toTraditional(title), toTraditional(text)];
  return { tcTitle, tcText, terms: searchTerms([tcTitle], [tcText]) };
}

let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ databaseUrl: database.url });
  const publishedAt = server.clock.now();
  for (let from = 0; from < documents.length; from += 500) {
    await server.db.insert(searchDocuments).values(
      documents.slice(from, from + 500).map(({ id, title, text }) => ({
        subjectType: 'Article',
        subjectId: id,
        kind: 'articles' as const,
        audienceType: 'Article',
        audienceId: id,
        ...inScript(id, title, text),
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

const options = (key: string, page = 1): SearchOptions => ({
  key,
  page,
  per_page: 100,
  time: 'any',
});

async function found(key: string): Promise<{ total: number; ids: number[] }> {
  const reader = { viewer: visitor('zh-CN'), now: server.clock.now() };
  const ids: number[] = [];
  const parts = searchParts(key);
  for (let page = 1; ; page += 1) {
    const answer = await findByWords(server.deps, options(key, page), parts, reader);
    ids.push(...answer.found.map((row) => row.subjectId));
    if (answer.found.length < 100) return { total: answer.total, ids };
  }
}

/** Returns the documents that contain each word of a Simplified key, by reading all of them. */
function readTruth(key: string): number[] {
  const parts = searchParts(key);
  return documents
    .filter(({ title, text }) =>
      parts.every((part) => [title, text].some((field) => hitRanges(field, [part]).length > 0)),
    )
    .map(({ id }) => id);
}

const keys =
  '储能 半导体 半导体设备 能源 药 电池 锂电 创新药 专家 capex cap AI 深度研究 601234 601234.sh 会储 能业 岚屿微 微电子 估值分析';

/** Compounds that occur in no document, with words that occur in some. */
const compounds =
  `路演储能=路演 储能|访谈半导体=访谈 半导体|纪要锂电池=纪要 锂电池|估值机器人=估值 机器人
展望创新药=展望 创新药|研究人工智能=研究 人工智能|业绩半导体=业绩 半导体|专家锂电池=专家 锂电池
供需储能=供需 储能|格局新能源=格局 新能源|交流会储能=交流会 储能|调研创新药=调研 创新药
年度展望半导体=年度展望 半导体|深度研究锂电池=深度研究 锂电池|估值分析储能=估值分析 储能
供需格局机器人=供需格局 机器人|专家访谈人工智能=专家访谈 人工智能|调研纪要创新药=调研纪要 创新药
行业路演消费电子=行业路演 消费电子|业绩交流会电池回收=业绩交流会 电池回收|路演听澜药业=路演 听澜药业
纪要纬度汽车=纪要 纬度汽车|研究昊源储能=研究 昊源储能|展望子午线光电=展望 子午线光电
访谈岚屿微电子=访谈 岚屿微电子|估值北岸封测=估值 北岸封测|格局棕榈市集=格局 棕榈市集
路演灰鹪机器人=路演 灰鹪机器人|半导体和储能=半导体 储能|新能源的估值=新能源 估值`
    .split(/[|\n]/)
    .map((line) => line.split('=') as [string, string]);

/**
 * Words and compounds in Traditional script, with the Simplified words of their expected results.
 */
const traditional =
  `儲能=储能|電池=电池|專家=专家|半導體=半导体|創新藥=创新药|機器人=机器人|鋰電池=锂电池|鋰電=锂电
能源互聯網=能源互联网|電池回收=电池回收|消費電子=消费电子|業績交流會=业绩交流会|行業路演=行业路演
專家訪談=专家访谈|調研紀要=调研纪要|子午線光電=子午线光电|嵐嶼微電子=岚屿微电子|北岸封測=北岸封测
緯度汽車=纬度汽车|聽瀾藥業=听澜药业|棕櫚市集=棕榈市集|灰鷦機器人=灰鹪机器人|藥=药
昊源儲能 電池回收=昊源储能 电池回收|儲能 capex=储能 capex|路演儲能=路演 储能|訪談半導體=访谈 半导体
紀要鋰電池=纪要 锂电池|展望創新藥=展望 创新药|業績交流會電池回收=业绩交流会 电池回收`
    .split(/[|\n]/)
    .map((line) => line.split('=') as [string, string]);

describe('search on PostgreSQL', () => {
  it.each([...keys.split(' '), '储能 capex', '昊源储能 电池回收', '深度研究 earnings'])(
    'finds by %s every text that contains it, in either script, and no other [SRCH-09]',
    async (key) => {
      const truth = readTruth(key);
      const { total, ids } = await found(key);
      expect(ids.toSorted((a, b) => a - b)).toEqual(truth);
      expect(total).toBe(truth.length);
    },
  );

  it.each(compounds)(
    'finds by the compound %s every text that contains %s, and no other [SRCH-09]',
    async (compound, words) => {
      expect(readTruth(compound)).toEqual([]);
      const { ids } = await found(compound);
      expect(ids.length).toBeGreaterThan(0);
      expect(ids.toSorted((a, b) => a - b)).toEqual(readTruth(words));
    },
  );

  it.each(traditional)(
    'finds by the Traditional %s what the Simplified %s finds, in the same order [SRCH-09]',
    async (key, simplified) => {
      const { ids } = await found(key);
      expect(ids.length).toBeGreaterThan(0);
      expect(ids.toSorted((a, b) => a - b)).toEqual(readTruth(simplified));
      expect(ids).toEqual((await found(simplified)).ids);
    },
  );
});
