import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { EmptyState } from '../../status/EmptyState/index.ts';
import { ErrorState } from '../../status/ErrorState/index.ts';
import { Spinner } from '../../status/Spinner/index.ts';
import { useText } from '../../foundations/TextProvider/index.ts';
import { useOnDemandText } from '../../foundations/TextProvider/useOnDemandText.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { useNearEnd } from './useNearEnd.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './InfiniteList.css.ts';

export interface InfiniteListProps<Item> extends RootProps {
  /** Accessible name of the list. */
  label: string;
  /** All items loaded so far, in order. */
  items: readonly Item[];
  /** Returns a key, unique in the list and stable for the same item. */
  getKey: (item: Item) => string | number;
  /** Renders one item. */
  renderItem: (item: Item) => ReactNode;
  /** True if there is another page. */
  hasMore: boolean;
  /** The next page is loading, or it failed. @default 'ready' */
  status?: 'ready' | 'loading' | 'failed' | undefined;
  /** Loads the next page: near the end, by the button, and again after a failure. */
  onLoadMore: () => void;
  /** Pages loaded automatically before a button is shown, so that content below remains reachable. @default 5 */
  pagesByThemselves?: number | undefined;
  /** Shown if the list is empty. @default the library's "Nothing here yet" */
  empty?: ReactNode;
}

/** A list that loads its next page as the reader nears its end. */
export function InfiniteList<Item>({
  label,
  items,
  getKey,
  renderItem,
  hasMore,
  status = 'ready',
  onLoadMore,
  pagesByThemselves = 5,
  empty,
  ...root
}: InfiniteListProps<Item>) {
  const t = useText();
  const own = useOnDemandText();
  const list = useRef<HTMLUListElement>(null);
  /** Pages loaded automatically since the last press. */
  const [came, setCame] = useState(0);
  /** The button was pressed: it stays until the page has come, and keeps the focus. */
  const [isAsked, setAsked] = useState(false);
  const count = items.length;
  const [shown, setShown] = useState(count);
  /** Items that the last page added; none after a new start, which its own heading announces. */
  const [added, setAdded] = useState(0);
  if (count !== shown) {
    setShown(count);
    setAsked(false);
    setAdded(count > shown && shown > 0 ? count - shown : 0);
  }
  const comesByItself = hasMore && status === 'ready' && came < pagesByThemselves;
  const end = useNearEnd(comesByItself, count, () => {
    setCame(came + 1);
    onLoadMore();
  });
  /** Index of the item that takes the focus: the first of the page loaded by the button. */
  const goesOnAt = useRef<number | null>(null);
  useEffect(() => {
    const at = goesOnAt.current;
    if (at === null || count <= at) return;
    goesOnAt.current = null;
    const item = list.current?.children[at];
    if (item instanceof HTMLElement) item.focus({ preventScroll: true });
  }, [count]);
  const ask = () => {
    setCame(0);
    setAsked(true);
    goesOnAt.current = count;
    onLoadMore();
  };
  const hasFailed = status === 'failed';
  const hasButton = hasFailed || (hasMore && !comesByItself && (status === 'ready' || isAsked));
  if (count === 0 && hasFailed) return <ErrorState {...root} onRetry={onLoadMore} />;
  if (count === 0 && !hasMore && status === 'ready') return <>{empty ?? <EmptyState {...root} />}</>;
  return (
    <div {...rootProps(root)}>
      <ul ref={list} aria-label={label} aria-busy={status === 'loading'} className={styles.list}>
        {items.map((item) => (
          <li key={getKey(item)} tabIndex={-1} className={styles.item}>
            {renderItem(item)}
          </li>
        ))}
      </ul>
      <div ref={end} className={styles.end}>
        {status === 'loading' && !isAsked && <Spinner label={t('select.loading')} />}
        {hasButton && (
          <div className={styles.failed}>
            {hasFailed && <span role="alert">{t('select.failed')}</span>}
            <Button
              size={hasFailed ? 'sm' : 'md'}
              emphasis="outline"
              tone="neutral"
              isPending={status === 'loading'}
              onPress={ask}
            >
              {t(hasFailed ? 'common.retry' : 'select.more')}
            </Button>
          </div>
        )}
        {!hasMore && status === 'ready' && <span className={styles.last}>{own('list.end')}</span>}
      </div>
      <VisuallyHidden>
        <span role="status">{added > 0 && own('list.loaded', { count: added })}</span>
      </VisuallyHidden>
    </div>
  );
}
