import { Captions, CircleDot } from 'lucide-react';
import { Icon } from '../../foundations/Icon/index.ts';
import type { LivePhase } from '../RoomParts/roomTypes.ts';
import type { LiveText } from '../../screens/liveText.ts';
import { Tag } from '../../status/Tag/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './LiveStateBadge.css.ts';

export interface LiveStateBadgeProps extends RootProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** The meeting's state from the server. */
  state: LivePhase;
  /** The meeting is being recorded (LHST-27). */
  isRecording?: boolean | undefined;
  /** Speech is being transcribed (LHST-26). */
  isTranscribing?: boolean | undefined;
  /** A demo room without a meeting (LCON-23). */
  isDemo?: boolean | undefined;
}

/** The meeting's state, on the room's dark background; only the live state has the warm color. */
export function LiveStateBadge(props: LiveStateBadgeProps) {
  const { t, state, isRecording = false, isTranscribing = false, isDemo = false } = props;
  const name = t(`live.states.${state}`);
  return (
    <span {...rootProps(props, styles.root)}>
      {state === 'streaming' ? (
        <Tag tone="live">{name}</Tag>
      ) : (
        <span className={styles.quiet}>{name}</span>
      )}
      {isDemo && <span className={styles.quiet}>{t('live.marks.demo')}</span>}
      {isRecording && (
        <span className={styles.mark}>
          <Icon icon={CircleDot} size="sm" />
          <span>{t('live.marks.recording')}</span>
        </span>
      )}
      {isTranscribing && (
        <span className={styles.mark}>
          <Icon icon={Captions} size="sm" />
          <span>{t('live.marks.transcribing')}</span>
        </span>
      )}
    </span>
  );
}
