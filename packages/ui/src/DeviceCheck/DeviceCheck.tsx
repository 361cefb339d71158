import { RefreshCw, VideoOff, Volume2 } from 'lucide-react';
import { Banner } from '../Banner/index.ts';
import { Button } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { Picture } from '../RoomParts/Picture.tsx';
import type { AttachPicture } from '../RoomParts/roomTypes.ts';
import type { LiveText } from '../screens/liveText.ts';
import { Select } from '../Select/index.ts';
import { LevelMeter } from './LevelMeter.tsx';
import * as styles from './DeviceCheck.css.ts';

/** Why a device gives nothing: refused for good, not answered, none there, used by another program. */
export type DeviceProblem = 'denied' | 'dismissed' | 'missing' | 'busy';

/** One kind of device: what there is, and which is chosen. */
export interface DeviceChoice {
  /** Empty names are those of browsers that were not allowed to tell them. */
  devices: readonly { id: string; name: string }[];
  selected: string;
  onSelect: (id: string) => void;
  problem?: DeviceProblem | null | undefined;
  /** Asks the browser once more. */
  onAskAgain?: (() => void) | undefined;
}

export interface DeviceCheckProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Draws one's own camera; without it the camera is off. Left out for who sends no picture. */
  camera?: (DeviceChoice & { attach?: AttachPicture | undefined }) | undefined;
  /** With the level heard, 0 to 1, or that it is off. Left out for who sends no sound. */
  microphone?: (DeviceChoice & { level: number; isOff?: boolean | undefined }) | undefined;
  /** Where the browser lets one choose it. */
  speaker?: (DeviceChoice & { onTest: () => void; isTesting?: boolean | undefined }) | undefined;
}

function Devices({ t, label, choice }: { t: LiveText; label: string; choice: DeviceChoice }) {
  const { devices, selected, onSelect, problem = null } = choice;
  // Why there is nothing to choose from is told beside.
  if (devices.length === 0 && problem !== null) return null;
  return (
    <Select
      label={label}
      options={devices.map(({ id, name }, index) => ({
        value: id,
        label: name === '' ? t('live.devices.unnamed', { number: index + 1 }) : name,
      }))}
      value={selected}
      onChange={onSelect}
      isDisabled={devices.length === 0}
      placeholder={t('live.devices.none')}
    />
  );
}

function Problem({ t, of, choice }: { t: LiveText; of: 'audio' | 'video'; choice: DeviceChoice }) {
  const { problem, onAskAgain } = choice;
  if (problem === undefined || problem === null) return null;
  return (
    <Banner
      tone="warning"
      isAnnounced
      title={t(`live.devices.problems.${of}.${problem}.title`)}
      actions={
        onAskAgain && (
          <Button size="sm" tone="neutral" emphasis="outline" onPress={onAskAgain}>
            <Icon icon={RefreshCw} size="sm" />
            {t('live.devices.again')}
          </Button>
        )
      }
    >
      {t(`live.devices.problems.${of}.${problem}.text`)}
    </Banner>
  );
}

/** Camera, microphone and loudspeaker before one is seen and heard (LMED-04, LMED-08 to LMED-12). */
export function DeviceCheck({ t, camera, microphone, speaker }: DeviceCheckProps) {
  return (
    <section aria-label={t('live.devices.title')} className={styles.root}>
      {camera && (
        <div className={styles.part}>
          <div
            role="img"
            aria-label={t(camera.attach ? 'live.devices.picture' : 'live.devices.cameraOff')}
            className={styles.picture}
          >
            {camera.attach ? (
              <Picture attach={camera.attach} isMirrored />
            ) : (
              <span className={styles.off}>
                <Icon icon={VideoOff} size="lg" />
                {t('live.devices.cameraOff')}
              </span>
            )}
          </div>
          <Problem t={t} of="video" choice={camera} />
          <Devices t={t} label={t('live.devices.camera')} choice={camera} />
        </div>
      )}
      <div className={styles.part}>
        {microphone && (
          <>
            <Devices t={t} label={t('live.devices.microphone')} choice={microphone} />
            <Problem t={t} of="audio" choice={microphone} />
            {!microphone.problem && (
              <LevelMeter t={t} level={microphone.level} isOff={microphone.isOff === true} />
            )}
          </>
        )}
        {speaker && (
          <>
            <Devices t={t} label={t('live.devices.speaker')} choice={speaker} />
            <div>
              <Button
                size="sm"
                tone="neutral"
                emphasis="outline"
                isPending={speaker.isTesting}
                onPress={speaker.onTest}
              >
                <Icon icon={Volume2} size="sm" />
                {t(speaker.isTesting === true ? 'live.devices.testing' : 'live.devices.test')}
              </Button>
            </div>
          </>
        )}
      </div>
    </section>
  );
}
