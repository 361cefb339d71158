import type { CheckResult, MediaCheckState } from '@rostra/live-core/check';
import type { DeviceTest, TestState } from '@rostra/ui/screens/TroubleshootingScreen';
import type { RoomText } from '../live-room/liveTextOf.ts';
import { problemOf } from './problemOf.ts';

/** State of the speaker test, as judged by the reader. */
export type SpeakerTest = 'waiting' | 'playing' | 'asking' | 'heard' | 'unheard' | 'mute';

const SPEAKER_STATES: Readonly<Record<SpeakerTest, TestState>> = {
  waiting: 'waiting',
  playing: 'running',
  asking: 'running',
  heard: 'passed',
  unheard: 'failed',
  mute: 'failed',
};

function deviceText(t: RoomText, kind: 'audio' | 'video', result: CheckResult): string | undefined {
  const problem = problemOf(result);
  if (problem !== null) return t(`live.devices.problems.${kind}.${problem}.text`);
  if (result.problem === 'silent') return t('liveHelp.check.found.silent');
  if (kind === 'audio' && result.state === 'running') return t('liveHelp.check.found.speak');
  return undefined;
}

/** Formats the measured network values; others are left out. */
function lineFigures(t: RoomText, { line }: MediaCheckState): string {
  if (line === null) return '';
  const { joinMs, roundTripMs, sent, received } = line;
  const video = received?.video;
  return [
    t('liveHelp.check.found.join', { time: Math.round(joinMs) }),
    ...(roundTripMs > 0
      ? [t('liveHelp.check.found.roundTrip', { time: Math.round(roundTripMs) })]
      : []),
    ...(sent ? [t('liveHelp.check.found.sent', { rate: Math.round(sent.kbps) })] : []),
    ...(received
      ? [
          t('liveHelp.check.found.received', {
            rate: Math.round(received.kbps),
            lost: Math.round((received.lost ?? 0) * 1000) / 10,
          }),
        ]
      : []),
    ...(video
      ? [
          t('liveMedia.network.video', {
            width: video.width,
            height: video.height,
            rate: Math.round(video.framesPerSecond),
          }),
        ]
      : []),
  ].join(t('liveHelp.check.found.and'));
}

function lineText(t: RoomText, state: MediaCheckState): string {
  const { problem, state: step } = state.steps.network;
  const advice =
    problem === 'poor' || problem === 'no-media' || problem === 'not-returned'
      ? t(`liveHelp.check.found.${problem}`)
      : step === 'failed'
        ? t(
            problem === 'refused'
              ? 'liveHelp.check.found.refused'
              : 'liveHelp.check.found.unreached',
          )
        : '';
  return [advice, lineFigures(t, state)].filter(Boolean).join(' ');
}

/** Returns every check with its result, and a sentence of advice. */
export function checkRows(
  t: RoomText,
  state: MediaCheckState,
  speaker: SpeakerTest,
): readonly DeviceTest[] {
  const { browser, camera, microphone, network } = state.steps;
  const speakerText = {
    waiting: t('liveHelp.check.found.play'),
    playing: undefined,
    asking: undefined,
    heard: undefined,
    unheard: t('liveHelp.check.found.unheard'),
    mute: t('liveHelp.check.found.unheard'),
  }[speaker];
  return [
    {
      kind: 'browser',
      state: browser.state,
      text:
        browser.state === 'failed'
          ? t(
              browser.problem === 'unsupported'
                ? 'liveEntry.errors.unsupported'
                : 'liveHelp.check.found.unreached',
            )
          : undefined,
    },
    { kind: 'camera', state: camera.state, text: deviceText(t, 'video', camera) },
    { kind: 'microphone', state: microphone.state, text: deviceText(t, 'audio', microphone) },
    { kind: 'speaker', state: SPEAKER_STATES[speaker], text: speakerText },
    { kind: 'network', state: network.state, text: lineText(t, state) || undefined },
  ];
}
