import { isolate } from '@rostra/i18n';
import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '../../actions/Button/index.ts';
import * as field from '../Field/Field.css.ts';
import { FieldLabel, FieldNotes } from '../Field/FieldParts.tsx';
import type { FieldWords } from '../Field/FieldParts.tsx';
import { useMissing } from '../Field/requiredField.tsx';
import { Icon } from '../../foundations/Icon/index.ts';
import { useDebounced } from '../SearchField/index.ts';
import * as list from '../SelectWidget/SelectWidget.css.ts';
import { Spinner } from '../../status/Spinner/index.ts';
import { useText } from '../../foundations/TextProvider/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './ComboBox.css.ts';

/** One option. */
export interface ComboBoxOption {
  /** Unique among the options. */
  value: string;
  /** Matched when typing, and shown in the field when selected. */
  label: string;
  /** Shown after the label, to distinguish equal labels. */
  note?: string | undefined;
  isDisabled?: boolean | undefined;
}

export interface ComboBoxProps extends FieldWords, RootProps {
  /** In display order. With `onSearch`, the matches of the typed text; otherwise all options, which typing filters. */
  options: readonly ComboBoxOption[];
  /** Null if nothing is selected. Need not be among the loaded options. */
  value: ComboBoxOption | null;
  /** Gets the selected option; null if the text is cleared. Other text selects nothing and is reset. */
  onChange: (option: ComboBoxOption | null) => void;
  /** Called 600 ms after typing, never while composing a word, and with '' when the list opens. */
  onSearch?: ((text: string) => void) | undefined;
  /** Options for the typed text are loading. @default false */
  isLoading?: boolean | undefined;
  /** Retries loading options; if present, an error with a retry button is shown. */
  onRetry?: (() => void) | undefined;
  /** An example; never the only place for required information. */
  placeholder?: string | undefined;
  /** Disables the field. @default false */
  isDisabled?: boolean | undefined;
  /** Name under which the form's data holds the value of the selected option. */
  name?: string | undefined;
  /** @default 'lg' */
  size?: 'md' | 'lg' | undefined;
}

/** Selects one option by typing part of it, from a given list or from a search. */
export function ComboBox(props: ComboBoxProps) {
  const { label, labelEnd, hint, errorMessage, keepsHint, isOptional } = props;
  const { options, value, onChange, onSearch, isLoading = false, onRetry } = props;
  const { placeholder, isDisabled = false, isRequired = false, name, size = 'lg' } = props;
  const t = useText();
  /** Typed text without a selection; null while the field shows the selected option. */
  const [draft, setDraft] = useState<string | null>(null);
  const isInComposition = useRef(false);
  const debounced = useDebounced((text: string) => onSearch?.(text.trim()));
  const missing = useMissing(props, value === null);
  const problem = errorMessage ?? missing;
  const isInvalid = problem !== undefined;
  // React Aria reopens the list after Escape if the selected option is not in the list.
  const isElsewhere = value !== null && options.every((option) => option.value !== value.value);
  const write = (text: string) => {
    setDraft(text);
    if (text === '' && value !== null) onChange(null);
    if (onSearch && !isInComposition.current) debounced.call(text);
  };
  return (
    <AriaComboBox
      {...(onSearch ? { items: options } : { defaultItems: options })}
      value={value?.value ?? null}
      onChange={(key) => {
        debounced.cancel();
        if (key === null && isElsewhere) return;
        // Also called to reset the text: the key is then the previous one, or null.
        setDraft(null);
        const chosen = options.find((option) => option.value === key);
        if (chosen && chosen.value !== value?.value) onChange(chosen);
      }}
      inputValue={draft ?? value?.label ?? ''}
      onInputChange={write}
      onOpenChange={(isOpen, trigger) => {
        if (isOpen && trigger !== 'input') onSearch?.('');
      }}
      onBlur={() => setDraft(null)}
      allowsEmptyCollection
      allowsCustomValue={isElsewhere}
      isDisabled={isDisabled}
      isRequired={isRequired}
      isInvalid={isInvalid}
      validationBehavior="aria"
      {...rootProps(props, field.field)}
    >
      <FieldLabel
        label={label}
        labelEnd={labelEnd}
        isOptional={isOptional}
        isRequired={isRequired}
      />
      <Group
        className={`${field.box({ size })} ${styles.box}`}
        isInvalid={isInvalid}
        isDisabled={isDisabled}
        role="presentation"
      >
        <Input
          className={field.input}
          {...(placeholder === undefined ? {} : { placeholder })}
          onCompositionStart={() => {
            isInComposition.current = true;
            debounced.cancel();
          }}
          onCompositionEnd={(event) => {
            isInComposition.current = false;
            if (onSearch) debounced.call(event.currentTarget.value);
          }}
        />
        {isLoading && <Spinner size="sm" label={t('select.loading')} />}
        <AriaButton className={`${field.arrow} ${styles.arrow}`}>
          <Icon icon={ChevronDown} size="sm" />
        </AriaButton>
      </Group>
      {onRetry && (
        <div role="alert" className={styles.failed}>
          <span>{t('select.failed')}</span>
          <Button size="sm" emphasis="outline" tone="neutral" onPress={onRetry}>
            {t('common.retry')}
          </Button>
        </div>
      )}
      {name !== undefined && value !== null && (
        <input type="hidden" name={name} value={value.value} />
      )}
      <FieldNotes hint={hint} errorMessage={problem} keepsHint={keepsHint} />
      <Popover className={`${list.popover} ${styles.popover}`} placement="bottom start">
        <ListBox<ComboBoxOption>
          className={`${list.list} ${styles.list}`}
          renderEmptyState={() => (
            <div className={list.state}>{t(isLoading ? 'select.loading' : 'select.empty')}</div>
          )}
        >
          {(option) => (
            <ListBoxItem
              id={option.value}
              textValue={option.label}
              isDisabled={option.isDisabled ?? false}
              className={`${list.option} ${styles.option}`}
            >
              <span>{isolate(option.label)}</span>
              {option.note !== undefined && (
                <span className={styles.note}>{isolate(option.note)}</span>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
