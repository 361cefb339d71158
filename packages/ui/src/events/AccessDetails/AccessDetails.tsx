import { Icon } from '../../foundations/Icon/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { Copy, Lock } from '../../icons.ts';
import { Link } from '../../foundations/Link/index.ts';
import { SectionHead } from '../../layout/SectionHead/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { Text } from '../../foundations/Text/index.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { DialInNumbers } from './DialInNumbers.tsx';
import type { DialInCountry, DialInLine } from './DialInNumbers.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './AccessDetails.css.ts';

export type { DialInCountry, DialInLine } from './DialInNumbers.tsx';

/** One way to attend. Masked values are null, so hidden data never reaches the browser (EVT-73). */
export interface AccessEntry {
  key: string;
  kind: 'venue' | 'online' | 'link' | 'password';
  value: string | null;
}

export interface AccessDetailsProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** In display order; a masked value is null and shown as asterisks. */
  entries: readonly AccessEntry[];
  /** Phone numbers to dial into the meeting. */
  dialIns: readonly DialInCountry[];
  /** The page with dial-in instructions, if there is one. */
  dialInHref?: string | undefined;
  /** Copies text to the clipboard. */
  onCopy: (text: string) => void;
}

/** A masked value, as the server sends it. */
const STARS = '***';

function Value({ t, entry }: { t: ScreenText; entry: AccessEntry }) {
  const { kind, value } = entry;
  if (value === null)
    return (
      <span className={styles.stars}>
        <span aria-hidden>{STARS}</span>
        <VisuallyHidden>{t('registration.access.maskedValue')}</VisuallyHidden>
      </span>
    );
  if (kind !== 'link')
    return (
      <span className={styles.value} dir="auto">
        {value}
      </span>
    );
  return (
    <Link href={value} target="_blank" rel="noopener noreferrer">
      <span dir="auto">{value}</span>
      <VisuallyHidden>{` ${t('registration.access.opensNew')}`}</VisuallyHidden>
    </Link>
  );
}

/**
 * Shows how to attend a meeting: address, link, password and dial-in numbers. Values are masked
 * until the reader is registered (EVT-72, EVT-73).
 */
export function AccessDetails({
  t,
  entries,
  dialIns,
  dialInHref,
  onCopy,
  ...root
}: AccessDetailsProps) {
  const isMasked = entries.some(({ value }) => value === null);
  const describe = ({ language, hours, passcode, meeting }: DialInLine) => [
    ...(meeting === undefined ? [] : [meeting]),
    ...(language === null ? [] : [t(`event.languages.${language}`)]),
    ...(hours === null ? [] : [t('registration.access.hours', hours)]),
    ...(passcode === undefined
      ? []
      : [t('registration.access.passcode', { passcode: passcode ?? STARS })]),
  ];
  return (
    <section {...rootProps(root)} aria-labelledby="event-access" id="access">
      <SectionHead id="event-access" title={t('registration.access.title')} />
      {isMasked && (
        <p className={styles.hint}>
          <Icon icon={Lock} size="sm" />
          <span>{t('registration.access.masked')}</span>
        </p>
      )}
      <dl>
        {entries.map((entry) => {
          const { key, kind, value } = entry;
          const name = t(`registration.access.${kind}`);
          return (
            <div key={key} className={styles.row}>
              <dt>
                <Text as="span" size="sm" tone="secondary">
                  {name}
                </Text>
              </dt>
              <dd className={styles.end}>
                <Value t={t} entry={entry} />
                {value !== null && (
                  <IconButton
                    icon={Copy}
                    size="sm"
                    label={t('registration.access.copyNamed', { name })}
                    onPress={() => onCopy(value)}
                  />
                )}
              </dd>
            </div>
          );
        })}
        {dialIns.length > 0 && (
          <div className={styles.row}>
            <dt>
              <Text as="span" size="sm" tone="secondary">
                {t('registration.access.dialIn')}
              </Text>
            </dt>
            <dd>
              <DialInNumbers countries={dialIns} describe={describe} />
              {dialInHref !== undefined && (
                <div className={styles.how}>
                  <Link href={dialInHref} size="sm">
                    {t('registration.access.dialInHow')}
                  </Link>
                </div>
              )}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
