import { Clock, Lock, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../foundations/Icon/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { LiveTimer } from '../LiveTimer/index.ts';
import type { LiveText } from '../../screens/liveText.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { leftOf, secondsUntil, trialPhase } from './trialPhase.ts';
import { wrapTexts } from '../../wrapTexts.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './TrialReminder.css.ts';

export interface TrialReminderProps extends RootProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** A trial of this meeting, or of the membership. */
  kind: 'meeting' | 'vip';
  /** When the trial ends. */
  endsAt: Date;
  /** The app's clock, by the server's time: it counts down with it, and has none of its own. */
  now: Date;
  /** The price of continuing, in a sentence; below the remaining time. */
  offer?: ReactNode;
  /** The button or link to continue: `PayButton`, `LinkButton`. */
  action?: ReactNode;
  /** Puts it away; offered while the trial runs, and not in its last stretch. */
  onDismiss?: (() => void) | undefined;
}

/** Counts down a trial, shows what ends with it, and offers an action (LTIM-05, LTIM-06). */
export function TrialReminder(props: TrialReminderProps) {
  const { t, kind, endsAt, now, offer, action, onDismiss } = props;
  const seconds = secondsUntil(endsAt, now);
  const phase = trialPhase(kind, seconds);
  const { unit, count } = leftOf(seconds);
  const isOver = phase === 'over';
  // The text never asks for an action that is not offered.
  const what = action ? (isOver ? 'nowToDo' : 'afterwardsToDo') : isOver ? 'now' : 'afterwards';
  return (
    <section
      {...rootProps(props, styles.bar({ phase }))}
      aria-label={t(`liveTalk.trial.${kind}.label`)}
    >
      <span className={styles.icon({ phase })}>
        <Icon icon={isOver ? Lock : Clock} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>
          {isOver ? (
            t(`liveTalk.trial.${kind}.over`)
          ) : unit === 'days' ? (
            t(`liveTalk.trial.${kind}.days`, { count })
          ) : (
            <>
              <span>{t(`liveTalk.trial.${kind}.left`)}</span>{' '}
              <LiveTimer t={t} seconds={count} kind="remaining" />
            </>
          )}
        </p>
        <p className={styles.text}>{t(`liveTalk.trial.${kind}.${what}`)}</p>
        {offer !== undefined && <div className={styles.text}>{offer}</div>}
      </div>
      <div className={styles.acts}>
        {wrapTexts(action)}
        {onDismiss && phase === 'running' && (
          <IconButton icon={X} size="sm" label={t('liveTalk.trial.dismiss')} onPress={onDismiss} />
        )}
      </div>
      <VisuallyHidden>
        {/* Announced twice in all, when time runs short and when it is over: never each second. */}
        <span role="status">
          {phase !== 'running' && t(`liveTalk.trial.${kind}.notice.${phase}`)}
        </span>
      </VisuallyHidden>
    </section>
  );
}
