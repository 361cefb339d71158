import { describe, expect, it } from 'vitest';
import { lookOf } from './lookOf.ts';
import { partnerCookies } from './partnerCookies.ts';

const look = (parts: {
  url?: string;
  cookies?: Record<string, string>;
  acceptLanguage?: string;
  account?: 'en' | 'zh-CN';
}) => {
  const { url = '/search', cookies = {}, acceptLanguage, account } = parts;
  return lookOf({ url, cookies, acceptLanguage }, account);
};

describe('language', () => {
  it.each([
    ['zh-CN,zh;q=0.9', 'zh-CN', 'sc'],
    ['zh-TW', 'zh-CN', 'tc'],
    ['en-US,en', 'en', 'en'],
    ['fr-FR', 'en', 'en'],
    [undefined, 'en', 'en'],
  ])('maps %s to %s [I18N-02]', (acceptLanguage, locale, script) => {
    expect(look(acceptLanguage === undefined ? {} : { acceptLanguage })).toMatchObject({
      locale,
      script,
    });
  });

  it('prefers query, account, cookie, browser, in this order [I18N-03]', () => {
    const cookies = { rostra_language: 'en' };
    const acceptLanguage = 'zh-CN';
    expect(look({ cookies, acceptLanguage }).locale).toBe('en');
    expect(look({ cookies, acceptLanguage, account: 'zh-CN' }).locale).toBe('zh-CN');
    expect(look({ url: '/search?lang=en', account: 'zh-CN' }).locale).toBe('en');
    expect(look({ url: '/search?lang=zh', cookies }).locale).toBe('zh-CN');
    for (const request of ['xx', 'english', 'zhx', '', '%00']) {
      expect(look({ url: `/search?lang=${request}`, cookies, account: 'zh-CN' }).locale).toBe(
        'zh-CN',
      );
      expect(look({ url: `/search?lang=${request}`, cookies }).locale).toBe('en');
    }
  });
});

describe('theme', () => {
  it('recognizes one partner, and uses the base for all else, even the test brand [THM-03]', () => {
    expect(look({ url: '/search?custom_company=harbourline' }).theme).toBe('harbourline');
    for (const id of ['harbourline-all', 'other', '%3Cscript%3E', '']) {
      expect(look({ url: `/search?custom_company=${id}` }).theme).toBe('rostra');
    }
  });

  it('keeps the partner in a cookie, which an unknown one ends [THM-04]', () => {
    expect(look({ cookies: { rostra_partner: 'harbourline' } }).theme).toBe('harbourline');
    const url = (query: string): URL => new URL(`https://rostra.test/search${query}`);
    expect(partnerCookies(url('?custom_company=harbourline'), {})).toEqual([
      { name: 'rostra_partner', value: 'harbourline' },
    ]);
    expect(partnerCookies(url(''), { rostra_partner: 'harbourline' })).toEqual([]);
    expect(partnerCookies(url('?custom_company=x'), { rostra_partner: 'harbourline' })).toEqual([
      { name: 'rostra_partner', value: '' },
    ]);
  });

  it('accepts a valid zone of the reader other than Beijing’s [I18N-16]', () => {
    const zoneOf = (rostra_zone: string) => look({ cookies: { rostra_zone } }).zone;
    expect(zoneOf('America/New_York')).toBe('America/New_York');
    for (const text of [
      'Asia/Shanghai',
      'Mars/Base',
      '../etc',
      '<script>',
      '+08:00',
      '',
      'x'.repeat(900),
    ]) {
      expect(zoneOf(text)).toBeUndefined();
    }
  });

  it('accepts only known words for scheme and trend', () => {
    const cookies = { rostra_scheme: 'dark', rostra_trend: 'x' };
    expect(look({ cookies })).toMatchObject({ scheme: 'dark', trend: null });
  });
});
