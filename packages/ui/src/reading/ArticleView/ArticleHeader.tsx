import { formatCount, formatDate, formatRelativeTime } from '@rostra/i18n';
import { Avatar } from '../../data/Avatar/index.ts';
import { Heading } from '../../foundations/Heading/index.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { Check, Languages, Share } from '../../icons.ts';
import { Link } from '../../foundations/Link/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { Tag } from '../../status/Tag/index.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import type { ArticleViewData } from './articleViewData.ts';
import * as styles from './ArticleHeader.css.ts';

export interface ArticleHeaderProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** Title and summary are marked with the article's own language. */
  article: ArticleViewData;
  /** The app's clock, for relative times: the server's time during hydration. */
  now: Date;
  /** Called for the button beside the author; the app shares or copies the address. */
  onShare: () => void;
}

/**
 * Type, title, summary, author and other facts to consider before reading. Spaces keep the parts
 * apart for programs that read the text without its layout.
 */
export function ArticleHeader({ t, article, now, onShare }: ArticleHeaderProps) {
  const locale = useUiLocale();
  const lang = article.lang === 'zh' ? 'zh-CN' : 'en';
  const words = new Intl.NumberFormat(locale).format(article.wordCount);
  return (
    <header>
      <p className={styles.kick}>
        <b className={styles.kind}>{t(`search.kindOne.${article.kind}`)}</b>{' '}
        {article.industry !== null && <span>{`${article.industry} `}</span>}
        {article.isAiMade && <Tag tone="outline">{t('article.aiLabel')}</Tag>}{' '}
        {article.entitledBy !== null && article.isComplete && (
          <span className={styles.unlocked}>
            <Icon icon={Check} size="sm" />
            <span>{t(`article.unlockedBy.${article.entitledBy}`)}</span>
          </span>
        )}
      </p>
      <div lang={lang}>
        <Heading level={1} size="reading-title" dir="auto">
          {article.title}
        </Heading>{' '}
        <p className={styles.summary} dir="auto">
          {article.summary}
        </p>
      </div>
      <div className={styles.byline}>
        <Avatar name={article.authorName} />{' '}
        <div className={styles.who}>
          <p className={styles.author}>
            <bdi>{article.authorName}</bdi>{' '}
            {article.authorTitle !== null && (
              <span className={styles.role} dir="auto">
                {article.authorTitle}
              </span>
            )}
          </p>{' '}
          <p className={styles.facts}>
            <time
              dateTime={article.publishedAt.toISOString()}
              title={formatDate(article.publishedAt, locale)}
            >
              {formatRelativeTime(article.publishedAt, now, locale)}
            </time>{' '}
            <span>
              {article.wordCount === 1
                ? t('article.wordsOne')
                : t('article.words', { count: words })}
            </span>{' '}
            <span>{t('article.minutes', { count: article.readTime })}</span>{' '}
            <span>{t('article.views', { count: formatCount(article.views, locale) })}</span>
          </p>
        </div>
        <IconButton icon={Share} label={t('article.share')} onPress={onShare} />
      </div>{' '}
      {(article.isAiMade || article.translation !== null || article.repostTitle !== null) && (
        <div className={styles.lines}>
          {article.isAiMade && <p>{t('article.aiNote')}</p>}{' '}
          {article.repostTitle !== null && (
            <p>
              {article.repostUrl === null ? (
                t('article.source', { title: article.repostTitle })
              ) : (
                <Link
                  href={article.repostUrl}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={`${t('article.source', { title: article.repostTitle })}, ${t('article.opensNewTab')}`}
                >
                  {t('article.source', { title: article.repostTitle })}
                </Link>
              )}
            </p>
          )}{' '}
          {article.translation !== null && (
            <p className={styles.translation}>
              <Icon icon={Languages} size="sm" />
              <Link href={article.translation.href} emphasis="strong" size="sm">
                {t(`article.translation.${article.translation.lang}`)}
              </Link>
            </p>
          )}
        </div>
      )}
    </header>
  );
}
