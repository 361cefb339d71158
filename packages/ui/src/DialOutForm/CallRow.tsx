import { Eye, EyeOff, Mic, MicOff, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { CallDot } from '../RoomParts/CallDot.tsx';
import { callTone } from '../RoomParts/callState.ts';
import type { CallState } from '../RoomParts/callState.ts';
import { clockOf } from '../RoomParts/clockOf.ts';
import type { LiveText } from '../screens/liveText.ts';
import * as styles from './DialOutForm.css.ts';

/** A call that was made, is being made, or is planned (LDIA-20 to LDIA-30). */
export interface DialOutCall {
  id: number;
  /** Whom it is to; without it the address stands in its place. */
  name?: string | undefined;
  /** The number or address, masked for who may not read it (LDIA-55). */
  address: string;
  callState: CallState;
  /** Seconds since it was answered, by the server's clock. */
  connectedFor?: number | undefined;
  /** It is called by itself before the meeting (LDIA-24). */
  isScheduled?: boolean | undefined;
  /** It stands in for another that fails (LDIA-26). */
  isBackup?: boolean | undefined;
  isMuted?: boolean | undefined;
  isHidden?: boolean | undefined;
}

/** What can be done with a call; what is absent is not offered. */
export interface CallActs {
  /** Ends a call that is up, gives up one that is on its way. Ask first (LDIA-46). */
  onHangUp: (call: DialOutCall) => void;
  /** Calls again, or a planned one now. */
  onCallAgain?: ((call: DialOutCall) => void) | undefined;
  /** Takes a planned call off the list. Ask first (LDIA-45). */
  onRemove?: ((call: DialOutCall) => void) | undefined;
  /** Mutes and unmutes who is connected (LDIA-18). */
  onMute?: ((call: DialOutCall, isMuted: boolean) => void) | undefined;
  /** Hides and shows who is connected (LDIA-19). */
  onHide?: ((call: DialOutCall, isHidden: boolean) => void) | undefined;
}

interface CallRowProps extends CallActs {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Keep it the same object while nothing in it changes. */
  call: DialOutCall;
  /** Something is being done to this call: its buttons rest, the others' do not (LDIA-43). */
  isPending: boolean;
}

/** The call's state in words, with what else has to be known. */
function noteOf(t: LiveText, call: DialOutCall): string {
  const { callState, connectedFor, isScheduled, isBackup, isMuted, isHidden, name } = call;
  const state =
    isScheduled === true && callState === 'notcall'
      ? t('livePhone.dialOut.scheduled')
      : t(`livePhone.states.${callState}`);
  const notes = [
    ...(name === undefined ? [] : [call.address]),
    callState === 'connected' && connectedFor !== undefined
      ? `${state} ${clockOf(connectedFor, true)}`
      : state,
    ...(isBackup === true ? [t('livePhone.dialOut.backup')] : []),
    ...(isMuted === true ? [t('livePhone.dialOut.muted')] : []),
    ...(isHidden === true ? [t('livePhone.dialOut.hidden')] : []),
  ];
  return notes.join(' · ');
}

/** One call with what can be done with it in its state. */
export const CallRow = memo(function CallRow(props: CallRowProps) {
  const { t, call, isPending, onHangUp, onCallAgain, onRemove, onMute, onHide } = props;
  const { callState, address, isMuted = false, isHidden = false } = call;
  const name = call.name ?? address;
  const tone = callTone(callState);
  const isOn = tone === 'on';
  const isUp = isOn || tone === 'waiting';
  return (
    <li className={styles.row}>
      <CallDot state={callState} />
      <span className={styles.words}>
        <p className={styles.name} dir="auto">
          {name}
        </p>
        <p className={styles.state}>{noteOf(t, call)}</p>
      </span>
      <span className={styles.rowActs}>
        {isOn && onMute && (
          <IconButton
            icon={isMuted ? MicOff : Mic}
            size="sm"
            isPending={isPending}
            label={t(isMuted ? 'livePhone.dialOut.unmute' : 'livePhone.dialOut.mute', { name })}
            onPress={() => onMute(call, !isMuted)}
          />
        )}
        {isOn && onHide && (
          <IconButton
            icon={isHidden ? EyeOff : Eye}
            size="sm"
            isPending={isPending}
            label={t(isHidden ? 'livePhone.dialOut.show' : 'livePhone.dialOut.hide', { name })}
            onPress={() => onHide(call, !isHidden)}
          />
        )}
        {!isUp && onRemove && (
          <IconButton
            icon={Trash2}
            size="sm"
            isPending={isPending}
            label={t('livePhone.dialOut.remove', { name })}
            onPress={() => onRemove(call)}
          />
        )}
        {isUp && (
          <Button
            size="sm"
            tone="neutral"
            emphasis="outline"
            isPending={isPending}
            aria-label={t(
              isOn ? 'livePhone.dialOut.hangUpNamed' : 'livePhone.dialOut.cancelNamed',
              { name },
            )}
            onPress={() => onHangUp(call)}
          >
            {t(isOn ? 'livePhone.dialIn.hangUp' : 'livePhone.dialOut.cancel')}
          </Button>
        )}
        {!isUp && onCallAgain && (
          <Button
            size="sm"
            tone="neutral"
            emphasis="outline"
            isPending={isPending}
            aria-label={t('livePhone.dialOut.callNamed', { name })}
            onPress={() => onCallAgain(call)}
          >
            {t('livePhone.dialOut.call')}
          </Button>
        )}
      </span>
    </li>
  );
});
