import { formatClockRange, formatDate, formatDay, isolate } from '@rostra/i18n';
import { Button } from '../../actions/Button/index.ts';
import { languageOf } from '../../languageOf.ts';
import { Link } from '../../foundations/Link/index.ts';
import { LinkButton } from '../../actions/LinkButton/index.ts';
import { betweenSentences } from '../RegistrationStatus/betweenSentences.ts';
import { statusTones } from '../RegistrationStatus/statusTones.ts';
import type { RegistrationStatusName } from '../RegistrationStatus/statusTones.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { Tag } from '../../status/Tag/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './EnteredEventList.css.ts';

/** The next step for a registration, as a link. */
export interface EventAction {
  label: string;
  href: string;
  /** Opens another site in a new tab. @default false */
  opensNewTab?: boolean | undefined;
}

/** One of the reader's registrations. */
export interface EnteredEvent {
  id: number;
  name: string;
  href: string;
  startsAt: Date;
  endsAt: Date;
  /** How and where the event takes place. */
  note: string;
  status: RegistrationStatusName;
  /** The status from the server's dictionary. */
  word: string;
  /** Why the registration was rejected or canceled. */
  reason: string | null;
  /** The next step, as a sentence. */
  text?: string | undefined;
  /** The next step. */
  action?: EventAction | undefined;
  canCancel: boolean;
}

export interface EnteredEventListProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** In display order, each with the reader's registration. */
  events: readonly EnteredEvent[];
  /** Gets the event's ID; offered if the registration can be canceled. The app asks for confirmation. */
  onCancel: (id: number) => void;
}

/** The reader's registrations, each with its status and next step (PROF-04, REG-18). */
export function EnteredEventList({ t, events, onCancel, ...root }: EnteredEventListProps) {
  const locale = useUiLocale();
  const nameOf = ({ label, opensNewTab = false }: EventAction, name: string): string =>
    `${label}: ${isolate(name)}${opensNewTab ? ` ${t('registration.access.opensNew')}` : ''}`;
  return (
    <ul {...rootProps(root, styles.list)}>
      {events.map((event) => (
        <li key={event.id} className={styles.row}>
          <div className={styles.when}>
            <time
              dateTime={event.startsAt.toISOString()}
              title={`${formatDate(event.startsAt, locale)} ${formatClockRange(event.startsAt, event.endsAt)}`}
            >
              {`${formatDay(event.startsAt, locale)} ${formatClockRange(event.startsAt, event.endsAt)}`}
            </time>
            <Tag tone={statusTones[event.status]}>{event.word}</Tag>
          </div>
          <div className={styles.what}>
            <h2 className={styles.name} lang={languageOf(event.name)} dir="auto">
              <Link href={event.href} emphasis="quiet">
                <bdi>{event.name}</bdi>
              </Link>
            </h2>
            <Text size="sm" tone="secondary">
              {event.note}
            </Text>
            <Text size="sm" tone="secondary">
              {[
                t(`registration.status.${event.status}`),
                ...(event.text === undefined ? [] : [event.text]),
              ].join(betweenSentences[locale])}
            </Text>
            {event.reason !== null && event.reason !== '' && (
              <Text size="sm">{t('registration.reason', { reason: event.reason })}</Text>
            )}
          </div>
          <div className={styles.acts}>
            {event.action && (
              <LinkButton
                href={event.action.href}
                size="sm"
                aria-label={nameOf(event.action, event.name)}
                {...(event.action.opensNewTab === true
                  ? { target: '_blank', rel: 'noopener noreferrer' }
                  : {})}
              >
                {event.action.label}
              </LinkButton>
            )}
            {event.canCancel && (
              <Button
                size="sm"
                tone="neutral"
                emphasis="ghost"
                aria-label={`${t('registration.act.cancel')}: ${isolate(event.name)}`}
                onPress={() => onCancel(event.id)}
              >
                {t('registration.act.cancel')}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
