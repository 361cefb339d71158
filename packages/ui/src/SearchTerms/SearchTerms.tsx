import { useRef } from 'react';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { X } from '../icons.ts';
import { Link } from '../Link/index.ts';
import * as styles from './SearchTerms.css.ts';

export interface SearchTermsProps {
  /** What the words are: "Searched most". */
  label: string;
  /** Each leads to its search; in the order to show. */
  terms: readonly { term: string; href: string }[];
  /** The ground it stands on. @default 'page' */
  ground?: 'page' | 'hero' | undefined;
  /** Forgets one word; with the name of its button. */
  forget?: { labelOf: (term: string) => string; onForget: (term: string) => void } | undefined;
  /** Forgets all. */
  clear?: { label: string; onClear: () => void } | undefined;
}

/** Words to search for in one press: the most searched ones, or the reader's own of before. */
export function SearchTerms({ label, terms, ground = 'page', forget, clear }: SearchTermsProps) {
  const list = useRef<HTMLUListElement>(null);
  if (terms.length === 0) return null;
  // The button goes with its word: the next word's takes the focus before, or the one before it.
  const handOn = (index: number): void => {
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[index + 1] ?? buttons?.[index - 1])?.focus();
  };
  return (
    <div className={styles.row({ ground })}>
      <span className={styles.label}>{label}</span>
      <ul ref={list} className={styles.list}>
        {terms.map(({ term, href }, index) => (
          <li key={term} className={styles.entry({ ground })}>
            <Link href={href} emphasis="quiet">
              {term}
            </Link>
            {forget && (
              <IconButton
                icon={X}
                size="sm"
                label={forget.labelOf(term)}
                onPress={() => {
                  handOn(index);
                  forget.onForget(term);
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {clear && (
        <Button size="sm" tone="neutral" emphasis="ghost" onPress={clear.onClear}>
          {clear.label}
        </Button>
      )}
    </div>
  );
}
