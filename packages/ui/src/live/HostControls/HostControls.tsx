import { useId } from 'react';
import { PlainButton } from '../../actions/Press/PlainButton.tsx';
import type { LiveText } from '../../screens/liveText.ts';
import { Spinner } from '../../status/Spinner/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './HostControls.css.ts';

/** The host's actions on the meeting as a whole; a host who transferred the role can reclaim it. */
export type HostAction = 'prepare' | 'start' | 'audienceStop' | 'stop' | 'takeBack';

export interface HostControlsProps extends RootProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Actions allowed now, in this order; without any, nothing is shown. */
  actions: readonly HostAction[];
  /** Called on press; the app asks for confirmation before irreversible actions. */
  onAct: (action: HostAction) => void;
  /** The running action; all others are disabled meanwhile. */
  pending?: HostAction | null | undefined;
  /** Why no action is possible now, such as a lost connection. */
  reason?: string | undefined;
}

const looks = {
  prepare: 'quiet',
  start: 'live',
  audienceStop: 'quiet',
  stop: 'end',
  takeBack: 'quiet',
} as const;

/** The stages of the meeting: prepare, start, dismiss the audience, end (LROL-24). */
export function HostControls({
  t,
  actions,
  onAct,
  pending = null,
  reason,
  ...root
}: HostControlsProps) {
  const id = useId();
  if (actions.length === 0) return null;
  const isBlocked = reason !== undefined;
  return (
    <div {...rootProps(root, styles.root)} role="group" aria-label={t('live.host.group')}>
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
