import { Banner } from '../Banner/index.ts';
import { Button } from '../Button/index.ts';
import { LiveTimer } from '../LiveTimer/index.ts';
import { CallDot } from '../RoomParts/CallDot.tsx';
import { callTone } from '../RoomParts/callState.ts';
import type { CallState } from '../RoomParts/callState.ts';
import type { LiveText } from '../screens/liveText.ts';
import * as styles from './DialInPanel.css.ts';

/** A call of the reader, or the room's main line, and what can be done with it. */
export interface DialInCall {
  /** Whose it is. @default 'own' */
  line?: 'own' | 'main' | undefined;
  /** Where it is (LDIA-31). */
  callState: CallState;
  /** Seconds since it was answered, by the server's clock; null while it is not. */
  connectedFor?: number | null | undefined;
  /** Has the room call the reader, or the main line; absent where the room does not call. */
  onConnect?: (() => void) | undefined;
  /** Ends the call, or gives up calling. */
  onDisconnect?: (() => void) | undefined;
  /** What was pressed is on its way: no second time. @default false */
  isPending?: boolean | undefined;
  /** Why the room cannot call now, a sentence: the line is closed, it is too early. Stands in the button's place. */
  refusal?: string | undefined;
  /** What went wrong at the last try (LDIA-53, LDIA-54). */
  problem?: 'failed' | 'timeout' | undefined;
}

interface DialInLineProps extends DialInCall {
  /** The room's texts in the reader's language. */
  t: LiveText;
}

/** The state of a call in words, how long it has lasted, and the one thing to do with it. */
export function DialInLine(props: DialInLineProps) {
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
