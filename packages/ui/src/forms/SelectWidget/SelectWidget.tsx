import { ChevronDown, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import * as field from '../Field/Field.css.ts';
import { FieldProblem, RequiredMark, useMissing } from '../Field/requiredField.tsx';
import type { Requirement } from '../Field/requiredField.tsx';
import { RequiredWord } from '../Field/RequiredWord.tsx';
import { Icon } from '../../foundations/Icon/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { useText } from '../../foundations/TextProvider/index.ts';
import { SelectPanel } from './SelectPanel.tsx';
import { usePagedList } from './usePagedList.ts';
import type { LoadPage } from './usePagedList.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './SelectWidget.css.ts';

export interface SelectWidgetProps<Item> extends Requirement, RootProps {
  /** The kind of item to choose: "Organization". */
  label: string;
  /** Loads a page of ten; called when the widget opens, 600 ms after typing, and for more. */
  load: LoadPage<Item>;
  /** Unique in the list; by it the choice is found again among loaded rows. */
  getKey: (item: Item) => string;
  /** Shown in the closed widget and, without `renderItem`, in the rows. */
  getLabel: (item: Item) => string;
  /** Renders a richer row than its label. */
  renderItem?: ((item: Item) => ReactNode) | undefined;
  /** Null while nothing is chosen. Need not be among the rows loaded. */
  value: Item | null;
  /** Gets the row chosen, or null from the cross. */
  onChange: (item: Item | null) => void;
  /** @default the library's "Choose" */
  placeholder?: string | undefined;
  /** A hint, before anything is wrong. */
  hint?: string | undefined;
  /** The problem and its fix; replaces the hint. */
  errorMessage?: string | undefined;
  /** A cross takes the choice back. @default false */
  isClearable?: boolean | undefined;
  /** It does not open. @default false */
  isDisabled?: boolean | undefined;
  /** Name under which the form's data holds the key of the choice; absent without one. */
  name?: string | undefined;
}

/** One of a long list that is loaded page by page and searched on the server. */
export function SelectWidget<Item>({
  label,
  load,
  getKey,
  getLabel,
  renderItem,
  value,
  onChange,
  placeholder,
  hint,
  errorMessage,
  isClearable = false,
  isDisabled = false,
  isRequired = false,
  requiredMessage,
  name,
  ...root
}: SelectWidgetProps<Item>) {
  const t = useText();
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { list, ask } = usePagedList(load);
  const missing = useMissing({ isRequired, requiredMessage, isDisabled }, value === null);
  const problem = errorMessage ?? missing;
  const isInvalid = problem !== undefined;
  const note = problem ?? hint;
  return (
    <div {...rootProps(root, field.field)} data-invalid={isInvalid || undefined}>
      <span className={field.label}>
        <span id={`${id}label`} className={field.label}>
          <span>{label}</span>
          {isRequired && <RequiredWord />}
        </span>
        {isRequired && <RequiredMark />}
      </span>
      {name !== undefined && value !== null && (
        <input type="hidden" name={name} value={getKey(value)} />
      )}
      <DialogTrigger
        isOpen={isOpen}
        onOpenChange={(open) => {
          setOpen(open);
          if (open) ask(1, '');
        }}
      >
        <span className={styles.box}>
          <AriaButton
            ref={opener}
            id={`${id}button`}
            className={`${styles.button} ${isInvalid ? styles.invalid : ''}`}
            isDisabled={isDisabled}
            aria-labelledby={`${id}label ${id}button`}
            {...(note === undefined ? {} : { 'aria-describedby': `${id}note` })}
          >
            <span
              className={`${styles.chosen} ${value === null ? styles.placeholder : ''} ${isClearable ? styles.clearable : ''}`}
            >
              {value === null ? (placeholder ?? t('select.placeholder')) : getLabel(value)}
            </span>
            <span className={field.arrow}>
              <Icon icon={ChevronDown} size="sm" />
            </span>
          </AriaButton>
          {isClearable && value !== null && (
            <span className={styles.clear}>
              <IconButton
                icon={X}
                size="sm"
                label={t('select.clear')}
                isDisabled={isDisabled}
                onPress={() => {
                  onChange(null);
                  // The cross disappears.
                  opener.current?.focus();
                }}
              />
            </span>
          )}
        </span>
        <Popover className={styles.popover} placement="bottom start">
          <Dialog aria-label={label} className={styles.panel}>
            <SelectPanel
              label={label}
              list={list}
              onAsk={ask}
              getKey={getKey}
              getLabel={getLabel}
              renderItem={renderItem}
              selectedKey={value === null ? undefined : getKey(value)}
              onChoose={(item) => {
                onChange(item);
                setOpen(false);
              }}
            />
          </Dialog>
        </Popover>
      </DialogTrigger>
      {problem !== undefined && <FieldProblem id={`${id}note`}>{problem}</FieldProblem>}
      {!isInvalid && hint !== undefined && (
        <span id={`${id}note`} className={field.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}
