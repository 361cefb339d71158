import { ArticleCard } from '../../reading/ArticleCard/index.ts';
import type { ArticleCardData } from '../../reading/ArticleCard/index.ts';
import { ArticleList } from '../../reading/ArticleList/index.ts';
import { AudienceEntries } from '../../reading/AudienceEntries/index.ts';
import type { AudienceEntry } from '../../reading/AudienceEntries/index.ts';
import { Button } from '../../actions/Button/index.ts';
import { Card } from '../../layout/Card/index.ts';
import type { EventCardData } from '../../reading/EventCard/index.ts';
import { EventLegend, EventStrip } from '../../reading/EventStrip/index.ts';
import type { EventDay, EventType } from '../../reading/EventStrip/index.ts';
import { Link } from '../../foundations/Link/index.ts';
import { LinkButton } from '../../actions/LinkButton/index.ts';
import { SearchField } from '../../forms/SearchField/index.ts';
import type { SearchFieldProps } from '../../forms/SearchField/index.ts';
import { SearchTerms } from '../../reading/SearchTerms/index.ts';
import { SectionHead } from '../../layout/SectionHead/index.ts';
import { EventList } from '../EventList.tsx';
import * as frame from '../pageFrame.css.ts';
import type { ScreenText } from '../screenText.ts';
import { HeroRakes } from './HeroRakes.tsx';
import * as styles from './HomeScreen.css.ts';
import { NextEvent } from './NextEvent.tsx';

type LoadState = 'ready' | 'loading' | 'error';

export interface HomeScreenProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** The app's clock, for relative times: the server's time while hydrating. */
  now: Date;
  /** The field, wired by the app; its texts and background are the screen's. */
  search: Pick<
    SearchFieldProps,
    'value' | 'onChange' | 'onSubmit' | 'form' | 'history' | 'onForget' | 'onClearHistory'
  >;
  /** The most frequent searches, each leading to its results. */
  hotTerms: readonly { term: string; href: string }[];
  /** The event that is on now or comes next; null when none is planned. */
  nextEvent: EventCardData | null;
  /** Types of events, for the colors of the week. */
  eventTypes: readonly EventType[];
  /** Seven days from today. */
  week: readonly EventDay[];
  /**
   * The day of the week's strip whose events are listed, as `2026-09-03`; null for all upcoming
   * ones.
   */
  chosenDay: string | null;
  /** Receives the pressed day, or null to show all upcoming events. */
  onChooseDay: (day: string | null) => void;
  /** The events of the chosen day, or the upcoming ones. */
  events: readonly EventCardData[];
  /** @default 'ready' */
  eventsState?: LoadState | undefined;
  /** Newest first; the first one is large, with a plate. */
  articles: readonly ArticleCardData[];
  /** @default 'ready' */
  articlesState?: LoadState | undefined;
  /** Types of research, each leading to its list. */
  kinds: readonly { label: string; href: string }[];
  /** One for each audience of the site, with the way in. */
  audience: readonly AudienceEntry[];
  /** The addresses of built pages; without one its link is left out. */
  links: {
    events?: string | undefined;
    research: string;
    advanced: string;
    /** For readers without VIP. */
    trial?: string | undefined;
    /** For VIP users, in place of the trial (PAY-76). */
    upgrade?: string | undefined;
  };
  /** Loads again what has failed: events, articles or both. */
  onRetry: () => void;
}

/**
 * The home page: search, current event, the coming week, newest research, entries for every
 * audience (SRCH-01, FND-01).
 */
export function HomeScreen(props: HomeScreenProps) {
  const { t, now, search, hotTerms, nextEvent, week, chosenDay, onChooseDay, links } = props;
  const [lead, ...rest] = props.articles;
  const vipHref = links.upgrade ?? links.trial;
  const isVip = links.upgrade !== undefined;
  return (
    <>
      <section className={styles.hero}>
        <HeroRakes />
        <div className={`${frame.page} ${styles.heroGrid}`}>
          <div>
            <h1 className={styles.title}>{t('home.title')}</h1>
            <SearchField
              {...search}
              background="hero"
              label={t('home.searchLabel')}
              placeholder={t('home.searchPlaceholder')}
              end={
                <Button
                  type="submit"
                  onPress={search.form ? undefined : () => search.onSubmit(search.value)}
                >
                  {t('home.searchButton')}
                </Button>
              }
            />
            <div className={styles.terms}>
              <SearchTerms background="hero" label={t('home.hot')} terms={hotTerms} />
              <span className={styles.advanced}>
                <Link href={links.advanced} emphasis="quiet" size="sm">
                  {t('home.advanced')}
                </Link>
              </span>
            </div>
          </div>
          <NextEvent t={t} event={nextEvent} researchHref={links.research} />
        </div>
      </section>
      <div className={frame.page}>
        <div className={styles.week}>
          <EventStrip
            t={t}
            types={props.eventTypes}
            days={week}
            allHref={links.events}
            chosen={chosenDay}
            onChoose={onChooseDay}
          />
          <EventLegend types={props.eventTypes} />
        </div>
        <div className={`${frame.twoColumns} ${styles.columns}`}>
          <div className={frame.sections}>
            <section aria-labelledby="home-events">
              <SectionHead
                id="home-events"
                title={t('home.events.title')}
                sub={t('home.events.sub')}
                all={
                  links.events === undefined
                    ? undefined
                    : { label: t('home.events.all'), href: links.events }
                }
              />
              {chosenDay !== null && (
                <Button size="sm" tone="neutral" emphasis="ghost" onPress={() => onChooseDay(null)}>
                  {t('home.events.allDays')}
                </Button>
              )}
              <EventList
                t={t}
                events={props.events}
                state={props.eventsState}
                empty={t(chosenDay === null ? 'home.events.empty' : 'home.events.emptyDay')}
                onRetry={props.onRetry}
              />
            </section>
            <section aria-labelledby="home-research">
              <SectionHead
                id="home-research"
                title={t('home.research.title')}
                sub={t('home.research.sub')}
                all={{ label: t('home.research.all'), href: links.research }}
              />
              <div className={lead ? styles.research : ''}>
                {lead && <ArticleCard t={t} article={lead} now={now} look="lead" />}
                {(rest.length > 0 || !lead) && (
                  <ArticleList
                    t={t}
                    articles={rest}
                    now={now}
                    state={props.articlesState}
                    onRetry={props.onRetry}
                  />
                )}
              </div>
            </section>
          </div>
          <aside className={frame.sections}>
            <section aria-labelledby="home-audience">
              <SectionHead id="home-audience" title={t('home.audience.title')} />
              <AudienceEntries entries={props.audience} shape="list" />
            </section>
            <section aria-labelledby="home-kinds">
              <SectionHead id="home-kinds" title={t('home.kinds.title')} />
              <ul className={styles.kinds}>
                {props.kinds.map(({ label, href }) => (
                  <li key={href}>
                    <LinkButton href={href} size="sm" tone="neutral" emphasis="outline">
                      {label}
                    </LinkButton>
                  </li>
                ))}
              </ul>
            </section>
            {vipHref !== undefined && (
              <Card tone="vip" as="section" aria-label={t('home.vip.title')}>
                <div className={styles.vip}>
                  <p>{t(isVip ? 'home.vip.memberText' : 'home.vip.text')}</p>
                  <LinkButton href={vipHref} tone="vip" isFull>
                    {t(isVip ? 'home.vip.memberAction' : 'home.vip.action')}
                  </LinkButton>
                </div>
              </Card>
            )}
          </aside>
        </div>
      </div>
    </>
  );
}
