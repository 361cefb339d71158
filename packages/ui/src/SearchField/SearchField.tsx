import { Clock, Search, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { Icon } from '../Icon/index.ts';
import { isComposing } from '../TextArea/isComposing.ts';
import { useText } from '../TextProvider/index.ts';
import { SearchPanel } from './SearchPanel.tsx';
import type { SearchSuggestion } from './SearchPanel.tsx';
import { useDebounced } from './useDebounced.ts';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Enter, the clear button, or a chosen row: searches now. Never while a Chinese word is being composed. */
  onSubmit: (value: string) => void;
  /** Called 600 ms after the last letter, for suggestions and lists that follow the typing. */
  onSearch?: ((value: string) => void) | undefined;
  /** Searches of before, shown while the field is empty. */
  history?: readonly string[] | undefined;
  onClearHistory?: (() => void) | undefined;
  suggestions?: readonly SearchSuggestion[] | undefined;
  /** @default the library's "Search" */
  label?: string | undefined;
  placeholder?: string | undefined;
  /** The ground it stands on. @default 'page' */
  ground?: 'page' | 'header' | 'hero' | undefined;
  /** A button at the end of the box. */
  end?: ReactNode;
}

/** A search box with its history and suggestions. */
export function SearchField({
  value,
  onChange,
  onSubmit,
  onSearch,
  history = [],
  onClearHistory,
  suggestions = [],
  label,
  placeholder,
  ground = 'page',
  end,
}: SearchFieldProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const isInComposition = useRef(false);
  const debounced = useDebounced((text: string) => onSearch?.(text));
  const submit = (text: string) => {
    debounced.cancel();
    setOpen(false);
    onSubmit(text.trim());
  };
  const type = (text: string) => {
    onChange(text);
    setOpen(true);
    if (!isInComposition.current) debounced.call(text);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter') submit(event.currentTarget.value);
    if (event.key === 'Escape') setOpen(false);
  };
  const choose = (text: string) => {
    onChange(text);
    submit(text);
  };
  const rows: readonly SearchSuggestion[] =
    value === '' ? history.map((text) => ({ text, icon: Clock })) : suggestions;
  return (
    <div
      role="search"
      className={styles.wrap}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <div className={styles.box({ ground })}>
        <Icon icon={Search} />
        <input
          type="search"
          className={styles.input({ ground })}
          aria-label={label ?? t('search.label')}
          placeholder={placeholder ?? t('search.placeholder')}
          value={value}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => type(event.target.value)}
          onFocus={() => setOpen(true)}
          onKeyDown={onKeyDown}
          onCompositionStart={() => {
            isInComposition.current = true;
            debounced.cancel();
          }}
          onCompositionEnd={(event) => {
            isInComposition.current = false;
            debounced.call(event.currentTarget.value);
          }}
        />
        {value !== '' && (
          <IconButton
            icon={X}
            size="sm"
            ground={ground === 'header' ? 'header' : 'page'}
            label={t('search.clear')}
            onPress={() => choose('')}
          />
        )}
        {end}
      </div>
      {isOpen && rows.length > 0 && (
        <SearchPanel
          title={t(value === '' ? 'search.history' : 'search.suggestions')}
          rows={rows}
          onChoose={choose}
          clear={
            value === '' && onClearHistory
              ? { label: t('search.clearHistory'), onPress: onClearHistory }
              : undefined
          }
        />
      )}
    </div>
  );
}
