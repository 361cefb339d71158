import { useSyncExternalStore } from 'react';
import type { LiveText } from '../../screens/liveText.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { NetworkMark } from './NetworkMark.tsx';
import { NETWORK_LOOKS, worseOf } from './networkLevels.ts';
import type { NetworkLevel } from './networkLevels.ts';
import * as styles from './NetworkQuality.css.ts';

/** The figures of one direction beside its rate; unknown ones are left out. */
export interface FlowFigures {
  /** The share of all packets that were lost, 0 to 1. */
  readonly lost?: number | undefined;
  /** The largest video. */
  readonly video?: { width: number; height: number; framesPerSecond: number } | undefined;
}

/** The figures of the connection; unknown ones are left out. */
export interface NetworkFigures {
  /** The round trip in ms. */
  readonly roundTripMs?: number | undefined;
  readonly upKbps?: number | undefined;
  readonly downKbps?: number | undefined;
  /** The figures of the outgoing direction. */
  readonly up?: FlowFigures | undefined;
  /** The figures of the incoming direction. */
  readonly down?: FlowFigures | undefined;
}

/**
 * The source of the figures: they change each second, and are rendered only while somebody looks.
 */
export interface NetworkFiguresSource {
  /** The same object until a figure has changed. */
  read: () => NetworkFigures;
  subscribe: (onChange: () => void) => () => void;
}

export interface NetworkDetailsProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Left out for members who send nothing. */
  up: NetworkLevel | undefined;
  /** The level of the incoming direction. */
  down: NetworkLevel;
  /** Without it: both directions in words alone. */
  figures: NetworkFiguresSource | undefined;
}

const none: NetworkFigures = {};
const readNone = () => none;
const never = () => () => undefined;

interface DirectionProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** The direction. */
  label: string;
  /** The level. */
  level: NetworkLevel;
  /** The current rate in that direction; undefined where unknown. */
  rate: string | undefined;
  /** Packet loss and video size, in words. */
  more: readonly string[];
}

function Direction({ t, label, level, rate, more }: DirectionProps) {
  return (
    <div className={styles.row}>
      <dt className={styles.term}>{label}</dt>
      <dd className={styles.value}>
        <NetworkMark level={level} background="page" />
        <span className={styles.level}>{t(`liveMedia.network.levels.${level}`)}</span>
        {rate !== undefined && <span className={styles.figure}>{rate}</span>}
        {more.map((figure) => (
          <span key={figure} className={styles.figure}>
            {figure}
          </span>
        ))}
      </dd>
    </div>
  );
}

/** Both directions in words and figures, and advice where the connection is poor. */
export function NetworkDetails({ t, up, down, figures }: NetworkDetailsProps) {
  const read = figures?.read ?? readNone;
  const { roundTripMs, upKbps, downKbps, ...flows } = useSyncExternalStore(
    figures?.subscribe ?? never,
    read,
    read,
  );
  const format = new Intl.NumberFormat(useUiLocale(), { maximumFractionDigits: 0 });
  const rate = (kbps: number | undefined): string | undefined =>
    kbps === undefined ? undefined : t('liveMedia.network.rate', { rate: format.format(kbps) });
  const percent = new Intl.NumberFormat(useUiLocale(), {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  const more = ({ lost, video }: FlowFigures = {}): string[] => [
    ...(video
      ? [
          t('liveMedia.network.video', {
            width: video.width,
            height: video.height,
            rate: format.format(video.framesPerSecond),
          }),
        ]
      : []),
    ...(lost === undefined ? [] : [t('liveMedia.network.lost', { share: percent.format(lost) })]),
  ];
  const { tone } = NETWORK_LOOKS[worseOf(up, down)];
  const advice =
    tone === 'poor'
      ? t(`liveMedia.network.${up === undefined ? 'poorForListeners' : 'poor'}`)
      : tone === 'none'
        ? t('liveMedia.network.none')
        : undefined;
  return (
    <div className={styles.details}>
      <dl className={styles.rows}>
        {up !== undefined && (
          <Direction
            t={t}
            label={t('liveMedia.network.up')}
            level={up}
            rate={rate(upKbps)}
            more={more(flows.up)}
          />
        )}
        <Direction
          t={t}
          label={t('liveMedia.network.down')}
          level={down}
          rate={rate(downKbps)}
          more={more(flows.down)}
        />
        {roundTripMs !== undefined && (
          <div className={styles.row}>
            <dt className={styles.term}>{t('liveMedia.network.roundTrip')}</dt>
            <dd className={styles.value}>
              <span className={styles.figure}>
                {t('liveMedia.network.milliseconds', { time: format.format(roundTripMs) })}
              </span>
            </dd>
          </div>
        )}
      </dl>
      {advice !== undefined && <p className={styles.advice}>{advice}</p>}
    </div>
  );
}
