import type { ScreenText } from '../../screens/screenText.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './BrandPanel.css.ts';
import { makeRakes, RAKE_HEIGHT, RAKE_STEP, RAKE_WIDTH } from './rakes.ts';

/** An event as the panel shows it. */
export interface BrandPanelEvent {
  id: number;
  /** Start time, hours and minutes. */
  time: string;
  /** The day, if not today. */
  day?: string | undefined;
  title: string;
  /** The speaker or organizer. */
  by: string;
  isLive: boolean;
}

export interface BrandPanelProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** At most three upcoming events; if empty, the panel describes the site. */
  events: readonly BrandPanelEvent[];
  /** Today's date in words, if the events are today. */
  today?: string | undefined;
}

const rakes = makeRakes();

function Rakes() {
  const height = rakes.length * RAKE_STEP;
  return (
    <svg
      aria-hidden
      className={styles.rakes}
      viewBox={`0 0 ${RAKE_WIDTH} ${height}`}
      preserveAspectRatio="xMaxYMin slice"
    >
      {rakes.map(({ y, width, opacity }) => (
        <polygon
          key={y}
          opacity={opacity}
          points={`${RAKE_WIDTH - width + 5},${y} ${RAKE_WIDTH},${y} ${RAKE_WIDTH},${y + RAKE_HEIGHT} ${RAKE_WIDTH - width},${y + RAKE_HEIGHT}`}
        />
      ))}
    </svg>
  );
}

/** The brand half of login pages: the site and today's events. Hidden on narrow screens. */
export function BrandPanel({ t, events, today, ...root }: BrandPanelProps) {
  return (
    <section {...rootProps(root, styles.panel)}>
      <Rakes />
      <div className={styles.middle}>
        <p className={styles.claim}>{t('auth.brand.claim')}</p>
        {events.length > 0 ? (
          <>
            <p className={styles.note}>
              {today === undefined
                ? t('auth.brand.agendaNext')
                : t('auth.brand.agenda', { date: today })}
            </p>
            <ul>
              {events.map(({ id, time, day, title, by, isLive }) => (
                <li key={id} className={styles.row}>
                  <div>
                    <span className={styles.time}>{time}</span>
                    {day !== undefined && <div className={styles.by}>{day}</div>}
                  </div>
                  <div>
                    <span className={styles.title} dir="auto">
                      {title}
                    </span>
                    {isLive && (
                      <span className={styles.live}>
                        <i className={styles.dot} />
                        <span>{t('auth.brand.live')}</span>
                      </span>
                    )}
                    <div className={styles.by}>{by}</div>
                  </div>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <>
            <p className={styles.note}>{t('auth.brand.pointsTitle')}</p>
            <ul>
              {(['pointOne', 'pointTwo', 'pointThree'] as const).map((key) => (
                <li key={key} className={styles.point}>
                  {t(`auth.brand.${key}`)}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <p className={styles.foot}>{t('auth.brand.audience')}</p>
    </section>
  );
}
