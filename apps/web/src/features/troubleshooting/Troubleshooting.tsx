import { MICROPHONE_LEVEL_MS } from '@rostra/contract/live';
import type { MediaCheck } from '@rostra/live-core/check';
import { DeviceSettings } from '@rostra/ui/DeviceSettings';
import { TestTile } from '@rostra/ui/TestTile';
import type { LevelSource } from '@rostra/ui/TestTile';
import { TroubleshootingScreen } from '@rostra/ui/screens/TroubleshootingScreen';
import { useMemo, useState } from 'react';
import { useText } from '../../language/useText.ts';
import { useUser } from '../../session/useUser.ts';
import { attachVideo } from '../live-room/stage/attachVideo.ts';
import { deviceStorage } from '../live-room/entry/deviceStorage.ts';
import type { RoomText } from '../live-room/liveTextOf.ts';
import { playTestSound } from '../live-room/entry/playTestSound.ts';
import { checkRows } from './checkRows.ts';
import type { SpeakerTest } from './checkRows.ts';
import { problemOf } from './problemOf.ts';
import { ReturnedVideo } from './ReturnedVideo.tsx';
import { useMediaCheck } from './useMediaCheck.ts';

/** Initial volume, in percent. */
const FULL = 100;

/** Returns the microphone's level every 300 ms while observed (LMED-12). */
const levelOf = (check: MediaCheck): LevelSource => {
  let level = 0;
  return {
    read: () => level,
    subscribe: (onMeasured) => {
      const timer = setInterval(() => {
        level = check.level();
        onMeasured();
      }, MICROPHONE_LEVEL_MS);
      return () => clearInterval(timer);
    },
  };
};

/** Tests browser, devices and the way to the media server and back, as a meeting uses them. */
export function Troubleshooting({ t }: { t: RoomText }) {
  const pageText = useText();
  const { user } = useUser();
  const { check, state, restart } = useMediaCheck();
  const [chosen, setChosen] = useState(() => deviceStorage.read().chosen);
  const [isMirrored, setMirrored] = useState(true);
  const [volume, setVolume] = useState(FULL);
  const [speaker, setSpeaker] = useState<SpeakerTest>('waiting');
  const level = useMemo(() => levelOf(check), [check]);
  const { steps, devices } = state;
  const choose = (kind: 'camera' | 'microphone' | 'speaker', id: string): void => {
    const next = { ...chosen, [kind]: id };
    setChosen(next);
    deviceStorage.write({ ...deviceStorage.read(), chosen: next });
    // A device that fails to open is reported beside it when all checks run again.
    if (kind !== 'speaker') void check.choose(kind, id).catch(() => restart(next));
  };
  const choice = (kind: 'camera' | 'microphone' | 'speaker') => {
    const list = devices[kind].filter(({ id }) => id !== '');
    const used = list.find(({ id }) => id === chosen[kind]) ?? list[0];
    return {
      devices: list.map(({ id, label }) => ({ id, name: label })),
      selected: used?.id ?? '',
      onSelect: (id: string) => choose(kind, id),
    };
  };
  const speakers = choice('speaker');
  const play = async (): Promise<void> => {
    setSpeaker('playing');
    const wasPlayed = await playTestSound(speakers.selected, volume).then(
      () => true,
      () => false,
    );
    setSpeaker(wasPlayed ? 'asking' : 'mute');
  };
  const camera = problemOf(steps.camera);
  const microphone = problemOf(steps.microphone);
  const isOver = Object.values(steps).every(
    (step) => step.state !== 'running' && step.state !== 'waiting',
  );
  return (
    <TroubleshootingScreen
      t={t}
      test={
        <>
          <TestTile
            t={t}
            name={user?.name ?? pageText('screen.troubleshooting')}
            isMirrored={isMirrored}
            onAskAgain={() => restart(chosen)}
            camera={{
              attach: attachVideo(state.camera),
              isStarting: steps.camera.state === 'running',
              problem: camera,
            }}
            microphone={{
              level,
              isStarting: state.microphone === null && steps.microphone.state === 'running',
              problem: microphone,
            }}
          />
          <ReturnedVideo t={t} video={state.returned} />
        </>
      }
      devices={
        <DeviceSettings
          t={t}
          hasPreview={false}
          camera={{ ...choice('camera'), isMirrored, onMirror: setMirrored }}
          microphone={{ ...choice('microphone'), level }}
          speaker={{
            choice: speakers.devices.length > 0 ? speakers : undefined,
            volume,
            onVolume: setVolume,
            onTest: () => void play(),
            isTesting: speaker === 'playing',
          }}
        />
      }
      tests={checkRows(t, state, speaker)}
      onHeard={
        speaker === 'asking' ? (wasHeard) => setSpeaker(wasHeard ? 'heard' : 'unheard') : undefined
      }
      onAgain={
        isOver
          ? () => {
              setSpeaker('waiting');
              restart(chosen);
            }
          : undefined
      }
    />
  );
}
