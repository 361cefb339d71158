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
import * as styles from './InfiniteList.css.ts';

export interface InfiniteListProps<Item> {
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
}: InfiniteListProps<Item>) {
  const t = useText();
  const own = useOnDemandText();
  const list = useRef<HTMLUListElement>(null);
  /** Pages loaded automatically since the last press. */
  const [came, setCame] = useState(0);
  const count = items.length;
  const [shown, setShown] = useState(count);
  const [notice, setNotice] = useState('');
  if (count !== shown) {
    setShown(count);
    // A list that starts over is announced by its own heading.
    setNotice(count > shown && shown > 0 ? own('list.loaded', { count: count - shown }) : '');
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
    goesOnAt.current = count;
    onLoadMore();
  };
  if (count === 0 && status === 'failed') return <ErrorState onRetry={onLoadMore} />;
  if (count === 0 && !hasMore && status === 'ready') return <>{empty ?? <EmptyState />}</>;
  return (
    <div>
      <ul ref={list} aria-label={label} aria-busy={status === 'loading'} className={styles.list}>
        {items.map((item) => (
          <li key={getKey(item)} tabIndex={-1} className={styles.item}>
            {renderItem(item)}
          </li>
        ))}
      </ul>
      <div ref={end} className={styles.end}>
        {status === 'loading' && <Spinner label={t('select.loading')} />}
        {status === 'failed' && (
          <div role="alert" className={styles.failed}>
            <span>{t('select.failed')}</span>
            <Button size="sm" emphasis="outline" tone="neutral" onPress={ask}>
              {t('common.retry')}
            </Button>
          </div>
        )}
        {hasMore && status === 'ready' && !comesByItself && (
          <Button emphasis="outline" tone="neutral" onPress={ask}>
            {t('select.more')}
          </Button>
        )}
        {!hasMore && status === 'ready' && <span className={styles.last}>{own('list.end')}</span>}
      </div>
      <VisuallyHidden>
        <span role="status">{notice}</span>
      </VisuallyHidden>
    </div>
  );
}
