import type { LiveText } from '../../screens/liveText.ts';
import type { TestResultProps } from './TestResult.tsx';
import type { TestedCamera, TestedMicrophone } from './testedDevices.ts';
import type { Voice } from './hearing.ts';

/** Returns the test result of the camera. */
export function cameraResult(t: LiveText, camera: TestedCamera): TestResultProps {
  const { problem, isStarting, attach } = camera;
  if (problem !== undefined && problem !== null)
    return {
      tone: 'trouble',
      text: t(`live.devices.problems.video.${problem}.title`),
      hint: t(`live.devices.problems.video.${problem}.text`),
    };
  if (isStarting === true) return { tone: 'busy', text: t('liveMedia.test.cameraStarting') };
  return attach
    ? { tone: 'good', text: t('liveMedia.test.seen') }
    : { tone: 'trouble', text: t('liveMedia.test.cameraOff') };
}

/** Returns the test result of the microphone. */
export function microphoneResult(
  t: LiveText,
  { problem, isStarting, isOff }: TestedMicrophone,
  voice: Voice,
): TestResultProps {
  if (problem !== undefined && problem !== null)
    return {
      tone: 'trouble',
      text: t(`live.devices.problems.audio.${problem}.title`),
      hint: t(`live.devices.problems.audio.${problem}.text`),
    };
  if (isStarting === true) return { tone: 'busy', text: t('liveMedia.test.microphoneStarting') };
  if (isOff === true) return { tone: 'trouble', text: t('liveMedia.test.microphoneOff') };
  if (voice === 'heard') return { tone: 'good', text: t('liveMedia.test.heard') };
  if (voice === 'waiting') return { tone: 'requested', text: t('liveMedia.test.speak') };
  return {
    tone: 'trouble',
    text: t('liveMedia.test.silent'),
    hint: t('liveMedia.test.silentHint'),
  };
}
