import { formatClockRange, formatDate, formatDay } from '@rostra/i18n';
import type { EventCardData } from '../../reading/EventCard/index.ts';
import { languageOf } from '../../languageOf.ts';
import { LinkButton } from '../../actions/LinkButton/index.ts';
import { Tag } from '../../status/Tag/index.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import type { ScreenText } from '../screenText.ts';
import * as styles from './HomeScreen.css.ts';

interface NextEventProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** The event that is on now or comes next. */
  event: EventCardData | null;
  /** The address to visit when nothing is planned. */
  researchHref: string;
}

/** The card in the hero: the event that is on now or comes next. */
export function NextEvent({ t, event, researchHref }: NextEventProps) {
  const locale = useUiLocale();
  if (event === null)
    return (
      <section className={styles.next}>
        <p className={styles.nextTitle}>{t('home.next.none')}</p>
        <LinkButton href={researchHref} isFull>
          {t('home.next.research')}
        </LinkButton>
      </section>
    );
  const isOn = event.state === 'ongoing';
  const heading = isOn ? event.stateWord : t('home.next.next');
  return (
    <section className={styles.next} aria-label={heading}>
      <div className={styles.nextHead}>
        <Tag tone={isOn ? 'live' : 'brand'}>{heading}</Tag>
        <time
          dateTime={event.startsAt.toISOString()}
          title={`${formatDate(event.startsAt, locale)} ${formatClockRange(event.startsAt, event.endsAt)}`}
          className={styles.nextTime}
        >
          {`${formatDay(event.startsAt, locale)} ${formatClockRange(event.startsAt, event.endsAt)}`}
        </time>
      </div>
      <h2 className={styles.nextTitle} lang={languageOf(event.name)} dir="auto">
        {event.name}
      </h2>
      <p className={styles.nextBy}>{t('home.next.by', { name: event.organizer })}</p>
      <LinkButton href={event.href} isFull>
        {t('home.next.open')}
      </LinkButton>
    </section>
  );
}
