import { uiTexts } from '@rostra/i18n/ui';
import type { Locale } from '@rostra/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { openArticle } from '../../story/samples/article.ts';
import { screenTextFor } from '../../story/screenText.ts';
import { UiProvider } from '../../foundations/UiProvider/index.ts';
import { ArticleView } from './ArticleView.tsx';

const shown = (locale: Locale, article = openArticle(locale)) =>
  renderToStaticMarkup(
    <UiProvider locale={locale} texts={uiTexts[locale]}>
      <ArticleView
        t={screenTextFor(locale)}
        article={article}
        now={new Date('2026-09-03T10:00:00Z')}
        onShare={() => undefined}
        onDownload={() => undefined}
      />
    </UiProvider>,
  );

it('names the source of a reposted article and opens it in a new tab [CONT-18, CONT-19]', () => {
  const article = {
    ...openArticle('en'),
    repostTitle: 'Compass Weekly',
    repostUrl: 'https://a.example/b',
  };
  const link = /<a [^>]*href="https:\/\/a\.example\/b"[^>]*>[^<]*<\/a>/.exec(
    shown('en', article),
  )?.[0];
  expect(link).toContain('target="_blank"');
  expect(link).toContain('rel="noopener noreferrer"');
  expect(link).toContain('Compass Weekly');
  const bare = shown('en', { ...article, repostUrl: null });
  expect(bare).toContain('Compass Weekly');
  expect(bare).not.toContain('https://a.example/b');
});

it('shows risks, chances, length and views in both languages [CONT-15, CONT-16, CONT-17, CONT-20]', () => {
  const facts = { views: 12_840, wordCount: 3420, readTime: 9 };
  for (const [locale, views] of [
    ['zh-CN', '1.2W+'],
    ['en', '12.8K+'],
  ] as const) {
    const article = { ...openArticle(locale), ...facts };
    const html = shown(locale, article);
    for (const text of [...article.risks, ...article.opportunities, views, '3,420', '9'])
      expect(html).toContain(text);
  }
});

it('marks the author’s text with its own language, not the interface’s [I18N-18]', () => {
  const html = shown('en', { ...openArticle('zh-CN'), lang: 'zh', bodyHtml: '<p>正文</p>' });
  expect(html).toMatch(/<div class="[^"]*" lang="zh-CN">(<div[^>]*>)?<p>正文/);
  expect(html).toMatch(/lang="zh-CN"><h1/);
});

it('keeps the parts of its header apart for reader modes, and offers outside of the text', () => {
  const html = shown('en');
  const text = html.replaceAll(/<[^>]+>/g, '');
  expect(text).toMatch(/ago \d|20\d\d \d/);
  expect(text).not.toMatch(/ago\d|words\d/);
});
