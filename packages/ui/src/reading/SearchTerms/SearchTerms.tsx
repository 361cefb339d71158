import { useRef } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { X } from '../../icons.ts';
import { Link } from '../../foundations/Link/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './SearchTerms.css.ts';

export interface SearchTermsProps extends RootProps {
  /** A name for the words: "Searched most". */
  label: string;
  /** Each leads to its search; in the order to show. */
  terms: readonly { term: string; href: string }[];
  /** The surface behind it. @default 'page' */
  background?: 'page' | 'hero' | undefined;
  /** Forgets one word; with the name of its button. */
  forget?: { labelOf: (term: string) => string; onForget: (term: string) => void } | undefined;
  /** Forgets all. */
  clear?: { label: string; onClear: () => void } | undefined;
}

/** Words to search for in one press: the most frequent ones, or the reader's own earlier ones. */
export function SearchTerms({
  label,
  terms,
  background = 'page',
  forget,
  clear,
  ...root
}: SearchTermsProps) {
  const list = useRef<HTMLUListElement>(null);
  if (terms.length === 0) return null;
  // The button disappears with its word: the focus moves first to the next word's button, or to the
  // previous one's.
  const handOn = (index: number): void => {
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[index + 1] ?? buttons?.[index - 1])?.focus();
  };
  return (
    <div {...rootProps(root, styles.row({ background }))}>
      <span className={styles.label}>{label}</span>
      <ul ref={list} className={styles.list}>
        {terms.map(({ term, href }, index) => (
          <li key={term} className={styles.entry({ background })}>
            <Link href={href} emphasis="quiet">
              <bdi>{term}</bdi>
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
