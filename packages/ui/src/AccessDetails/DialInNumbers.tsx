import { Link } from '../Link/index.ts';
import type { ScreenText } from '../screens/screenText.ts';
import { Text } from '../Text/index.ts';
import * as styles from './AccessDetails.css.ts';

/** The numbers of one country or region. */
export interface DialInCountry {
  id: number;
  name: string;
  numbers: readonly {
    id: number;
    number: string;
    /** Null: hidden; undefined: none is asked for. */
    passcode: string | null | undefined;
    language: 'zh' | 'en';
    /** `HH:MM`, Beijing time; null: always. */
    hours: { from: string; until: string } | null;
  }[];
}

interface DialInNumbersProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** In the order to show, each with the numbers to dial there. */
  countries: readonly DialInCountry[];
  /** Stands for a hidden passcode. */
  stars: string;
}

/** Telephone numbers by country, each with its language, hours and passcode (EVT-22, EVT-78). */
export function DialInNumbers({ t, countries, stars }: DialInNumbersProps) {
  return (
    <ul className={styles.countries}>
      {countries.map(({ id, name, numbers }) => (
        <li key={id}>
          <Text size="sm" weight="strong">
            {name}
          </Text>
          <ul>
            {numbers.map(({ id: line, number, passcode, language, hours }) => (
              <li key={line} className={styles.number}>
                <Link href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>{number}</Link>
                <Text as="span" size="sm" tone="secondary" isTabular>
                  {[
                    t(`event.languages.${language}`),
                    ...(hours === null ? [] : [t('registration.access.hours', hours)]),
                    ...(passcode === undefined
                      ? []
                      : [t('registration.access.passcode', { passcode: passcode ?? stars })]),
                  ].join(' · ')}
                </Text>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
