import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { ErrorState } from '../ErrorState/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { useText } from '../TextProvider/index.ts';
import { useOnDemandText } from '../TextProvider/useOnDemandText.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { useNearEnd } from './useNearEnd.ts';
import * as styles from './InfiniteList.css.ts';

export interface InfiniteListProps<Item> {
  /** What the items are, for screen readers. */
  label: string;
  /** All that came so far, in their order. */
  items: readonly Item[];
  /** Unique in the list; the same for the same item, whatever comes before it. */
  getKey: (item: Item) => string | number;
  /** Draws one item. */
  renderItem: (item: Item) => ReactNode;
  /** There is a page after those that came. */
  hasMore: boolean;
  /** The next page is on its way, or did not come. @default 'ready' */
  status?: 'ready' | 'loading' | 'failed' | undefined;
  /** Asks for the next page: near the end, by the button, and again after a failure. */
  onLoadMore: () => void;
  /** Pages that come by themselves before a button asks: so that what stands below can be reached. @default 5 */
  pagesByThemselves?: number | undefined;
  /** Shown where there is nothing. @default the library's "Nothing here yet" */
  empty?: ReactNode;
}

/** A list whose next page comes as the reader nears its end. */
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
  /** Pages that came by themselves since the button was pressed. */
  const [came, setCame] = useState(0);
  const count = items.length;
  const [shown, setShown] = useState(count);
  const [news, setNews] = useState('');
  if (count !== shown) {
    setShown(count);
    // A list that begins anew is told by its own heading.
    setNews(count > shown && shown > 0 ? own('list.loaded', { count: count - shown }) : '');
  }
  const comesByItself = hasMore && status === 'ready' && came < pagesByThemselves;
  const end = useNearEnd(comesByItself, count, () => {
    setCame(came + 1);
    onLoadMore();
  });
  /** The item that the focus goes on with: the first of the page that the button asked for. */
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
        <span role="status">{news}</span>
      </VisuallyHidden>
    </div>
  );
}
