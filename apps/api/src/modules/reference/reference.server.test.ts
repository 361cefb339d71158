import { DICTIONARY_KEYS } from '@rostra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import {
  industries,
  isDictionaryValue,
  organizationTypes,
  regions,
  tickerRegions,
} from './index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('dimensions', () => {
  it('returns all dictionaries in one answer, also to visitors, with or without ack [FND-07]', async () => {
    const answer = await server.caller().call('getDimensions', { query: { ack: '1' } });
    expect(Object.keys(answer.data).toSorted()).toEqual([...DICTIONARY_KEYS].toSorted());
    expect((await server.caller().call('getDimensions', {})).data).toEqual(answer.data);
  });

  it.each([
    ['meeting_status', 'full', 'FND-08', '已满', 'Full'],
    ['registration_status', 'prepending', 'FND-09', '待完成', 'One step left'],
    ['event_status', 'canceled', 'FND-10', '已取消', 'Canceled'],
    ['identity_status', 'passed', 'FND-11', '已认证', 'Authenticated'],
    ['viewpoint_status', 'draft', 'FND-12', '草稿', 'Draft'],
    [
      'topic_status',
      'not_passed',
      'FND-13',
      '自动检查未通过',
      'Not approved by the automatic check',
    ],
    ['tournaments_status', 'ended', 'FND-14', '排名已公布', 'Ranking announced'],
    ['trading_action', 'hold', 'FND-15', '持有', 'Hold'],
    ['source_type', 'colleague', 'FND-16', '同事或朋友', 'Colleague or friend'],
    ['contact_types', 'email', 'FND-17', '邮箱', 'Email'],
  ] as const)(
    'holds in %s the value %s in both languages [%s]',
    async (key, value, _row, sc_name, en_name) => {
      const { data } = await server.caller().call('getDimensions', {});
      expect(data[key]).toContainEqual(expect.objectContaining({ value, sc_name, en_name }));
    },
  );

  it('lists the reasons of score types [FND-18]', async () => {
    const { data } = await server.caller().call('getDimensions', {});
    for (const type of data.live_score_types) expect(type.reasons?.length).toBeGreaterThan(1);
    expect(isDictionaryValue('dislike_reasons', 'shallow')).toBe(true);
    expect(isDictionaryValue('dislike_reasons', 'made_up')).toBe(false);
  });

  it('names every entry in all three scripts with unique values', async () => {
    const { data } = await server.caller().call('getDimensions', {});
    for (const rows of Object.values(data)) {
      const flat = rows.flatMap((row) => [row, ...(row.reasons ?? [])]);
      for (const { sc_name, tc_name, en_name } of flat) {
        expect([sc_name, tc_name, en_name].every((name) => name !== null && name !== '')).toBe(
          true,
        );
      }
      expect(new Set(rows.map(({ value }) => value)).size).toBe(rows.length);
    }
  });
});

describe('regions', () => {
  it('returns countries, provinces and cities as a tree with unique ids [FND-42]', async () => {
    const { data } = await server.caller().call('getRegions', {});
    const china = data.find(({ en_name }) => en_name === 'Chinese mainland');
    expect(china?.children).toHaveLength(31);
    const guangdong = china?.children.find(({ sc_name }) => sc_name === '广东');
    expect(guangdong).toMatchObject({ kind: 'province', tc_name: '廣東' });
    expect(guangdong?.children).toContainEqual(
      expect.objectContaining({ kind: 'city', en_name: 'Shenzhen', sc_name: '深圳' }),
    );
    const ids = regions.flatMap((country) => [
      country.id,
      ...country.children.flatMap((province) => [
        province.id,
        ...province.children.map((city) => city.id),
      ]),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const lists of [industries, tickerRegions, organizationTypes]) {
      expect(new Set(lists.map(({ id }) => id)).size).toBe(lists.length);
    }
  });
});

describe('lists for the select widget', () => {
  it('returns ten industries per page, with the total in meta [FND-42]', async () => {
    const caller = server.caller();
    const first = await caller.call('getIndustries', {});
    expect(first.data).toHaveLength(10);
    expect(first.meta).toMatchObject({ page: 1, per_page: 10, total: industries.length });
    const last = await caller.call('getIndustries', { query: { page: first.meta.total_pages } });
    expect(last.data.at(-1)?.id).toBe(industries.at(-1)?.id);
    const beyond = await caller.call('getIndustries', { query: { page: 99 } });
    expect(beyond.data).toEqual([]);
  });

  it('finds by a key in any script, also in full-width letters', async () => {
    const caller = server.caller();
    const found = async (key: string) =>
      (await caller.call('getIndustries', { query: { key } })).data.map(({ en_name }) => en_name);
    expect(await found('半导')).toEqual(['Semiconductors']);
    expect(await found('半導')).toEqual(['Semiconductors']);
    expect(await found('半导體')).toEqual(['Semiconductors']);
    expect(await found('ＳＥＭＩ')).toEqual(['Semiconductors']);
    expect(await found('%')).toEqual([]);
    const markets = await caller.call('getTickerRegions', { query: { key: '港' } });
    expect(markets.data).toMatchObject([{ code: 'HK', en_name: 'Hong Kong' }]);
  });

  it('refuses invalid pages', async () => {
    const answer = await server
      .caller()
      .call('getIndustries', { query: { page: 0, per_page: 1000 } });
    expect(answer.failure.issues?.map(({ path }) => path)).toEqual([
      'query.page',
      'query.per_page',
    ]);
  });
});
