import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { DialInLines } from '../../events/AccessDetails/DialInNumbers.tsx';
import type { DialInCountry, DialInLine } from '../../events/AccessDetails/index.ts';
import { Button } from '../../actions/Button/index.ts';
import { Disclosure } from '../../navigation/Disclosure/index.ts';
import { Heading } from '../../foundations/Heading/index.ts';
import type { LiveText } from '../../screens/liveText.ts';
import { Select } from '../../forms/Select/index.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { CopyButton } from './CopyButton.tsx';
import { DialInDetails } from './DialInDetails.tsx';
import { DialInCallStatus } from './DialInCallStatus.tsx';
import type { DialInCall } from './DialInCallStatus.tsx';
import { isLineOpen } from './isLineOpen.ts';
import { PersonalPin } from './PersonalPin.tsx';
import { useCopy } from './useCopy.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './DialInPanel.css.ts';

export interface DialInPanelProps extends DialInCall, RootProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** The meeting ID that the line asks for first; null if it asks for none. */
  meetingId: string | null;
  /** The PIN that the line asks for next: null if hidden, empty if there is none (LDIA-10). */
  pin: string | null;
  /** Notes that the PIN is the reader's own, and admits others in their name. @default false */
  isPinPersonal?: boolean | undefined;
  /**
   * Replaces the reader's own PIN, and resolves to whether there is a new one; the caller shows
   * failures. Absent: it cannot be replaced.
   */
  onRenewPin?: (() => Promise<boolean>) | undefined;
  /** The heading, which distinguishes the panels of several meetings. @default "Join by phone" */
  title?: string | undefined;
  /** Phone numbers by country, in display order. */
  countries: readonly DialInCountry[];
  /** The country selected initially, such as the reader's own. @default the first */
  defaultCountry?: number | undefined;
  /** Copies text to the clipboard; a rejection is shown and announced. */
  onCopy: (text: string) => void | Promise<void>;
  /** The `Keypad`, shown while the call is connected. */
  keypad?: ReactNode;
  /** The app's clock, to mark lines that are closed now (LDIA-57). */
  now: Date;
}

/** Returns everything needed to dial in, as text to copy at once. */
const allDetails = (
  details: readonly { name: string; figures: string | null }[],
  countries: readonly DialInCountry[],
): string =>
  [
    ...details.flatMap(({ name, figures }) => (figures === null ? [] : [`${name}: ${figures}`])),
    ...countries.flatMap(({ name, numbers }) => numbers.map(({ number }) => `${name}: ${number}`)),
  ].join('\n');

/** Joining by phone: the reader's call, the values that the line asks for, and numbers by country (LDIA-01). */
export function DialInPanel(props: DialInPanelProps) {
  const { t, meetingId, pin, countries, onCopy, keypad, now } = props;
  const [countryId, setCountry] = useState(props.defaultCountry ?? countries[0]?.id);
  const { copied, copy } = useCopy(onCopy);
  const id = useId();
  const country = countries.find((one) => one.id === countryId) ?? countries[0];
  const details = [
    ...(meetingId === null ? [] : [{ name: t('livePhone.dialIn.meetingId'), figures: meetingId }]),
    ...(pin === '' ? [] : [{ name: t('livePhone.dialIn.pin'), figures: pin }]),
  ];
  const describe = ({ language, hours }: DialInLine) => [
    ...(language === null ? [] : [t(`livePhone.dialIn.languages.${language}`)]),
    ...(hours === null ? [] : [t('livePhone.dialIn.hours', hours)]),
    ...(isLineOpen(hours, now) ? [] : [t('livePhone.dialIn.closed')]),
  ];
  // Keys that a phone dials by itself, unless any of them is hidden.
  const keys = details.every(({ figures }) => figures !== null)
    ? details.map(({ figures }) => `${figures ?? ''}#`).join(',,')
    : '';
  return (
    <section {...rootProps(props, styles.root)} aria-labelledby={id}>
      <div className={styles.part}>
        <Heading level={2} size="md" id={id}>
          {props.title ?? t('livePhone.dialIn.title')}
        </Heading>
        <DialInCallStatus {...props} />
        {keypad !== undefined && props.callState === 'connected' && (
          <Disclosure title={t('livePhone.keypad.label')} defaultExpanded>
            {keypad}
          </Disclosure>
        )}
      </div>
      <div className={styles.part}>
        <p className={styles.note}>
          {t(details.length === 0 ? 'livePhone.dialIn.dial' : 'livePhone.dialIn.steps')}
        </p>
        <DialInDetails {...{ t, details, copied, copy }} />
        {props.isPinPersonal === true && pin !== null && pin !== '' && (
          <PersonalPin t={t} onRenew={props.onRenewPin} />
        )}
        {countries.length > 1 && country && (
          <Select
            size="md"
            label={t('livePhone.dialIn.country')}
            options={countries.map((one) => ({ value: String(one.id), label: one.name }))}
            value={String(country.id)}
            onChange={(value) => setCountry(Number(value))}
          />
        )}
        {country && (
          <DialInLines
            lines={country.numbers}
            describe={describe}
            keysAfter={() => (keys === '' ? undefined : keys)}
            endOf={({ number }) => (
              <CopyButton {...{ t, copied, copy }} name={number} text={number} />
            )}
          />
        )}
        <Button
          tone="neutral"
          emphasis="outline"
          isFull
          onPress={() =>
            copy(t('livePhone.dialIn.details'), allDetails(details, country ? [country] : []))
          }
        >
          {t('livePhone.dialIn.copyAll')}
        </Button>
        {copied?.isDone === false && (
          <p role="alert" className={styles.note}>
            {t('livePhone.dialIn.notCopied')}
          </p>
        )}
        <VisuallyHidden>
          <span role="status">
            {copied?.isDone === true && t('livePhone.dialIn.copied', { name: copied.key })}
          </span>
        </VisuallyHidden>
      </div>
    </section>
  );
}
