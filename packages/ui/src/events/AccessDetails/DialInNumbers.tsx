import type { ReactNode } from 'react';
import { Link } from '../../foundations/Link/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import { telHref } from './telHref.ts';
import { wrapTexts } from '../../wrapTexts.tsx';
import * as styles from './AccessDetails.css.ts';

/** A number to dial. */
export interface DialInLine {
  id: number;
  number: string;
  /** Null if hidden; undefined if the line asks for none. */
  passcode: string | null | undefined;
  /** Null if unknown. */
  language: 'zh' | 'en' | null;
  /** `HH:MM`, Beijing time; null if always open. */
  hours: { from: string; until: string } | null;
  /** When its meeting begins, as a text; absent where an event has only one. */
  meeting?: string | undefined;
}

/** The numbers of one country or region. */
export interface DialInCountry {
  id: number;
  name: string;
  numbers: readonly DialInLine[];
}

/** The details shown beside a number. */
export interface DialInWords {
  /** Describes its meeting, language, hours and passcode. */
  describe: (line: DialInLine) => readonly string[];
  /** Keys that the phone dials after the call is answered. */
  keysAfter?: ((line: DialInLine) => string | undefined) | undefined;
  /** An element at the end of the line, such as a button. */
  endOf?: ((line: DialInLine) => ReactNode) | undefined;
}

interface LinesProps extends DialInWords {
  /** In display order. */
  lines: readonly DialInLine[];
}

/** Phone numbers as links that dial, each with its details (EVT-22, EVT-78). */
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
  /** In display order, each with its phone numbers. */
  countries: readonly DialInCountry[];
}

/** Phone numbers by country. */
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
