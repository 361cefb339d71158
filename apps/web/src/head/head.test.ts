import { expect, it } from 'vitest';
import type { Head } from '../app/RouteModule.ts';
import type { Services } from '../app/Services.ts';
import { allTexts } from '../language/allTexts.ts';
import { makeLanguage } from '../language/makeLanguage.ts';
import { articleData } from '../server/articleData.ts';
import { describePage } from '../server/describePage.ts';
import { headHtml } from './headHtml.ts';
import { headOf } from './headOf.ts';

const services = {
  language: { get: () => makeLanguage('en', 'en', allTexts.en) },
  settings: { origin: 'https://rostra.test' },
  data: { read: () => undefined },
} as unknown as Services;

const made = (address: string, head: Head, params: Record<string, string> = {}) =>
  headOf(services, new URL(address, 'https://rostra.test'), () => head, params, 'Missing');
const html = (address: string, head: Head) => headHtml(made(address, head), 'Rostra');

const article: Head = {
  title: '风险比 <0.61> 之外',
  description: '总体数据好看。',
  article: {
    lang: 'zh-CN',
    paths: { 'zh-CN': '/summary/detail/21', en: '/summary/detail/22' },
    authorName: 'Zhou Yining',
    authorPath: '/research?author=7&written_in=any',
    publishedAt: '2026-11-20T02:00:00.000Z',
    isFree: false,
  },
};

it('gives a shared screen a title, description, language and image [CONT-36]', () => {
  const text = html('/search?utm_source=x&custom_company=harbourline', {
    title: 'Research',
    description: 'Roadshows & notes',
  });
  expect(text).toContain('<title>Research · Rostra</title>');
  for (const [name, content] of [
    ['og:title', 'Research'],
    ['og:description', 'Roadshows &amp; notes'],
    ['og:url', 'https://rostra.test/search'],
    ['og:locale', 'en_US'],
    ['og:image', 'https://rostra.test/share.png'],
    ['og:type', 'website'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:locale:alternate', 'zh_CN'],
  ])
    expect(text).toContain(`<meta property="${name}" content="${content}" data-head>`);
  expect(text).toContain('hreflang="zh-CN" href="https://rostra.test/search?lang=zh-CN"');
});

it('gives an article one address, its written language, and its translation [CONT-36, I18N-18]', () => {
  const text = html('/article/detail/21?lang=en', article);
  expect(text).toContain('rel="canonical" href="https://rostra.test/summary/detail/21"');
  expect(text).toContain('hreflang="en" href="https://rostra.test/summary/detail/22"');
  expect(text).not.toContain('?lang=');
  expect(text).toContain('property="og:locale" content="zh_CN"');
  expect(text).toContain('property="og:type" content="article"');
  expect(text).toContain('content="风险比 &lt;0.61&gt; 之外"');
  const cover = html('/article/detail/21', { ...article, image: '/files/a.png' });
  expect(cover).toContain('property="og:image" content="https://rostra.test/files/a.png"');
  expect(cover).not.toContain('og:image:width');
});

it('shows messengers and search engines an own image of each article and event [CONT-36]', () => {
  const image = 'https://rostra.test/share/article/21.png';
  const page = made('/article/detail/21', article, { id: '21' });
  const text = headHtml(page, 'Rostra');
  expect(text).toContain(`property="og:image" content="${image}"`);
  expect(text).toContain(`name="twitter:image" content="${image}"`);
  expect(text).toContain('property="og:image:width" content="1200"');
  expect(articleData(page, 'Rostra')).toContain(`"image":"${image}"`);
  const event = { title: 'An event', event: {} } as Head;
  expect(made('/eventDetail/3', event, { id: '3' }).image).toBe(
    'https://rostra.test/share/event/3.png',
  );
  expect(made('/appointment/3', { title: 'A day' }, { id: '3' }).image).toBe(
    'https://rostra.test/share.png',
  );
});

it('describes a screen without a text of its own by the screen, or by the site [CONT-36]', () => {
  const head = made('/research', { title: 'Research' });
  expect(headHtml(head, 'Rostra')).not.toContain('description');
  expect(describePage(head, 'research', 'en').description).toMatch(/^Articles/);
  expect(describePage(head, 'login', 'zh-CN').description).toMatch(/^路演/);
  const legal = (['en', 'zh-CN'] as const).flatMap((locale) =>
    ['terms', 'privacy'].map((id) => describePage(head, id, locale).description),
  );
  expect(legal).toEqual([
    expect.stringMatching(/^The user agreement/),
    expect.stringMatching(/^The privacy policy/),
    expect.stringMatching(/^用户协议/),
    expect.stringMatching(/^隐私政策/),
  ]);
  const own = made('/article/detail/21', article);
  expect(describePage(own, 'articleDetail', 'en').description).toBe(article.description);
});

it('leads variants of a list to one address, and each of its pages to its own', () => {
  const list: Head = { title: 'Research', query: { type: 'notes', page: '2' } };
  expect(made('/research?page=2&utm_source=x&type=notes', list).canonical).toBe(
    'https://rostra.test/research?type=notes&page=2',
  );
  const event: Head = { title: 'An event' };
  const page = made('/eventDetail/3?intent=register&slot=4&lang=en', event);
  expect(page.canonical).toBe('https://rostra.test/eventDetail/3?lang=en');
  expect(page.alternates.map(({ href }) => href)).not.toContainEqual(
    expect.stringMatching(/intent|slot/),
  );
});

it('shows search engines whether an article is free, and nothing of a hidden one [CONT-36]', () => {
  const script = articleData(made('/article/detail/21', article), 'Rostra');
  const json = />(.*)<\/script>$/.exec(script)?.[1] ?? '';
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'Article',
    headline: article.title,
    inLanguage: 'zh-CN',
    description: article.description,
    isAccessibleForFree: false,
    hasPart: { isAccessibleForFree: false, cssSelector: '.paywalled' },
    dateModified: '2026-11-20T02:00:00.000Z',
    author: { name: 'Zhou Yining', url: 'https://rostra.test/research?author=7&written_in=any' },
    publisher: { name: 'Rostra', logo: 'https://rostra.test/icon-512.png' },
  });
  const hidden = { ...article, isHidden: true };
  expect(articleData(made('/article/detail/21', hidden), 'Rostra')).toBe('');
  expect(html('/article/detail/21', hidden)).toMatch(/name="robots" content="noindex"/);
  expect(html('/article/detail/21', hidden)).not.toContain('alternate');
});
