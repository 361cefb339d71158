import { Divider } from '../../layout/Divider/index.ts';
import { DeviceProblemNote } from '../RoomParts/DeviceProblemNote.tsx';
import { DeviceSelect } from '../RoomParts/DeviceSelect.tsx';
import type { DeviceChoice } from '../RoomParts/deviceTypes.ts';
import { LevelMeter } from '../RoomParts/LevelMeter.tsx';
import { useLevel } from '../RoomParts/levelSource.ts';
import type { LevelSource } from '../RoomParts/levelSource.ts';
import { OwnVideo } from '../RoomParts/OwnVideo.tsx';
import type { AttachVideo } from '../RoomParts/roomTypes.ts';
import { TestSound } from '../RoomParts/TestSound.tsx';
import type { LiveText } from '../../screens/liveText.ts';
import { Slider } from '../../forms/Slider/index.ts';
import { Switch } from '../../forms/Switch/index.ts';
import { DeviceNoticeText } from './DeviceNotice.tsx';
import type { DeviceNotice } from './DeviceNotice.tsx';
import { SharpnessPicker } from './SharpnessPicker.tsx';
import type { VideoSharpness } from './SharpnessPicker.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './DeviceSettings.css.ts';

export type { DeviceNotice } from './DeviceNotice.tsx';
export type { VideoSharpness } from './SharpnessPicker.tsx';

/** Camera settings in the room. */
export interface CameraSettings extends DeviceChoice {
  /** Draws the user's own camera; without it the camera is off. */
  attach?: AttachVideo | undefined;
  /** Mirrors the user's own view; others see the original. */
  isMirrored: boolean;
  onMirror: (isMirrored: boolean) => void;
  /** Absent if the room decides it. */
  sharpness?: VideoSharpness | undefined;
  onSharpness?: ((sharpness: VideoSharpness) => void) | undefined;
}

/** Microphone settings in the room. */
export interface MicrophoneSettings extends DeviceChoice {
  level: LevelSource;
  /** Muted: no input level is shown. @default false */
  isOff?: boolean | undefined;
}

/** Speaker settings in the room. */
export interface SpeakerSettings {
  /** Absent if the browser does not offer a choice. */
  choice?: DeviceChoice | undefined;
  /** Volume of all audio in percent; initially 100 (live §9). */
  volume: number;
  onVolume: (percent: number) => void;
  onTest: () => void;
  /** The test sound is playing. @default false */
  isTesting?: boolean | undefined;
}

export interface DeviceSettingsProps extends RootProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Absent if the user sends no video. */
  camera?: CameraSettings | undefined;
  /** Absent if the user sends no audio. */
  microphone?: MicrophoneSettings | undefined;
  /** Always present: everyone hears audio. */
  speaker: SpeakerSettings;
  /**
   * Shows the user's video, level and device problems; false beside a `TestTile`, which already
   * shows them. @default true
   */
  hasPreview?: boolean | undefined;
  /** A device connected or disconnected since joining, until the user responds (LMED-24). @default null */
  notice?: DeviceNotice | null | undefined;
}

/** Re-renders at every measurement, without its surroundings. */
function LiveMeter({ t, level, isOff }: { t: LiveText; level: LevelSource; isOff: boolean }) {
  const heard = useLevel(level);
  return <LevelMeter t={t} level={isOff ? 0 : heard} isOff={isOff} />;
}

/** Settings of camera, microphone and speaker in the room; changes take effect at once (LMED-08 to LMED-10). */
export function DeviceSettings(props: DeviceSettingsProps) {
  const { t, camera, microphone, speaker, notice, hasPreview = true } = props;
  return (
    <section {...rootProps(props, styles.root)} aria-label={t('liveMedia.settings.label')}>
      <DeviceNoticeText t={t} notice={notice ?? null} />
      <div className={styles.columns}>
        {camera && (
          <div className={styles.part}>
            {hasPreview && (
              <>
                <OwnVideo t={t} attach={camera.attach} isMirrored={camera.isMirrored} />
                <DeviceProblemNote t={t} of="video" choice={camera} />
              </>
            )}
            <DeviceSelect t={t} label={t('live.devices.camera')} choice={camera} />
            <Switch isSelected={camera.isMirrored} onChange={camera.onMirror}>
              {t('liveMedia.settings.mirror')}
            </Switch>
            {camera.sharpness !== undefined && camera.onSharpness && (
              <SharpnessPicker t={t} value={camera.sharpness} onChange={camera.onSharpness} />
            )}
          </div>
        )}
        <div className={styles.part}>
          {microphone && (
            <>
              <DeviceSelect t={t} label={t('live.devices.microphone')} choice={microphone} />
              {hasPreview && <DeviceProblemNote t={t} of="audio" choice={microphone} />}
              {hasPreview && !microphone.problem && (
                <LiveMeter t={t} level={microphone.level} isOff={microphone.isOff === true} />
              )}
              <Divider />
            </>
          )}
          {speaker.choice && (
            <DeviceSelect t={t} label={t('live.devices.speaker')} choice={speaker.choice} />
          )}
          <Slider
            label={t('liveMedia.settings.volume')}
            value={speaker.volume}
            onChange={speaker.onVolume}
            valueText={(percent) => t('liveMedia.settings.percent', { percent })}
          />
          <div>
            <TestSound t={t} isTesting={speaker.isTesting} onTest={speaker.onTest} />
          </div>
        </div>
      </div>
      <p className={styles.note}>{t('liveMedia.settings.kept')}</p>
    </section>
  );
}
