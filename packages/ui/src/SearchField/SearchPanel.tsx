import type { LucideIcon } from 'lucide-react';
import { Search } from 'lucide-react';
import { Button } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { PlainButton } from '../Press/PlainButton.tsx';
import * as styles from './SearchField.css.ts';

export interface SearchSuggestion {
  text: string;
  /** What kind of thing it is, after the text. */
  note?: string | undefined;
  icon?: LucideIcon | undefined;
}

interface SearchPanelProps {
  title: string;
  rows: readonly SearchSuggestion[];
  onChoose: (text: string) => void;
  clear: { label: string; onPress: () => void } | undefined;
}

/** What opens under the search box. */
export function SearchPanel({ title, rows, onChoose, clear }: SearchPanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        {title}
        {clear && (
          <Button emphasis="ghost" size="sm" onPress={clear.onPress}>
            {clear.label}
          </Button>
        )}
      </div>
      <ul aria-label={title}>
        {rows.map(({ text, note, icon }) => (
          <li key={`${text} ${note ?? ''}`}>
            <PlainButton className={styles.row} onPress={() => onChoose(text)}>
              <span className={styles.faint}>
                <Icon icon={icon ?? Search} size="sm" />
              </span>
              {text}
              {note !== undefined && <span className={styles.faint}>{note}</span>}
            </PlainButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
