import { isolate } from '@rostra/i18n';
import { Hand, X } from 'lucide-react';
import { useId } from 'react';
import { Avatar } from '../../data/Avatar/index.ts';
import { Button } from '../../actions/Button/index.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { clockOf } from '../RoomParts/clockOf.ts';
import type { LiveText } from '../../screens/liveText.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './HandQueue.css.ts';

/** An attendee with a raised hand. */
export interface RaisedHand {
  id: number;
  name: string;
  /** The real name if different from the display name; for super roles only (LMEM-64). */
  fullName?: string | undefined;
  /** Seconds since the hand was raised. */
  secondsWaiting: number;
}

export interface HandQueueProps extends RootProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** In the order in which hands were raised (LMEM-68). */
  hands: readonly RaisedHand[];
  /** Brings a person on stage; gets the member's ID. */
  onBring: (id: number) => void;
  /** Lowers a hand; without it only its owner can. */
  onLower?: ((id: number) => void) | undefined;
  /** Lowers all hands; without it there is no button for that. */
  onLowerAll?: (() => void) | undefined;
  /** ID of the member with a running action. */
  pendingId?: number | null | undefined;
}

/** Raised hands in order, with waiting times; the first can be brought on stage directly. */
export function HandQueue(props: HandQueueProps) {
  const { t, hands, onBring, onLower, onLowerAll, pendingId = null } = props;
  const id = useId();
  return (
    <section {...rootProps(props, styles.root)} aria-labelledby={id}>
      <div className={styles.head}>
        <Icon icon={Hand} size="sm" />
        <h2 id={id} className={styles.title}>
          <span>{t('live.hands.title')}</span>{' '}
          {hands.length > 0 && <span className={styles.count}>{hands.length}</span>}
        </h2>
        {onLowerAll && hands.length > 1 && (
          <span className={styles.end}>
            <Button size="sm" emphasis="ghost" onPress={onLowerAll}>
              {t('live.hands.lowerAll')}
            </Button>
          </span>
        )}
      </div>
      {hands.length === 0 && <p className={styles.none}>{t('live.hands.none')}</p>}
      <ol>
        {hands.map((hand, index) => (
          <li key={hand.id} className={styles.row}>
            <span aria-hidden className={styles.number}>
              {index + 1}
            </span>
            <Avatar name={hand.name} size="sm" />
            <span className={styles.words}>
              <span className={styles.name} dir="auto">
                {hand.name}
              </span>
              <span className={styles.note}>
                {[
                  ...(hand.fullName === undefined ? [] : [isolate(hand.fullName)]),
                  t('live.hands.waiting', { time: clockOf(hand.secondsWaiting, true) }),
                ].join(' · ')}
              </span>
            </span>
            <Button
              size="sm"
              emphasis={index === 0 ? 'filled' : 'outline'}
              tone={index === 0 ? 'brand' : 'neutral'}
              isPending={pendingId === hand.id}
              aria-label={t('live.hands.bringNamed', { name: hand.name })}
              onPress={() => onBring(hand.id)}
            >
              {t('live.hands.bring')}
            </Button>
            {onLower && (
              <IconButton
                icon={X}
                size="sm"
                label={t('live.hands.lower', { name: hand.name })}
                onPress={() => onLower(hand.id)}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
