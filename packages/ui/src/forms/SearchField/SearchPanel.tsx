import type { LucideIcon } from 'lucide-react';
import { Search, X } from 'lucide-react';
import { Button } from '../../actions/Button/index.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { PlainButton } from '../../actions/Press/PlainButton.tsx';
import { useText } from '../../foundations/TextProvider/index.ts';
import * as styles from './SearchField.css.ts';

export interface SearchSuggestion {
  text: string;
  /** The kind of result, after the text. */
  note?: string | undefined;
  icon?: LucideIcon | undefined;
}

interface SearchPanelProps {
  /** Names the rows and the list. */
  title: string;
  /** At least one; each searches for its text. */
  rows: readonly SearchSuggestion[];
  /** Gets the row's text. */
  onChoose: (text: string) => void;
  /** Removes one row, by its text; absent where rows are no history. */
  onForget: ((text: string) => void) | undefined;
  /** Forgets all rows; absent where there is nothing to forget. */
  clear: { label: string; onPress: () => void } | undefined;
}

/** The panel that opens under the search box. */
export function SearchPanel({ title, rows, onChoose, onForget, clear }: SearchPanelProps) {
  const t = useText();
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <span>{title}</span>
        {clear && (
          <Button emphasis="ghost" size="sm" onPress={clear.onPress}>
            {clear.label}
          </Button>
        )}
      </div>
      <ul aria-label={title}>
        {rows.map(({ text, note, icon }) => (
          <li key={`${text} ${note ?? ''}`} className={styles.entry}>
            <PlainButton className={styles.row} onPress={() => onChoose(text)}>
              <span className={styles.faint}>
                <Icon icon={icon ?? Search} size="sm" />
              </span>
              <span dir="auto">{text}</span>
              {note !== undefined && <span className={styles.faint}>{note}</span>}
            </PlainButton>
            {onForget && (
              <IconButton
                icon={X}
                size="sm"
                label={t('search.forget', { term: text })}
                onPress={() => onForget(text)}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
