import { ArticleCard } from '../../ArticleCard/index.ts';
import type { ArticleCardData } from '../../ArticleCard/index.ts';
import { ArticleList } from '../../ArticleList/index.ts';
import { AudienceEntries } from '../../AudienceEntries/index.ts';
import type { AudienceEntry } from '../../AudienceEntries/index.ts';
import { Button } from '../../Button/index.ts';
import { Card } from '../../Card/index.ts';
import type { EventCardData } from '../../EventCard/index.ts';
import { EventLegend, EventStrip } from '../../EventStrip/index.ts';
import type { EventDay } from '../../EventStrip/index.ts';
import { Link } from '../../Link/index.ts';
import { LinkButton } from '../../LinkButton/index.ts';
import { SearchField } from '../../SearchField/index.ts';
import type { SearchFieldProps } from '../../SearchField/index.ts';
import { SearchTerms } from '../../SearchTerms/index.ts';
import { SectionHead } from '../../SectionHead/index.ts';
import { EventList } from '../EventList.tsx';
import * as frame from '../pageFrame.css.ts';
import type { ScreenText } from '../screenText.ts';
import { HeroRakes } from './HeroRakes.tsx';
import * as styles from './HomeScreen.css.ts';
import { NextEvent } from './NextEvent.tsx';

type LoadState = 'ready' | 'loading' | 'error';

export interface HomeScreenProps {
  t: ScreenText;
  now: Date;
  /** The field, wired by the app; its words and ground are the screen's. */
  search: Pick<SearchFieldProps, 'value' | 'onChange' | 'onSubmit' | 'history' | 'onClearHistory'>;
  hotTerms: readonly { term: string; href: string }[];
  nextEvent: EventCardData | null;
  /** Seven days from today. */
  week: readonly EventDay[];
  chosenDay: string | null;
  onChooseDay: (day: string | null) => void;
  /** Those of the chosen day, or the coming ones. */
  events: readonly EventCardData[];
  eventsState?: LoadState | undefined;
  articles: readonly ArticleCardData[];
  articlesState?: LoadState | undefined;
  kinds: readonly { label: string; href: string }[];
  audience: readonly AudienceEntry[];
  /** Addresses of what is built; without one its link is left out. */
  links: {
    events?: string | undefined;
    research: string;
    advanced: string;
    trial?: string | undefined;
  };
  onRetry: () => void;
}

/** The home screen: search, what is on, the coming week, newest research, every audience's entry (SRCH-01, FND-01). */
export function HomeScreen(props: HomeScreenProps) {
  const { t, now, search, hotTerms, nextEvent, week, chosenDay, onChooseDay, links } = props;
  const [lead, ...rest] = props.articles;
  return (
    <>
      <section className={styles.hero}>
        <HeroRakes />
        <div className={`${frame.page} ${styles.heroGrid}`}>
          <div>
            <h1 className={styles.title}>{t('home.title')}</h1>
            <SearchField
              {...search}
              ground="hero"
              label={t('home.searchLabel')}
              placeholder={t('home.searchPlaceholder')}
              end={
                <Button onPress={() => search.onSubmit(search.value)}>
                  {t('home.searchButton')}
                </Button>
              }
            />
            <div className={styles.terms}>
              <SearchTerms ground="hero" label={t('home.hot')} terms={hotTerms} />
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
            days={week}
            allHref={links.events}
            chosen={chosenDay}
            onChoose={onChooseDay}
          />
          <EventLegend t={t} />
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
            {links.trial !== undefined && (
              <Card tone="vip" as="section" aria-label={t('home.vip.title')}>
                <div className={styles.vip}>
                  <p>{t('home.vip.text')}</p>
                  <LinkButton href={links.trial} tone="vip" isFull>
                    {t('home.vip.action')}
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
