import { useSyncExternalStore } from 'react';
import type { LiveText } from '../screens/liveText.ts';
import { useUiLocale } from '../TextProvider/index.ts';
import { NetworkMark } from './NetworkMark.tsx';
import { NETWORK_LOOKS, worseOf } from './networkLevels.ts';
import type { NetworkLevel } from './networkLevels.ts';
import * as styles from './NetworkQuality.css.ts';

/** What goes one way beside its rate; what is not known is left out. */
export interface FlowFigures {
  /** The part of all packets that did not arrive, 0 to 1. */
  readonly lost?: number | undefined;
  /** The largest picture. */
  readonly picture?: { width: number; height: number; framesPerSecond: number } | undefined;
}

/** Figures of the line; what is not known is left out. */
export interface NetworkFigures {
  /** Ms there and back. */
  readonly roundTripMs?: number | undefined;
  readonly upKbps?: number | undefined;
  readonly downKbps?: number | undefined;
  /** Of what the reader sends. */
  readonly up?: FlowFigures | undefined;
  /** Of what comes to him. */
  readonly down?: FlowFigures | undefined;
}

/** Where the figures are read from: they change each second, and are drawn only while somebody looks. */
export interface NetworkFiguresSource {
  /** The same object until a figure has changed. */
  read: () => NetworkFigures;
  subscribe: (onChange: () => void) => () => void;
}

export interface NetworkDetailsProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Left out for who sends nothing. */
  up: NetworkLevel | undefined;
  /** What comes from the room. */
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
  /** Which way. */
  label: string;
  /** How good it is. */
  level: NetworkLevel;
  /** What goes that way now; undefined where it is not known. */
  rate: string | undefined;
  /** Loss and picture, in words. */
  more: readonly string[];
}

function Direction({ t, label, level, rate, more }: DirectionProps) {
  return (
    <div className={styles.row}>
      <dt className={styles.term}>{label}</dt>
      <dd className={styles.value}>
        <NetworkMark level={level} ground="page" />
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

/** Both directions in words and figures, and what helps where the line is poor. */
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
  const more = ({ lost, picture }: FlowFigures = {}): string[] => [
    ...(picture
      ? [
          t('liveMedia.network.picture', {
            width: picture.width,
            height: picture.height,
            rate: format.format(picture.framesPerSecond),
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
