import { Banner } from '../../status/Banner/index.ts';
import { Button } from '../../actions/Button/index.ts';
import { LiveTimer } from '../LiveTimer/index.ts';
import { CallDot } from '../RoomParts/CallDot.tsx';
import { callTone } from '../RoomParts/callState.ts';
import type { CallState } from '../RoomParts/callState.ts';
import type { LiveText } from '../../screens/liveText.ts';
import * as styles from './DialInPanel.css.ts';

/** The reader's call or the room's main line, with its actions. */
export interface DialInCall {
  /** The reader's own call, or the room's main line. @default 'own' */
  line?: 'own' | 'main' | undefined;
  /** State of the call (LDIA-31). */
  callState: CallState;
  /** Seconds since the call was answered, by the server's clock; null if it is not connected. */
  connectedFor?: number | null | undefined;
  /** Makes the room call the reader, or the main line; absent if the room cannot call. */
  onConnect?: (() => void) | undefined;
  /** Ends the call, or cancels the attempt. */
  onDisconnect?: (() => void) | undefined;
  /** An action is running and cannot be repeated. @default false */
  isPending?: boolean | undefined;
  /** Why the room cannot call now, as a sentence, such as a closed line. Replaces the button. */
  refusal?: string | undefined;
  /** Why the last attempt failed (LDIA-53, LDIA-54). */
  problem?: 'failed' | 'timeout' | undefined;
}

interface DialInCallStatusProps extends DialInCall {
  /** The room's texts in the reader's language. */
  t: LiveText;
}

/** Shows the state of a call, its duration, and the one action for it. */
export function DialInCallStatus(props: DialInCallStatusProps) {
  const { t, line = 'own', callState, connectedFor = null, isPending, refusal, problem } = props;
  const { onConnect, onDisconnect } = props;
  const tone = callTone(callState);
  const isUp = tone === 'on' || tone === 'waiting';
  return (
    <>
      <div className={styles.line}>
        <CallDot state={callState} />
        <span role="status" className={styles.state}>
          {t(`livePhone.dialIn.lines.${line}`, { state: t(`livePhone.states.${callState}`) })}
        </span>
        {connectedFor !== null && tone === 'on' && (
          <span className={styles.timer}>
            <LiveTimer t={t} seconds={connectedFor} />
          </span>
        )}
      </div>
      {problem !== undefined && (
        <Banner tone="danger" isAnnounced>
          {t(`livePhone.dialIn.problems.${problem}`)}
        </Banner>
      )}
      {isUp && onDisconnect && (
        <Button
          tone={tone === 'on' ? 'danger' : 'neutral'}
          emphasis="outline"
          isFull
          isPending={isPending}
          onPress={onDisconnect}
        >
          {t(tone === 'on' ? 'livePhone.dialIn.hangUp' : 'livePhone.dialIn.cancel')}
        </Button>
      )}
      {!isUp && refusal !== undefined && <Banner>{refusal}</Banner>}
      {!isUp && refusal === undefined && onConnect && (
        <Button isFull isPending={isPending} onPress={onConnect}>
          {t(`livePhone.dialIn.connect.${line}`)}
        </Button>
      )}
    </>
  );
}
