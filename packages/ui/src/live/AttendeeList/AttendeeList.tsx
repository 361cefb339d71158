import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Banner } from '../../status/Banner/index.ts';
import { Button } from '../../actions/Button/index.ts';
import { EmptyState } from '../../status/EmptyState/index.ts';
import type { MenuAction } from '../../overlays/Menu/index.ts';
import { SearchField } from '../../forms/SearchField/index.ts';
import type { LiveText } from '../../screens/liveText.ts';
import { Spinner } from '../../status/Spinner/index.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { AttendeeRow } from './AttendeeRow.tsx';
import type { AttendeeRowProps } from './AttendeeRow.tsx';
import type { AttendeeRowData, AttendeeSectionId, AttendeeSource } from './attendeeSource.ts';
import { positionOf, ROW_HEIGHT } from './placeRows.ts';
import { useRowWindow } from './useRowWindow.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './AttendeeList.css.ts';

const loadRowMenu = () => import('./RowMenu.tsx');
const RowMenu = lazy(loadRowMenu);

export interface AttendeeListProps extends RootProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** The source of the rows; keep it the same object for the life of the room. */
  source: AttendeeSource;
  /** Returns the actions for a person, called when their menu opens; if absent, rows have no menu. */
  actionsOf?: ((row: AttendeeRowData) => readonly MenuAction[]) | undefined;
  /** The search text; without `onKeyword` there is no search. */
  keyword?: string | undefined;
  /** Called on each change to update `keyword`; `onSearch` runs the search. */
  onKeyword?: ((keyword: string) => void) | undefined;
  /** Called 600 ms after the last change, and immediately on Enter. */
  onSearch?: ((keyword: string) => void) | undefined;
  /** The search for `keyword` is running: this is shown and announced, without a count or a “not found” message. */
  isSearching?: boolean | undefined;
  /** Called with the rows that become visible, so that their page can be loaded. */
  onShow?: ((section: AttendeeSectionId, from: number, until: number) => void) | undefined;
  /** Loads rows again that failed; if present, an error with a retry button appears above the list. */
  onRetry?: (() => void) | undefined;
  /** The failed rows are loading again. @default false */
  isRetrying?: boolean | undefined;
}

/** The open menu: its row, its button, and how it was opened. */
interface OpenMenu {
  id: number;
  button: HTMLElement;
  isByKey: boolean;
}

/** Everyone in the room: up to ten thousand people, of whom only the visible ones are rendered (LMEM-01). */
export function AttendeeList(props: AttendeeListProps) {
  const { t, source, actionsOf, onKeyword, onSearch, onShow } = props;
  const { keyword = '', isSearching = false, onRetry, isRetrying = false } = props;
  const hasFailed = onRetry !== undefined;
  const isFiltered = keyword.trim() !== '';
  const hasMenus = actionsOf !== undefined;
  const list = useRowWindow(source, hasMenus);
  const found = isFiltered && !hasFailed ? t('live.people.found', { count: list.total }) : '';
  const message = isSearching ? t('live.people.searching') : found;
  const { windows, height } = list.placed;
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const openMenu = useCallback<AttendeeRowProps['onOpenMenu']>(
    (id, button, isByKey) => setMenu({ id, button, isByKey }),
    [],
  );
  useEffect(() => {
    // Loads the menu before the first press. Audience members never load it.
    if (hasMenus) loadRowMenu().catch(() => undefined);
  }, [hasMenus]);
  useEffect(() => {
    for (const { section, from, until } of windows) onShow?.(section.id, from, until);
  }, [windows, onShow]);
  const chosen = menu === null ? undefined : source.rowOf(menu.id);
  return (
    <div {...rootProps(props, styles.root)}>
      {onKeyword && (
        <div className={styles.search}>
          <SearchField
            label={t('live.people.find')}
            placeholder={t('live.people.findPlaceholder')}
            value={keyword}
            onChange={onKeyword}
            onSubmit={(text) => onSearch?.(text)}
            onSearch={onSearch}
          />
          <VisuallyHidden>
            <span role="status">{message}</span>
          </VisuallyHidden>
        </div>
      )}
      {onRetry && (
        <div className={styles.failed}>
          <Banner
            tone="danger"
            isAnnounced
            actions={
              <Button
                size="sm"
                tone="neutral"
                emphasis="outline"
                isPending={isRetrying}
                onPress={onRetry}
              >
                {t('live.people.again')}
              </Button>
            }
          >
            {t('live.people.failed')}
          </Banner>
        </div>
      )}
      <div
        ref={list.scroll}
        role="group"
        aria-label={t('live.people.list')}
        className={styles.scroll}
        tabIndex={hasMenus ? -1 : 0}
        onScroll={list.onScroll}
        onKeyDown={list.onKeyDown}
      >
        {list.total === 0 && isSearching && !hasFailed && (
          // Screen readers get this from the status above.
          <div aria-hidden className={styles.searching}>
            <Spinner size="sm" />
            <span>{t('live.people.searching')}</span>
          </div>
        )}
        {list.total === 0 && !isSearching && !hasFailed && (
          <div className={styles.empty}>
            {isFiltered ? (
              <EmptyState title={t('live.people.nobody')}>{t('live.people.nobodyHint')}</EmptyState>
            ) : (
              <EmptyState title={t('live.people.empty')} />
            )}
          </div>
        )}
        <div className={styles.canvas} style={{ blockSize: height }}>
          {windows.map(({ section, headTop, rowsTop, from, until }) => {
            const name = t(`live.people.sections.${section.id}`);
            const { count, limit } = section;
            const first = positionOf(list.sections, section.id, 0);
            return (
              <div key={section.id}>
                <div aria-hidden className={styles.head} style={{ insetBlockStart: headTop }}>
                  <span>{name}</span>
                  <span className={styles.count}>
                    {limit === undefined ? count : t('live.people.of', { count, limit })}
                  </span>
                </div>
                <div role="list" aria-label={t('live.people.sectionCount', { name, count })}>
                  {Array.from({ length: until - from }, (_, offset) => {
                    const index = from + offset;
                    const id = source.idAt(section.id, index);
                    return (
                      <AttendeeRow
                        key={id ?? `at ${index}`}
                        t={t}
                        source={source}
                        id={id}
                        top={rowsTop + index * ROW_HEIGHT}
                        place={index + 1}
                        of={count}
                        hasActions={hasMenus}
                        isCurrent={first + index === list.current}
                        isMenuOpen={menu !== null && menu.id === id}
                        onOpenMenu={openMenu}
                      />
                    );
                  })}
                </div>
              </div>
            );
          })}
        </div>
      </div>
      {actionsOf && chosen && menu && (
        <Suspense fallback={null}>
          <RowMenu
            label={t('live.people.actions', { name: chosen.name })}
            actions={actionsOf(chosen)}
            button={menu.button}
            isByKey={menu.isByKey}
            onClose={() => setMenu(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
