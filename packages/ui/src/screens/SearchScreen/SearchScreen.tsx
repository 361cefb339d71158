import { formatCount } from '@rostra/i18n';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Heading } from '../../foundations/Heading/index.ts';
import { LinkButton } from '../../actions/LinkButton/index.ts';
import { SearchField } from '../../forms/SearchField/index.ts';
import type { SearchFieldProps } from '../../forms/SearchField/index.ts';
import { SearchFilters } from '../../reading/SearchFilters/index.ts';
import type { SearchFiltersProps } from '../../reading/SearchFilters/index.ts';
import { SearchResults } from '../../reading/SearchResults/index.ts';
import type { SearchHit } from '../../reading/SearchResults/index.ts';
import { SearchTerms } from '../../reading/SearchTerms/index.ts';
import { TabLinks } from '../../navigation/TabLinks/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as frame from '../pageFrame.css.ts';
import type { ScreenText } from '../screenText.ts';
import { wrapTexts } from '../../wrapTexts.tsx';
import * as styles from './SearchScreen.css.ts';

export interface SearchScreenProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** The app's clock, for relative times: the server's time while hydrating. */
  now: Date;
  /** The searched words; empty shows the newest. */
  searchKey: string;
  /** The field, wired by the app; its texts are the screen's. */
  search: Pick<
    SearchFieldProps,
    | 'value'
    | 'onChange'
    | 'onSubmit'
    | 'onSearch'
    | 'form'
    | 'history'
    | 'onForget'
    | 'onClearHistory'
  >;
  /** The searchable types, all of them first; each has its own address. */
  kinds: readonly { href: string; text: string; isCurrent: boolean }[];
  /** The filters of the search. */
  filters: Omit<SearchFiltersProps, 't'>;
  /** The results of the page, best first; shown only in the state `ready`. */
  hits: readonly SearchHit[];
  /** The number of hits; undefined while unknown. Announced once known. */
  total: number | undefined;
  /** @default 'ready' */
  state?: 'ready' | 'loading' | 'error' | undefined;
  /** Ways on when nothing is found; left out where they change nothing. */
  widen: { anyTime?: string | undefined; allKinds?: string | undefined };
  /** The most frequent searches, offered when nothing is found. */
  hotTerms: readonly { term: string; href: string }[];
  /** `Pagination`, under the list. */
  pages?: ReactNode;
  /** Searches again in the state `error`. */
  onRetry: () => void;
}

/** Announces the number of results to screen readers, once its region is mounted. */
function Found({ words }: { words: string }) {
  const [message, setNote] = useState('');
  useEffect(() => setNote(words), [words]);
  return (
    <VisuallyHidden>
      <span role="status">{message}</span>
    </VisuallyHidden>
  );
}

/** Search results with types, filters, and a way on when nothing is found. */
export function SearchScreen({
  t,
  now,
  searchKey,
  search,
  kinds,
  filters,
  hits,
  total,
  state,
  widen,
  hotTerms,
  pages,
  onRetry,
  ...root
}: SearchScreenProps) {
  const locale = useUiLocale();
  const title =
    searchKey === '' ? t('search.titleNewest') : t('search.titleFor', { key: searchKey });
  const count =
    total === undefined || total === 0
      ? t('search.empty.titlePlain')
      : total === 1
        ? t('search.totalOne')
        : t('search.total', { count: formatCount(total, locale) });
  const isFound = total !== undefined && state !== 'loading' && state !== 'error';
  return (
    <div {...rootProps(root, `${frame.page} ${frame.block}`)}>
      <Found words={isFound ? t('search.found', { title, count }) : ''} />
      <div className={styles.field}>
        <SearchField {...search} label={t('search.label')} placeholder={t('search.placeholder')} />
      </div>
      <div className={frame.listHead}>
        <Heading level={1} size="title-lg">
          {title}
        </Heading>
        {total !== undefined && total > 0 && (
          <Text as="span" size="sm" tone="muted" isTabular>
            {count}
          </Text>
        )}
      </div>
      <TabLinks label={t('search.kind')} tabs={kinds} />
      <div className={styles.columns}>
        <div>
          <SearchResults
            t={t}
            hits={hits}
            now={now}
            state={state}
            onRetry={onRetry}
            empty={{
              title:
                searchKey === ''
                  ? t('search.empty.titlePlain')
                  : t('search.empty.title', { key: searchKey }),
              text: t('search.empty.text'),
              actions: (
                <div className={styles.ways}>
                  {widen.anyTime !== undefined && (
                    <LinkButton href={widen.anyTime} tone="neutral" emphasis="outline" size="sm">
                      {t('search.empty.anyTime')}
                    </LinkButton>
                  )}
                  {widen.allKinds !== undefined && (
                    <LinkButton href={widen.allKinds} tone="neutral" emphasis="outline" size="sm">
                      {t('search.empty.allKinds')}
                    </LinkButton>
                  )}
                  <SearchTerms label={t('search.empty.hot')} terms={hotTerms} />
                </div>
              ),
            }}
          />
          {wrapTexts(pages)}
        </div>
        <aside className={styles.side}>
          <SearchFilters t={t} {...filters} />
          <Text size="xs" tone="muted">
            {t('search.zone')}
          </Text>
        </aside>
      </div>
    </div>
  );
}
