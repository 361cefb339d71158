import { formatClock, formatCoins, formatDateTime, formatDay } from '@rostra/i18n';
import { Icon } from '../../foundations/Icon/index.ts';
import { Globe, MapPin, Video } from '../../icons.ts';
import { languageOf } from '../../languageOf.ts';
import { Link } from '../../foundations/Link/index.ts';
import { LinkButton } from '../../actions/LinkButton/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { Tag } from '../../status/Tag/index.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './EventCard.css.ts';

/** An event as lists show it. */
export interface EventCardData {
  id: number;
  href: string;
  typeId: number;
  /** The type's name from the server's dictionary; empty if unknown. */
  typeName: string;
  name: string;
  organizer: string;
  state: 'planned' | 'ongoing' | 'finished' | 'canceled';
  /** The status from the server's dictionary. */
  stateWord: string;
  startsAt: Date;
  endsAt: Date;
  /** The meeting's IANA zone. */
  timezone: string;
  way: 'online' | 'offline';
  language: 'zh' | 'en';
  /** Price in coins; null if free. */
  currentPrice: number | null;
  originalPrice: number | null;
  /** Only VIP members can attend. @default false */
  isOnlyVip?: boolean | undefined;
}

export interface EventCardProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** The event: time, title, people and price. */
  event: EventCardData;
  /** IANA zone in which times are shown. @default Beijing; name the zone once a list */
  timeZone?: string | undefined;
  /** Heading level of the title. @default 3 */
  level?: 2 | 3 | 4 | undefined;
}

/** Shows an event's price: free, or the price after the struck-through original price. */
function EventPrice({ t, event }: Pick<EventCardProps, 't' | 'event'>) {
  const locale = useUiLocale();
  const { currentPrice, originalPrice } = event;
  if (event.isOnlyVip === true) return <span>{t('event.onlyVip')}</span>;
  if (currentPrice === null || currentPrice === 0) return <span>{t('event.free')}</span>;
  return (
    <>
      {originalPrice !== null && originalPrice > currentPrice && (
        <s className={styles.before}>
          <VisuallyHidden>{`${t('article.pay.price.was')} `}</VisuallyHidden>
          <span>{formatCoins(originalPrice, locale)}</span>
        </s>
      )}{' '}
      <b className={styles.price}>{formatCoins(currentPrice, locale)}</b>
    </>
  );
}

/** One event in a list: time, title, people and a link. */
export function EventCard({ t, event, timeZone, level = 3, ...root }: EventCardProps) {
  const locale = useUiLocale();
  const Title = `h${level}` as const;
  const isOver = event.state === 'finished' || event.state === 'canceled';
  return (
    <article {...rootProps(root, styles.card)}>
      <div className={styles.row}>
        <div className={styles.when}>
          <time
            dateTime={event.startsAt.toISOString()}
            title={formatDateTime(event.startsAt, locale, timeZone)}
            className={styles.clock}
          >
            {formatClock(event.startsAt, timeZone)}
          </time>
          <span className={styles.day}>{formatDay(event.startsAt, locale, timeZone)}</span>
        </div>
        <div className={styles.what}>
          <Title className={styles.title} lang={languageOf(event.name)} dir="auto">
            <Link href={event.href} emphasis="quiet">
              <bdi>{event.name}</bdi>
            </Link>
          </Title>
          <p className={styles.meta}>
            {event.state === 'ongoing' && <Tag tone="live">{event.stateWord}</Tag>}
            {isOver && <Tag>{event.stateWord}</Tag>}
            {event.typeName !== '' && <span>{event.typeName}</span>}
            <span className={styles.fact}>
              <Icon icon={event.way === 'online' ? Video : MapPin} size="sm" />
              <span>{t(`event.ways.${event.way}`)}</span>
            </span>
            <span className={styles.fact}>
              <Icon icon={Globe} size="sm" />
              <span>{t(`event.languages.${event.language}`)}</span>
            </span>
          </p>
        </div>
        <p className={styles.who} lang={languageOf(event.organizer)} dir="auto">
          {event.organizer}
        </p>
        <div className={styles.act}>
          <LinkButton
            href={event.href}
            size="sm"
            emphasis="outline"
            tone="neutral"
            aria-label={t('event.openNamed', { name: event.name })}
          >
            {t('event.open')}
          </LinkButton>
          <span className={styles.cost}>
            <EventPrice t={t} event={event} />
          </span>
        </div>
      </div>
    </article>
  );
}
