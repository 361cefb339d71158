import { Eye, EyeOff, Mic, MicOff, Trash2, UserMinus } from 'lucide-react';
import { isolate } from '@rostra/i18n';
import { memo } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { CallDot } from '../RoomParts/CallDot.tsx';
import { callTone } from '../RoomParts/callState.ts';
import type { CallState } from '../RoomParts/callState.ts';
import { clockOf } from '../RoomParts/clockOf.ts';
import type { LiveText } from '../../screens/liveText.ts';
import * as styles from './DialOutForm.css.ts';

/** A completed, active or planned call (LDIA-20 to LDIA-30). */
export interface DialOutCall {
  id: number;
  /** The name of the called person; the address is shown without it. */
  name?: string | undefined;
  /** The number or address, masked if the reader may not see it (LDIA-55). */
  address: string;
  callState: CallState;
  /** Seconds since the call was answered, by the server's clock. */
  connectedFor?: number | undefined;
  /** The call is placed automatically before the meeting (LDIA-24). */
  isScheduled?: boolean | undefined;
  /** A backup for another number that fails (LDIA-26). */
  isBackup?: boolean | undefined;
  isMuted?: boolean | undefined;
  isHidden?: boolean | undefined;
  /** The person is in the meeting only by phone: the attendee list has no entry for them. */
  isPhoneOnly?: boolean | undefined;
}

/** Actions for a call; absent actions are not offered. */
export interface CallActs {
  /** Ends a connected call, or cancels an attempt. Confirm first (LDIA-46). */
  onHangUp: (call: DialOutCall) => void;
  /** Calls again, or places a planned call now. */
  onCallAgain?: ((call: DialOutCall) => void) | undefined;
  /** Removes a planned call from the list. Confirm first (LDIA-45). */
  onRemove?: ((call: DialOutCall) => void) | undefined;
  /** Mutes or unmutes a connected caller (LDIA-18). */
  onMute?: ((call: DialOutCall, isMuted: boolean) => void) | undefined;
  /** Hides or shows a connected caller (LDIA-19). */
  onHide?: ((call: DialOutCall, isHidden: boolean) => void) | undefined;
  /** Removes a connected caller without an entry in the attendee list, for good. Confirm first (LHST-12). */
  onRemovePerson?: ((call: DialOutCall) => void) | undefined;
}

interface CallRowProps extends CallActs {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Keep it the same object while nothing in it changes. */
  call: DialOutCall;
  /** An action for this call is running: only its own buttons are disabled (LDIA-43). */
  isPending: boolean;
}

/** Returns the call's state and other details as text. */
function noteOf(t: LiveText, call: DialOutCall): string {
  const { callState, connectedFor, isScheduled, isBackup, isMuted, isHidden, name } = call;
  const state =
    isScheduled === true && callState === 'notcall'
      ? t('livePhone.dialOut.scheduled')
      : t(`livePhone.states.${callState}`);
  const notes = [
    ...(name === undefined ? [] : [isolate(call.address)]),
    callState === 'connected' && connectedFor !== undefined
      ? `${state} ${clockOf(connectedFor, true)}`
      : state,
    ...(isBackup === true ? [t('livePhone.dialOut.backup')] : []),
    ...(isMuted === true ? [t('livePhone.dialOut.muted')] : []),
    ...(isHidden === true ? [t('livePhone.dialOut.hidden')] : []),
  ];
  return notes.join(' · ');
}

/** One call with the actions that its state allows. */
export const CallRow = memo(function CallRow(props: CallRowProps) {
  const { t, call, isPending, onHangUp, onCallAgain, onRemove } = props;
  const { onMute, onHide, onRemovePerson } = props;
  const { callState, address, isMuted = false, isHidden = false, isPhoneOnly = false } = call;
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
        {isOn && isPhoneOnly && onRemovePerson && (
          <IconButton
            icon={UserMinus}
            size="sm"
            isPending={isPending}
            label={t('livePhone.dialOut.removePerson', { name })}
            onPress={() => onRemovePerson(call)}
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
