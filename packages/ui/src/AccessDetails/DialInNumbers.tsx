import type { ReactNode } from 'react';
import { Link } from '../Link/index.ts';
import { Text } from '../Text/index.ts';
import { telHref } from './telHref.ts';
import { wrapTexts } from '../wrapTexts.tsx';
import * as styles from './AccessDetails.css.ts';

/** A number to dial. */
export interface DialInLine {
  id: number;
  number: string;
  /** Null: hidden; undefined: none is asked for. */
  passcode: string | null | undefined;
  /** Null where nobody knows. */
  language: 'zh' | 'en' | null;
  /** `HH:MM`, Beijing time; null: always. */
  hours: { from: string; until: string } | null;
}

/** The numbers of one country or region. */
export interface DialInCountry {
  id: number;
  name: string;
  numbers: readonly DialInLine[];
}

/** What stands beside a number. */
export interface DialInWords {
  /** In words: its language, its hours, its passcode. */
  describe: (line: DialInLine) => readonly string[];
  /** Keys that are dialled by themselves once it answers. */
  keysAfter?: ((line: DialInLine) => string | undefined) | undefined;
  /** At the end of its line: a button. */
  endOf?: ((line: DialInLine) => ReactNode) | undefined;
}

interface LinesProps extends DialInWords {
  /** In the order to show. */
  lines: readonly DialInLine[];
}

/** Telephone numbers to press, each with what has to be known (EVT-22, EVT-78). */
export const DialInLines = ({ lines, describe, keysAfter, endOf }: LinesProps) => (
  <ul>
    {lines.map((line) => (
      <li key={line.id} className={endOf ? styles.ended : undefined}>
        <span className={endOf ? styles.stacked : styles.number}>
          <Link href={telHref(line.number, keysAfter?.(line))}>{line.number}</Link>
          <Text as="span" size="sm" tone="secondary" isTabular>
            {describe(line).join(' · ')}
          </Text>
        </span>
        {wrapTexts(endOf?.(line))}
      </li>
    ))}
  </ul>
);

interface DialInNumbersProps extends DialInWords {
  /** In the order to show, each with the numbers to dial there. */
  countries: readonly DialInCountry[];
}

/** Telephone numbers by country. */
export const DialInNumbers = ({ countries, ...words }: DialInNumbersProps) => (
  <ul className={styles.countries}>
    {countries.map(({ id, name, numbers }) => (
      <li key={id}>
        <Text size="sm" weight="strong" dir="auto">
          {name}
        </Text>
        <DialInLines {...words} lines={numbers} />
      </li>
    ))}
  </ul>
);
