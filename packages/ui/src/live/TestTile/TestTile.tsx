import { EyeOff, Mic, MicOff, RefreshCw } from 'lucide-react';
import { Avatar } from '../../data/Avatar/index.ts';
import { Button } from '../../actions/Button/index.ts';
import { Icon } from '../../foundations/Icon/index.ts';

import { LevelSteps } from '../RoomParts/LevelMeter.tsx';
import { useLevel } from '../RoomParts/levelSource.ts';
import type { LevelSource } from '../RoomParts/levelSource.ts';
import { OwnVideo } from '../RoomParts/OwnVideo.tsx';

import type { LiveText } from '../../screens/liveText.ts';
import { TestResult } from './TestResult.tsx';
import { cameraResult, microphoneResult } from './testResults.ts';
import { useVoice } from './useVoice.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './TestTile.css.ts';
import type { TestedCamera, TestedMicrophone } from './testedDevices.ts';

export type { TestedCamera, TestedMicrophone } from './testedDevices.ts';

export type { LevelSource } from '../RoomParts/levelSource.ts';

export interface TestTileProps extends RootProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** As the others will read it. */
  name: string;
  /** Left out for members who send no video. */
  camera?: TestedCamera | undefined;
  /** Left out for members who send no audio. */
  microphone?: TestedMicrophone | undefined;
  /** Asks the browser again for a device that doesn't work. */
  onAskAgain?: (() => void) | undefined;
  /** As in a mirror. @default true */
  isMirrored?: boolean | undefined;
}

/** Re-renders at every measurement, without anything around it. */
function LiveLevel({ t, level }: { t: LiveText; level: LevelSource }) {
  return <LevelSteps t={t} level={useLevel(level)} background="stage" />;
}

/**
 * The reader's own tile before joining the room, with their video and a microphone test (LMED-04,
 * LMED-12).
 */
export function TestTile(props: TestTileProps) {
  const { t, name, camera, microphone, onAskAgain, isMirrored } = props;
  const isListening =
    microphone !== undefined &&
    microphone.isStarting !== true &&
    microphone.isOff !== true &&
    !microphone.problem;
  const voice = useVoice(isListening ? microphone.level : undefined);
  const seen = camera && cameraResult(t, camera);
  // The problem replaces the video; the fix is below.
  const offText = camera?.problem || camera?.isStarting === true ? seen?.text : undefined;
  const hasProblem = Boolean(camera?.problem) || Boolean(microphone?.problem);
  return (
    <section {...rootProps(props, styles.root)} aria-label={t('liveMedia.test.label')}>
      <div className={styles.tile}>
        <OwnVideo
          t={t}
          attach={camera?.attach}
          isMirrored={isMirrored}
          offText={offText}
          standIn={camera ? undefined : <Avatar name={name} size="lg" />}
        />
        <span className={styles.mark}>
          <Icon icon={EyeOff} size="sm" />
          <span>{t('liveMedia.test.onlyYou')}</span>
        </span>
        <div className={styles.foot}>
          <span className={styles.name}>
            {microphone && <Icon icon={isListening ? Mic : MicOff} size="sm" />}
            <span className={styles.cut} dir="auto">
              {name}
            </span>
          </span>
          {isListening && (
            <span className={styles.level}>
              <LiveLevel t={t} level={microphone.level} />
            </span>
          )}
        </div>
      </div>
      <div role="status" className={styles.results}>
        {seen && <TestResult {...seen} />}
        {microphone && <TestResult {...microphoneResult(t, microphone, voice)} />}
      </div>
      {hasProblem && onAskAgain && (
        <div>
          <Button size="sm" tone="neutral" emphasis="outline" onPress={onAskAgain}>
            <Icon icon={RefreshCw} size="sm" />
            <span>{t('live.devices.again')}</span>
          </Button>
        </div>
      )}
    </section>
  );
}
