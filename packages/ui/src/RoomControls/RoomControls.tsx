import {
  Hand,
  LogOut,
  Maximize,
  MessageSquare,
  Mic,
  MicOff,
  Minimize,
  MonitorUp,
  Pause,
  PictureInPicture2,
  Play,
  SlidersHorizontal,
  Video,
  VideoOff,
} from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { LiveText } from '../screens/liveText.ts';
import { handsText } from '../RoomParts/handsText.ts';
import { RoomControl } from './RoomControl.tsx';
import type { RoomControlState } from './RoomControl.tsx';
import * as styles from './RoomControls.css.ts';

export interface RoomControlsProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Each is there only where the reader's role has it: staff have no microphone (LMED-19). */
  microphone?: RoomControlState | undefined;
  /** For who may send pictures. */
  camera?: RoomControlState | undefined;
  /** For who may share a screen, where the browser can. */
  screen?: RoomControlState | undefined;
  /** For the audience: asks for the word; on while the hand is up. */
  hand?: RoomControlState | undefined;
  /** For who only listens: neither sound nor pictures come while it is on. */
  pause?: RoomControlState | undefined;
  /** `ReactionPicker`. */
  reactions?: ReactNode;
  /** Opens the choice of camera, microphone and loudspeaker. */
  devices?: RoomControlState | undefined;
  /** The large picture over everything else on the desk, where the browser can. */
  pictureInPicture?: RoomControlState | undefined;
  /** Where the browser can. */
  fullScreen?: RoomControlState | undefined;
  /** People and chat, which are a sheet on phones; the control is there on phones alone. */
  panel?: RoomControlState | undefined;
  /** Raised hands that wait for the reader, marked at `panel` until they are answered. @default 0 */
  hands?: number | undefined;
  /** Goes out of the room; the app asks back where it matters. */
  leave?: RoomControlState | undefined;
  /** `HostControls`, at the end of the bar. */
  host?: ReactNode;
}

/** The bar under the stage: the reader's own voice, picture and hand, the room's view, the way out. */
export function RoomControls(props: RoomControlsProps) {
  const {
    t,
    microphone,
    camera,
    screen,
    hand,
    pause,
    reactions,
    devices,
    pictureInPicture,
    fullScreen,
    panel,
    leave,
    host,
    hands = 0,
  } = props;
  const [reason, setReason] = useState<string | null>(null);
  const shared = { onExplain: setReason };
  const isVoiceOn = microphone?.isOn === true;
  const isCameraOn = camera?.isOn === true;
  return (
    <div
      role="group"
      aria-label={t('live.room.controls')}
      className={styles.bar}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setReason(null);
      }}
    >
      <span role="status">
        {reason !== null && <span className={styles.reason}>{reason}</span>}
      </span>
      {microphone && (
        <RoomControl
          {...shared}
          {...microphone}
          icon={isVoiceOn ? Mic : MicOff}
          label={t(isVoiceOn ? 'live.controls.mute' : 'live.controls.unmute')}
          isOn={isVoiceOn}
        />
      )}
      {camera && (
        <RoomControl
          {...shared}
          {...camera}
          icon={isCameraOn ? Video : VideoOff}
          label={t(isCameraOn ? 'live.controls.cameraOff' : 'live.controls.cameraOn')}
          isOn={isCameraOn}
        />
      )}
      {screen && (
        <RoomControl
          {...shared}
          {...screen}
          icon={MonitorUp}
          label={t(screen.isOn === true ? 'live.controls.stopShare' : 'live.controls.share')}
        />
      )}
      {hand && (
        <RoomControl
          {...shared}
          {...hand}
          icon={Hand}
          label={t(hand.isOn === true ? 'live.controls.handDown' : 'live.controls.hand')}
        />
      )}
      {pause && (
        <RoomControl
          {...shared}
          {...pause}
          icon={pause.isOn === true ? Play : Pause}
          label={t(pause.isOn === true ? 'live.controls.playOn' : 'live.controls.pause')}
        />
      )}
      {reactions}
      {panel && (
        <span className={styles.phoneOnly}>
          <RoomControl
            {...shared}
            {...panel}
            hands={hands > 0 ? { count: hands, label: handsText(t, hands) } : undefined}
            icon={MessageSquare}
            label={t('live.controls.people')}
            word={t('live.controls.chat')}
          />
        </span>
      )}
      {(devices ?? pictureInPicture ?? fullScreen) && (microphone ?? camera ?? screen ?? hand) && (
        <span aria-hidden className={styles.rule} />
      )}
      {devices && (
        <RoomControl
          {...shared}
          {...devices}
          icon={SlidersHorizontal}
          label={t('live.controls.devices')}
        />
      )}
      {pictureInPicture && (
        <RoomControl
          {...shared}
          {...pictureInPicture}
          icon={PictureInPicture2}
          label={t(
            pictureInPicture.isOn === true
              ? 'live.controls.exitPictureInPicture'
              : 'live.controls.pictureInPicture',
          )}
        />
      )}
      {fullScreen && (
        <RoomControl
          {...shared}
          {...fullScreen}
          icon={fullScreen.isOn === true ? Minimize : Maximize}
          label={t(
            fullScreen.isOn === true ? 'live.controls.exitFullScreen' : 'live.controls.fullScreen',
          )}
        />
      )}
      <span className={styles.end}>
        {host}
        {leave && (
          <RoomControl
            {...shared}
            {...leave}
            icon={LogOut}
            label={t('live.controls.leave')}
            tone="leave"
          />
        )}
      </span>
    </div>
  );
}
