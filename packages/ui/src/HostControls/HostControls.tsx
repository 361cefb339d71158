import { useId } from 'react';
import { PlainButton } from '../Press/PlainButton.tsx';
import type { RoomState } from '../RoomParts/roomTypes.ts';
import type { LiveText } from '../screens/liveText.ts';
import { Spinner } from '../Spinner/index.ts';
import * as styles from './HostControls.css.ts';

/** What the host does to the meeting as a whole. */
export type HostAction = 'prepare' | 'start' | 'stopAudience' | 'stop';

export interface HostControlsProps {
  t: LiveText;
  state: RoomState;
  /** A free meeting may start without having been prepared (LROL-16). */
  isFree: boolean;
  /** A co-host cannot end the meeting (LROL-40). @default true */
  canStop?: boolean | undefined;
  onAct: (action: HostAction) => void;
  /** What is being asked of the server; nothing else can be done meanwhile. */
  pending?: HostAction | null | undefined;
  /** Why nothing can be done now: the connection is away. */
  reason?: string | undefined;
}

const looks = { prepare: 'quiet', start: 'live', stopAudience: 'quiet', stop: 'end' } as const;

function actionsIn({ state, isFree, canStop = true }: HostControlsProps): readonly HostAction[] {
  switch (state) {
    case 'unprepare':
      return isFree ? ['prepare', 'start'] : ['prepare'];
    case 'preparing':
      return ['start'];
    case 'streaming':
      return canStop ? ['stopAudience', 'stop'] : [];
    case 'pre_stopped':
      return canStop ? ['stop'] : [];
    case 'stopped':
      return [];
  }
}

/** The course of the meeting: prepare, start, close for the audience, end (LROL-24). */
export function HostControls(props: HostControlsProps) {
  const { t, onAct, pending = null, reason } = props;
  const id = useId();
  const isBlocked = reason !== undefined;
  return (
    <div role="group" aria-label={t('live.host.group')} className={styles.root}>
      {reason !== undefined && (
        <span id={id} className={styles.reason}>
          {reason}
        </span>
      )}
      {actionsIn(props).map((action) => (
        <PlainButton
          key={action}
          className={styles.button({ look: looks[action], isBlocked })}
          isPending={pending === action}
          {...(isBlocked || (pending !== null && pending !== action)
            ? { 'aria-disabled': true }
            : {})}
          {...(isBlocked ? { 'aria-describedby': id } : {})}
          onPress={() => {
            if (!isBlocked && pending === null) onAct(action);
          }}
        >
          {pending === action && <Spinner size="sm" />}
          {t(`live.host.${action}`)}
        </PlainButton>
      ))}
    </div>
  );
}
