import { Clock, Search, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ElementType, FormEvent, KeyboardEvent, FocusEvent, ReactNode } from 'react';
import { IconButton } from '../../actions/IconButton/index.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import { isComposing } from '../TextArea/isComposing.ts';
import { useText } from '../../foundations/TextProvider/index.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { SearchPanel } from './SearchPanel.tsx';
import type { SearchSuggestion } from './SearchPanel.tsx';
import { useDebounced } from './useDebounced.ts';
import { wrapTexts } from '../../wrapTexts.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps extends RootProps {
  /** The typed text; the app holds it. */
  value: string;
  /** Called for each letter, also while a Chinese word is being composed. */
  onChange: (value: string) => void;
  /** Enter, the clear button, or a chosen row: searches now. Never while a Chinese word is being composed. */
  onSubmit: (value: string) => void;
  /** Called 600 ms after the last letter, for suggestions and lists that update during typing. */
  onSearch?: ((value: string) => void) | undefined;
  /** Earlier searches, shown while the field is empty. @default none */
  history?: readonly string[] | undefined;
  /** Removes one search; without it its row has no button. */
  onForget?: ((text: string) => void) | undefined;
  /** Removes all searches; without it there is no button. */
  onClearHistory?: (() => void) | undefined;
  /** Shown during typing, in the order to show. @default none */
  suggestions?: readonly SearchSuggestion[] | undefined;
  /** @default the library's "Search" */
  label?: string | undefined;
  /** A hint of what can be searched for. @default the library's */
  placeholder?: string | undefined;
  /** The surface behind it. @default 'page' */
  background?: 'page' | 'hero' | undefined;
  /** A button at the end of the box; with `form`, of `type="submit"`. */
  end?: ReactNode;
  /** Where the browser searches before scripts load, and the parameter for the text. */
  form?: { action: string; parameter: string } | undefined;
}

/** A search box with its history and suggestions. */
export function SearchField({
  value,
  onChange,
  onSubmit,
  onSearch,
  history,
  onForget,
  onClearHistory,
  suggestions,
  label,
  placeholder,
  background = 'page',
  end,
  form,
  ref,
  className,
}: SearchFieldProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
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
    if (event.key !== 'Enter') return;
    // The form would be sent as well.
    event.preventDefault();
    if (!isComposing(event)) submit(event.currentTarget.value);
  };
  /** Up and Down move through the box and the rows below it; Escape returns to the box. */
  const onPanelKey = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape' && isOpen) {
      input.current?.focus();
      setOpen(false);
    }
    const step = Number(event.key === 'ArrowDown') - Number(event.key === 'ArrowUp');
    if (step === 0) return;
    const rowButtons = event.currentTarget.querySelectorAll<HTMLElement>('li > :first-child');
    const stops = [input.current, ...rowButtons];
    const at = stops.findIndex((stop) => stop !== null && stop === document.activeElement);
    const next = at < 0 ? undefined : stops[at + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const choose = (text: string) => {
    onChange(text);
    submit(text);
  };
  const rows: readonly SearchSuggestion[] =
    value === '' ? (history ?? []).map((text) => ({ text, icon: Clock })) : (suggestions ?? []);
  const isShown = isOpen && rows.length > 0;
  const title = t(value === '' ? 'search.history' : 'search.suggestions');
  const Root: ElementType = form ? 'form' : 'div';
  const sending = form && {
    action: form.action,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      submit(value);
    },
  };
  return (
    <Root
      role="search"
      {...sending}
      {...rootProps({ ref, className }, styles.wrap)}
      onKeyDown={onPanelKey}
      onBlur={(event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <div className={styles.box({ background })}>
        <Icon icon={Search} />
        <input
          dir="auto"
          ref={input}
          type="search"
          name={form?.parameter}
          className={styles.input({ background })}
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
            label={t('search.clear')}
            onPress={() => {
              // The button disappears with the text: the box gets the focus.
              input.current?.focus();
              choose('');
            }}
          />
        )}
        {wrapTexts(end)}
      </div>
      {(history ?? suggestions) && (
        <VisuallyHidden>
          <span role="status">{isShown && `${title} ${rows.length}`}</span>
        </VisuallyHidden>
      )}
      {isShown && (
        <SearchPanel
          title={title}
          rows={rows}
          onChoose={choose}
          onForget={
            value === '' && onForget
              ? (text) => {
                  // The button disappears with its row: the box keeps the panel open.
                  input.current?.focus();
                  onForget(text);
                }
              : undefined
          }
          clear={
            value === '' && onClearHistory
              ? { label: t('search.clearHistory'), onPress: onClearHistory }
              : undefined
          }
        />
      )}
    </Root>
  );
}
