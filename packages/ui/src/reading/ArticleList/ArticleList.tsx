import type { ReactNode } from 'react';
import { ArticleCard } from '../ArticleCard/index.ts';
import type { ArticleCardData, ArticleCardProps } from '../ArticleCard/index.ts';
import { EmptyState } from '../../status/EmptyState/index.ts';
import { ErrorState } from '../../status/ErrorState/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { Skeleton } from '../../status/Skeleton/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './ArticleList.css.ts';

export interface ArticleListProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** In display order; shown only in the state `ready`. */
  articles: readonly ArticleCardData[];
  /** The app's clock, for relative times: the server's time during hydration. */
  now: Date;
  /** @default 'row' */
  look?: ArticleCardProps['look'];
  /** @default 3 */
  level?: 2 | 3 | undefined;
  /** @default 'ready' */
  state?: 'ready' | 'loading' | 'error' | undefined;
  /** Text and actions of the empty state. */
  empty?: { title: string; text?: string | undefined; actions?: ReactNode } | undefined;
  /** Retries in the state `error`; without it there is no button. */
  onRetry?: (() => void) | undefined;
}

const BONES = 3;

/** Articles separated by rules, with loading, empty and error states. */
export function ArticleList({
  t,
  articles,
  now,
  look = 'row',
  level = 3,
  state = 'ready',
  empty,
  onRetry,
  ...root
}: ArticleListProps) {
  if (state === 'error') return <ErrorState {...root} onRetry={onRetry} />;
  if (state === 'loading')
    return (
      <div {...rootProps(root, styles.list)}>
        {Array.from({ length: BONES }, (_, index) => (
          <div key={index} className={styles.item}>
            <Skeleton shape="title" isAnnounced={index === 0} />
            <Skeleton count={2} />
          </div>
        ))}
      </div>
    );
  if (articles.length === 0)
    return (
      <EmptyState
        {...root}
        title={empty?.title ?? t('home.research.empty')}
        actions={empty?.actions}
      >
        {empty?.text}
      </EmptyState>
    );
  return (
    <ul {...rootProps(root, styles.list)}>
      {articles.map((article) => (
        <li key={article.id} className={styles.item}>
          <ArticleCard t={t} article={article} now={now} look={look} level={level} />
        </li>
      ))}
    </ul>
  );
}
