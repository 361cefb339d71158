import { formatCount, formatRelativeTime } from '@rostra/i18n';
import type { Locale } from '@rostra/i18n';
import { Avatar } from '../../data/Avatar/index.ts';
import { Banner } from '../../status/Banner/index.ts';
import { Button } from '../../actions/Button/index.ts';
import { ErrorState } from '../../status/ErrorState/index.ts';
import { Link } from '../../foundations/Link/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { SectionHead } from '../../layout/SectionHead/index.ts';
import { Skeleton } from '../../status/Skeleton/index.ts';
import { Tag } from '../../status/Tag/index.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import type { ArticleComment } from './articleViewData.ts';
import { Composer } from './Composer.tsx';
import { languageOf } from '../../languageOf.ts';
import * as styles from './Comments.css.ts';

export { COMMENT_MAX } from './Composer.tsx';

export interface CommentsProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** Newest first; loaded comments stay visible while others load or fail. */
  comments: readonly ArticleComment[];
  /** The total number of comments. */
  total: number;
  /** The app's clock, for relative times: the server's time during hydration. */
  now: Date;
  /** @default 'ready' */
  state?: 'ready' | 'loading' | 'error' | undefined;
  /** The login address, set for visitors. */
  loginHref?: string | undefined;
  /**
   * True for users who may not read the full text; they cannot comment.
   *
   * @default false
   */
  isLocked?: boolean | undefined;
  /** The draft, held by the app, which clears it once it is sent. */
  draft: string;
  /** Called on each change; at most `COMMENT_MAX` characters. */
  onDraftChange: (draft: string) => void;
  /** Gets the trimmed text, never empty. The button waits for the promise, which must not reject. */
  onSend: (body: string) => Promise<void>;
  /** Gets the ID of the reader's own comment; other comments have no button. */
  onRemove: (id: number) => void;
  /** Loads older comments; absent if there are none. */
  onMore?: (() => void) | undefined;
  /** Retries in the state `error`; without it there is no button. */
  onRetry?: (() => void) | undefined;
}

const countText = (t: ScreenText, total: number, locale: Locale): string | undefined => {
  if (total === 0) return undefined;
  return total === 1
    ? t('article.comments.countOne')
    : t('article.comments.count', { count: formatCount(total, locale) });
};

/**
 * Comments, newest first. A visitor can read them and is asked to log in before commenting (ERR-13); users
 * need the full text to comment.
 */
export function Comments({
  t,
  comments,
  total,
  now,
  state = 'ready',
  loginHref,
  isLocked = false,
  draft,
  onDraftChange,
  onSend,
  onRemove,
  onMore,
  onRetry,
}: CommentsProps) {
  const locale = useUiLocale();
  return (
    <section className={styles.section}>
      <SectionHead title={t('article.comments.title')} sub={countText(t, total, locale)} />
      {loginHref !== undefined && (
        <Banner actions={<Link href={loginHref}>{t('article.comments.login')}</Link>}>
          {t('article.comments.loginPrompt')}
        </Banner>
      )}
      {loginHref === undefined && isLocked && <Banner>{t('article.comments.locked')}</Banner>}
      {loginHref === undefined && !isLocked && (
        <Composer t={t} draft={draft} onDraftChange={onDraftChange} onSend={onSend} />
      )}
      {state === 'error' && <ErrorState title={t('article.comments.failed')} onRetry={onRetry} />}
      {state === 'loading' && <Skeleton count={3} isAnnounced />}
      {state === 'ready' && comments.length === 0 && (
        <p className={styles.empty}>{t('article.comments.empty')}</p>
      )}
      {comments.length > 0 && (
        <ul>
          {comments.map(({ id, body, authorName, createdAt, isMine }) => {
            const time = formatRelativeTime(createdAt, now, locale);
            return (
              <li key={id} className={styles.comment}>
                <Avatar name={authorName} size="sm" />
                <div className={styles.what}>
                  <p className={styles.who}>
                    <b className={styles.name} dir="auto">
                      {authorName}
                    </b>
                    {isMine && <Tag tone="brand">{t('article.comments.mine')}</Tag>}
                    <time dateTime={createdAt.toISOString()} className={styles.time}>
                      {time}
                    </time>
                  </p>
                  <p className={styles.body} dir="auto" lang={languageOf(body)}>
                    {body}
                  </p>
                </div>
                {isMine && (
                  <Button
                    size="sm"
                    tone="neutral"
                    emphasis="ghost"
                    aria-label={t('article.comments.removeNamed', { time })}
                    onPress={() => onRemove(id)}
                  >
                    {t('article.comments.remove')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {onMore && (
        <div>
          <Button tone="neutral" emphasis="outline" onPress={onMore}>
            {t('article.comments.more')}
          </Button>
        </div>
      )}
    </section>
  );
}
