import { formatCount } from '@rostra/i18n';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { TextField } from 'react-aria-components/TextField';
import { Button } from '../../actions/Button/index.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import * as field from '../Field/Field.css.ts';
import { useDebounced } from '../SearchField/index.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { Spinner } from '../../status/Spinner/index.ts';
import { useText, useUiLocale } from '../../foundations/TextProvider/index.ts';
import { useOnDemandText } from '../../foundations/TextProvider/useOnDemandText.ts';
import type { PagedList } from './usePagedList.ts';
import { useAddedRows } from './useAddedRows.ts';
import { wrapTexts } from '../../wrapTexts.tsx';
import * as styles from './SelectWidget.css.ts';

interface SelectPanelProps<Item> {
  /** Names the list for screen readers. */
  label: string;
  /** The loaded items, and the state of the rest. */
  list: PagedList<Item>;
  /** Loads a page, from 1, of the results of `search`; page 1 replaces all. */
  onAsk: (page: number, search: string) => void;
  /** Unique in the list; compared with `selectedKey`. */
  getKey: (item: Item) => string;
  /** The row's text, which typing finds too. */
  getLabel: (item: Item) => string;
  /** Renders a richer row than its label. */
  renderItem: ((item: Item) => ReactNode) | undefined;
  /** Of the choice as it is; undefined while nothing is chosen. */
  selectedKey: string | undefined;
  /** Also called for the row that is chosen already. */
  onChoose: (item: Item) => void;
}

/** The panel that opens under the widget: search, list or its state, total and "more". */
export function SelectPanel<Item>({
  label,
  list,
  onAsk,
  getKey,
  getLabel,
  renderItem,
  selectedKey,
  onChoose,
}: SelectPanelProps<Item>) {
  const t = useText();
  const own = useOnDemandText();
  const locale = useUiLocale();
  const [search, setSearch] = useState(list.search);
  const isInComposition = useRef(false);
  const debounced = useDebounced((text: string) => onAsk(1, text.trim()));
  const { status, items, total, page } = list;
  const isFirstLoading = status === 'loading' && items.length === 0;
  const isEmpty = status === 'ready' && items.length === 0;
  const hasRows = items.length > 0;
  const { rows, added } = useAddedRows(items.length, page);
  return (
    <Autocomplete
      inputValue={search}
      onInputChange={(text) => {
        setSearch(text);
        if (!isInComposition.current) debounced.call(text);
      }}
      disableAutoFocusFirst
    >
      <TextField aria-label={t('select.search')} autoFocus className={styles.search}>
        <Icon icon={Search} size="sm" />
        <Input
          className={field.input}
          placeholder={t('select.search')}
          onCompositionStart={() => {
            isInComposition.current = true;
            debounced.cancel();
          }}
          onCompositionEnd={(event) => {
            isInComposition.current = false;
            debounced.call(event.currentTarget.value);
          }}
        />
      </TextField>
      {isFirstLoading && (
        <div className={styles.state}>
          <Spinner label={t('select.loading')} />
        </div>
      )}
      {items.length > 0 && (
        <ListBox
          ref={rows}
          aria-label={label}
          className={styles.list}
          selectionMode="single"
          escapeKeyBehavior="none"
          selectedKeys={selectedKey === undefined ? [] : [selectedKey]}
          onSelectionChange={(keys) => {
            const item =
              keys === 'all' ? undefined : items.find((candidate) => keys.has(getKey(candidate)));
            const again = items.find((candidate) => getKey(candidate) === selectedKey);
            const choice = item ?? again;
            if (choice !== undefined) onChoose(choice);
          }}
        >
          {items.map((item) => (
            <ListBoxItem
              key={getKey(item)}
              id={getKey(item)}
              textValue={getLabel(item)}
              className={styles.option}
            >
              {wrapTexts(renderItem ? renderItem(item) : getLabel(item))}
            </ListBoxItem>
          ))}
        </ListBox>
      )}
      {status === 'failed' && !hasRows && (
        <div role="alert" className={styles.state}>
          <span>{t('select.failed')}</span>
          <Button
            size="sm"
            emphasis="outline"
            tone="neutral"
            onPress={() => onAsk(page, list.search)}
          >
            {t('common.retry')}
          </Button>
        </div>
      )}
      {/* One status for the total, always mounted: screen readers don't always announce a status
          that mounts with its text. */}
      <div className={items.length > 0 ? styles.foot : undefined}>
        <span role="status" className={isEmpty ? styles.state : undefined}>
          <span>
            {isEmpty
              ? t('select.empty')
              : hasRows && t('select.total', { total: formatCount(total, locale) })}
          </span>
          {added > 0 && (
            <VisuallyHidden>{` ${own('list.loaded', { count: added })}`}</VisuallyHidden>
          )}
        </span>
        {hasRows && status === 'failed' && (
          <span role="alert" className={styles.failure}>
            {t('select.failed')}
          </span>
        )}
        {hasRows && items.length < total && (
          // The same button after a failure, which so keeps the focus.
          <Button
            size="sm"
            emphasis="ghost"
            isPending={status === 'loading'}
            onPress={() => onAsk(status === 'failed' ? page : page + 1, list.search)}
          >
            {t(status === 'failed' ? 'common.retry' : 'select.more')}
          </Button>
        )}
      </div>
    </Autocomplete>
  );
}
