import { BEIJING, formatClockRange, formatDate, formatDay, isolate } from '@rostra/i18n';
import type { ReactNode } from 'react';
import { Avatar } from '../../data/Avatar/index.ts';
import { Card } from '../../layout/Card/index.ts';
import type { EventCardData } from '../EventCard/index.ts';
import { Heading } from '../../foundations/Heading/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { Share } from '../../icons.ts';
import { Plate } from '../../layout/Plate/index.ts';
import { PriceTag } from '../../data/PriceTag/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { SectionHead } from '../../layout/SectionHead/index.ts';
import { Tag } from '../../status/Tag/index.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './EventView.css.ts';
import { isSameClock } from './isSameClock.ts';
import { wrapTexts } from '../../wrapTexts.tsx';

/** One event as its page shows it. */
export interface EventViewData extends EventCardData {
  summary: string;
  introduction: string;
  industry: string | null;
  /** Co-organizers of the event. */
  coOrganizers: readonly string[];
  /**
   * Country, province and city, each isolated if joined (`isolate` of `@rostra/i18n`); empty if there is
   * no location.
   */
  region: string;
  /** Attendees can request a one-to-one. */
  hasOneToOne: boolean;
  speakers: readonly { id: number; name: string; title: string }[];
  /** The selection has started and is no longer refundable. @default false */
  hasStarted?: boolean;
}

export interface EventViewProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** The event, with texts in its own language. */
  event: EventViewData;
  /** The reader's time zone, IANA; its time is also shown if different. */
  readerZone?: string | undefined;
  /** Yuan shown per coin. */
  yuanPerCoin: number;
  /** Breadcrumbs to the list, above the title. */
  breadcrumb?: ReactNode;
  /** The reader's relation to the event, beside its type. */
  status?: ReactNode;
  /** The slots to select from, before everything else. */
  choice?: ReactNode;
  /** Called for the button beside the organizer; the app shares or copies the address. */
  onShare: () => void;
  /** The action in the price card. */
  action?: ReactNode;
  /** Content below the price card: contacts. */
  aside?: ReactNode;
  /** Content after the speakers: schedule, attendance details, rules, files. */
  children?: ReactNode;
}

/** Returns the key of the text on how long the payment is refundable. */
function refundText({ hasStarted = false, way }: EventViewData) {
  if (hasStarted) return 'event.refundOver';
  return way === 'online' ? 'event.refundOnline' : 'event.refundOffline';
}

function When({ t, event, readerZone }: Pick<EventViewProps, 't' | 'event' | 'readerZone'>) {
  const locale = useUiLocale();
  const { startsAt, endsAt, timezone } = event;
  const timeIn = (zone: string) =>
    `${formatDay(startsAt, locale, zone)} ${formatClockRange(startsAt, endsAt, zone)}`;
  return (
    <>
      <time
        dateTime={startsAt.toISOString()}
        title={`${formatDate(startsAt, locale)} ${formatClockRange(startsAt, endsAt)}`}
        className={styles.time}
      >
        {timeIn(BEIJING)}
      </time>
      <span className={styles.zone}>{t('event.beijing')}</span>
      {!isSameClock(startsAt, timezone) && (
        <span className={styles.zone}>{t('event.venueTime', { time: timeIn(timezone) })}</span>
      )}
      {readerZone !== undefined &&
        readerZone !== timezone &&
        !isSameClock(startsAt, readerZone) && (
          <span className={styles.zone}>{t('event.yourTime', { time: timeIn(readerZone) })}</span>
        )}
    </>
  );
}

/** Shows the price; members-only events have none. */
function Cost({ t, event, yuanPerCoin }: Pick<EventViewProps, 't' | 'event' | 'yuanPerCoin'>) {
  if (event.isOnlyVip === true) return <b className={styles.onlyVip}>{t('event.onlyVip')}</b>;
  return (
    <PriceTag
      coins={event.currentPrice}
      was={event.originalPrice}
      yuanPerCoin={yuanPerCoin}
      size="lg"
    />
  );
}

/**
 * One event: title, time (Beijing time), speakers, price and actions. `h-entry` marks the text for
 * reader modes, which would keep the price of a short one instead; they leave out each `aside`.
 */
export function EventView({
  t,
  event,
  readerZone,
  yuanPerCoin,
  breadcrumb,
  status,
  choice,
  onShare,
  action,
  aside,
  children,
  ...root
}: EventViewProps) {
  const isOver = event.state === 'finished' || event.state === 'canceled';
  const facts = [
    { name: t('event.when'), value: <When t={t} event={event} readerZone={readerZone} /> },
    { name: t('event.way'), value: t(`event.ways.${event.way}`) },
    ...(event.region === '' ? [] : [{ name: t('event.where'), value: event.region }]),
    { name: t('event.language'), value: t(`event.languages.${event.language}`) },
    ...(event.industry === null ? [] : [{ name: t('event.industry'), value: event.industry }]),
  ];
  return (
    <article {...rootProps(root, styles.root)}>
      <header className={styles.band}>
        <div className={styles.head}>
          <div className={styles.words}>
            {wrapTexts(breadcrumb)}
            <p className={styles.tags}>
              {event.typeName !== '' && <Tag tone="brand">{event.typeName}</Tag>}
              {event.state === 'ongoing' && <Tag tone="live">{event.stateWord}</Tag>}
              {wrapTexts(status)}
              {event.hasOneToOne && <Tag>{t('event.oneToOne')}</Tag>}
            </p>
            <Heading level={1} size="title-xl" dir="auto">
              {event.name}
            </Heading>
            <div className={styles.by}>
              <p className={styles.organizer}>
                <Avatar name={event.organizer} size="sm" kind="organization" />
                <bdi>{event.organizer}</bdi>
                {event.coOrganizers.length > 0 && (
                  <span>
                    {t('event.coOrganizers', { names: event.coOrganizers.map(isolate).join(', ') })}
                  </span>
                )}
              </p>
              <IconButton icon={Share} label={t('event.share')} onPress={onShare} />
            </div>
          </div>
          <div className={styles.plate}>
            <Plate id={event.id} shape="band" />
          </div>
        </div>
      </header>
      <div className={styles.columns}>
        {choice !== undefined && <div className={styles.choice}>{choice}</div>}
        <aside className={styles.side} aria-label={t('event.terms')}>
          <Card depth="raised" padding={5}>
            <Cost t={t} event={event} yuanPerCoin={yuanPerCoin} />
            <dl className={styles.facts}>
              {facts.map(({ name, value }) => (
                <div key={name} className={styles.fact}>
                  <dt className={styles.factName} dir="auto">
                    {name}
                  </dt>
                  <dd className={styles.factValue}>
                    {typeof value === 'string' ? isolate(value) : value}
                  </dd>
                </div>
              ))}
            </dl>
            {wrapTexts(action)}
            {!isOver && event.currentPrice !== null && event.currentPrice > 0 && (
              <p className={styles.note}>{t(refundText(event))}</p>
            )}
          </Card>
          {wrapTexts(aside)}
        </aside>
        <div className={`${styles.main({ hasChoice: choice !== undefined })} h-entry`}>
          <section>
            <Heading level={2}>{t('event.about')}</Heading>
            {event.summary !== '' && (
              <p className={styles.summary} dir="auto">
                {event.summary}
              </p>
            )}
            {event.introduction
              .split(/\n{2,}/)
              .filter((paragraph) => paragraph.trim() !== '')
              .map((paragraph, index) => (
                <p key={index} className={styles.paragraph} dir="auto">
                  {paragraph}
                </p>
              ))}
          </section>
          <section>
            <SectionHead title={t('event.speakers')} />
            {event.speakers.length === 0 ? (
              <p className={styles.zone}>{t('event.noSpeakers')}</p>
            ) : (
              <ul className={styles.speakers}>
                {event.speakers.map(({ id, name, title }) => (
                  <li key={id} className={styles.speaker}>
                    <Avatar name={name} size="lg" />
                    <div>
                      <b className={styles.name} dir="auto">
                        {name}
                      </b>
                      <p className={styles.zone} dir="auto">
                        {title}
                      </p>
                    </div>
                  </li>
                ))}
              </ul>
            )}
          </section>
          {wrapTexts(children)}
        </div>
      </div>
    </article>
  );
}
