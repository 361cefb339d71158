// @vitest-environment jsdom
import type { PageCall } from '@rostra/contract';
import { describe, expect, it } from 'vitest';
import { feed } from './feed.ts';

const ORIGIN = 'https://rostra.test';

describe('feed.xml', () => {
  const call = (async (_name: string, { query }: { query: { lang: string } }) => ({
    ret: true,
    data: [
      {
        id: 4,
        kind: 'notes',
        title: `<Notes> in ${query.lang}`,
        summary: 'Orders & capacity',
        author: { sc_name: '周一宁', tc_name: null, en_name: 'Zhou Yining' },
        published_at: '2026-11-20T02:00:00.000Z',
      },
    ],
  })) as unknown as PageCall;

  it('lists the newest research written in a language', async () => {
    const document = new DOMParser().parseFromString(
      await feed(ORIGIN, call, 'en'),
      'application/xml',
    );
    const textOf = (selector: string) => document.querySelector(selector)?.textContent;
    expect(document.documentElement.getAttribute('xml:lang')).toBe('en');
    expect(document.querySelectorAll('entry')).toHaveLength(1);
    expect(textOf('entry > title')).toBe('<Notes> in en');
    expect(textOf('entry > summary')).toBe('Orders & capacity');
    expect(textOf('entry > author > name')).toBe('Zhou Yining');
    expect(textOf('entry > id')).toBe(`${ORIGIN}/article/detail/4`);
    expect(textOf('feed > updated')).toBe('2026-11-20T02:00:00.000Z');
    expect(await feed(ORIGIN, call, 'zh-CN')).toContain('<name>周一宁</name>');
  });

  it('stays a valid feed without articles', async () => {
    const none = (async () => ({ ret: false, data: null })) as unknown as PageCall;
    expect(await feed(ORIGIN, none, 'en')).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
  });
});
