import { DeviceProblemNote } from '../RoomParts/DeviceProblemNote.tsx';
import { DeviceSelect } from '../RoomParts/DeviceSelect.tsx';
import type { DeviceChoice } from '../RoomParts/deviceTypes.ts';
import { LevelMeter } from '../RoomParts/LevelMeter.tsx';
import { OwnVideo } from '../RoomParts/OwnVideo.tsx';
import type { AttachVideo } from '../RoomParts/roomTypes.ts';
import { TestSound } from '../RoomParts/TestSound.tsx';
import type { LiveText } from '../../screens/liveText.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './DeviceCheck.css.ts';

export type { DeviceChoice, DeviceProblem } from '../RoomParts/deviceTypes.ts';

export interface DeviceCheckProps extends RootProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** The camera with its preview; without `attach` it is off. Absent if the user sends no video. */
  camera?: (DeviceChoice & { attach?: AttachVideo | undefined }) | undefined;
  /** The microphone with its input level, 0 to 1, or turned off. Absent if the user sends no audio. */
  microphone?: (DeviceChoice & { level: number; isOff?: boolean | undefined }) | undefined;
  /** Present if the browser lets the user choose a speaker. */
  speaker?: (DeviceChoice & { onTest: () => void; isTesting?: boolean | undefined }) | undefined;
}

/** Checks camera, microphone and speaker before joining (LMED-04, LMED-08 to LMED-12). */
export function DeviceCheck({ t, camera, microphone, speaker, ...root }: DeviceCheckProps) {
  return (
    <section {...rootProps(root, styles.root)} aria-label={t('live.devices.title')}>
      {camera && (
        <div className={styles.part}>
          <OwnVideo t={t} attach={camera.attach} />
          <DeviceProblemNote t={t} of="video" choice={camera} />
          <DeviceSelect t={t} label={t('live.devices.camera')} choice={camera} />
        </div>
      )}
      <div className={styles.part}>
        {microphone && (
          <>
            <DeviceSelect t={t} label={t('live.devices.microphone')} choice={microphone} />
            <DeviceProblemNote t={t} of="audio" choice={microphone} />
            {!microphone.problem && (
              <LevelMeter t={t} level={microphone.level} isOff={microphone.isOff === true} />
            )}
          </>
        )}
        {speaker && (
          <>
            <DeviceSelect t={t} label={t('live.devices.speaker')} choice={speaker} />
            <div>
              <TestSound t={t} isTesting={speaker.isTesting} onTest={speaker.onTest} />
            </div>
          </>
        )}
      </div>
    </section>
  );
}
