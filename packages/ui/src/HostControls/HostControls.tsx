import { useId } from 'react';
import { PlainButton } from '../Press/PlainButton.tsx';
import type { LiveText } from '../screens/liveText.ts';
import { Spinner } from '../Spinner/index.ts';
import * as styles from './HostControls.css.ts';

/** What the host does to the meeting as a whole; who has handed it over takes it back. */
export type HostAction = 'prepare' | 'start' | 'audienceStop' | 'stop' | 'takeBack';

export interface HostControlsProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** What may be done now, in this order; without any there is nothing to see. */
  actions: readonly HostAction[];
  /** Called at the press; the app asks back before what cannot be undone. */
  onAct: (action: HostAction) => void;
  /** What is being asked of the server; nothing else can be done meanwhile. */
  pending?: HostAction | null | undefined;
  /** Why nothing can be done now: the connection is away. */
  reason?: string | undefined;
}

const looks = {
  prepare: 'quiet',
  start: 'live',
  audienceStop: 'quiet',
  stop: 'end',
  takeBack: 'quiet',
} as const;

/** The course of the meeting: prepare, start, close for the audience, end (LROL-24). */
export function HostControls({ t, actions, onAct, pending = null, reason }: HostControlsProps) {
  const id = useId();
  if (actions.length === 0) return null;
  const isBlocked = reason !== undefined;
  return (
    <div role="group" aria-label={t('live.host.group')} className={styles.root}>
      {reason !== undefined && (
        <span id={id} className={styles.reason}>
          {reason}
        </span>
      )}
      {actions.map((action) => (
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
          <span>{t(`live.host.${action}`)}</span>
        </PlainButton>
      ))}
    </div>
  );
}
