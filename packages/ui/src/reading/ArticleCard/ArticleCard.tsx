import { formatCount, formatDate, formatRelativeTime } from '@rostra/i18n';
import { AccessLabel } from '../AccessLabel/index.ts';
import type { ContentAccess } from '../AccessLabel/index.ts';
import { Link } from '../../foundations/Link/index.ts';
import { Plate } from '../../layout/Plate/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { Tag } from '../../status/Tag/index.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './ArticleCard.css.ts';

export type ArticleKindWord =
  'articles' | 'summaries' | 'notes' | 'ai_notes' | 'original_summaries';

/** An article as lists show it. */
export interface ArticleCardData {
  id: number;
  href: string;
  kind: ArticleKindWord;
  /** The article's language. */
  lang: 'zh' | 'en';
  title: string;
  summary: string;
  authorName: string;
  industry: string | null;
  coverUrl: string | null;
  publishedAt: Date;
  wordCount: number;
  /** Reading time in minutes. */
  readTime: number;
  views: number;
  access: ContentAccess;
  /** In coins. */
  currentPrice: number | null;
  originalPrice: number | null;
  isAiMade: boolean;
}

export interface ArticleCardProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** Texts in the language of the article, not of the reader. */
  article: ArticleCardData;
  /** The current time, for relative times. */
  now: Date;
  /**
   * `lead` has an image and the summary, `wide` the summary, `row` neither, `compact` only title and
   * time. @default 'row'
   */
  look?: 'lead' | 'wide' | 'row' | 'compact' | undefined;
  /** Heading level of the title. @default 3 */
  level?: 2 | 3 | undefined;
}

/** One article in a list: type or industry, title, author, reading time and price. */
export function ArticleCard({
  t,
  article,
  now,
  look = 'row',
  level = 3,
  ...root
}: ArticleCardProps) {
  const locale = useUiLocale();
  const Title = `h${level}` as const;
  const isCompact = look === 'compact';
  return (
    <article {...rootProps(root, styles.card({ look }))}>
      {look === 'lead' && (
        <div className={styles.plate}>
          <Plate id={article.id} coverUrl={article.coverUrl} background="ink" />
        </div>
      )}
      {!isCompact && (
        <p className={styles.kick}>
          <span>{t(`search.kindOne.${article.kind}`)}</span>
          {article.industry !== null && <span className={styles.industry}>{article.industry}</span>}
        </p>
      )}
      <Title className={styles.title({ look })} lang={article.lang === 'zh' ? 'zh-CN' : 'en'}>
        <Link href={article.href} emphasis="quiet">
          <bdi>{article.title}</bdi>
        </Link>
      </Title>
      {(look === 'lead' || look === 'wide') && (
        <p className={styles.summary} lang={article.lang === 'zh' ? 'zh-CN' : 'en'} dir="auto">
          {article.summary}
        </p>
      )}
      <p className={styles.by}>
        {!isCompact && (
          <b className={styles.author} dir="auto">
            {article.authorName}
          </b>
        )}
        <time
          dateTime={article.publishedAt.toISOString()}
          title={formatDate(article.publishedAt, locale)}
        >
          {formatRelativeTime(article.publishedAt, now, locale)}
        </time>
        <span>{t('article.minutes', { count: article.readTime })}</span>
        {look === 'wide' && (
          <span>{t('article.views', { count: formatCount(article.views, locale) })}</span>
        )}
        {look === 'wide' && <span>{t(`article.languages.${article.lang}`)}</span>}
        {article.isAiMade && !isCompact && <Tag tone="outline">{t('article.aiLabel')}</Tag>}
        <AccessLabel
          t={t}
          access={article.access}
          currentPrice={article.currentPrice}
          originalPrice={article.originalPrice}
        />
      </p>
    </article>
  );
}
