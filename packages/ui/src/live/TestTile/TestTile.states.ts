import { levelSample, measuredSample } from '../../story/samples/level.ts';
import type { State } from '../../story/matrix.ts';
import { portrait } from '../../story/samples/portrait.ts';
import type { TestTileProps } from './TestTile.tsx';

const attach = portrait(1);
const quiet = Array.from({ length: 12 }, () => 0.02);
const onAskAgain = () => undefined;

export const testTileStates: State<TestTileProps>[] = [
  {
    name: 'starting',
    props: { camera: { isStarting: true }, microphone: { level: levelSample(), isStarting: true } },
  },
  {
    name: 'before a word',
    props: { camera: { attach }, microphone: { level: levelSample(0.02) } },
  },
  {
    name: 'seen and heard',
    props: { camera: { attach }, microphone: { level: measuredSample(0.62) } },
  },
  {
    name: 'silent',
    props: { camera: { attach }, microphone: { level: measuredSample(...quiet) } },
  },
  {
    name: 'no camera there',
    props: {
      camera: { problem: 'missing' },
      microphone: { level: measuredSample(0.4) },
      onAskAgain,
    },
  },
  {
    name: 'no microphone there',
    props: {
      camera: { attach },
      microphone: { level: levelSample(), problem: 'missing' },
      onAskAgain,
    },
  },
  {
    name: 'both refused',
    props: {
      camera: { problem: 'denied' },
      microphone: { level: levelSample(), problem: 'denied' },
      onAskAgain,
    },
  },
  {
    name: 'in use elsewhere',
    props: {
      camera: { problem: 'busy' },
      microphone: { level: levelSample(), problem: 'busy' },
      onAskAgain,
    },
  },
  {
    name: 'switched off',
    props: { camera: {}, microphone: { level: levelSample(), isOff: true } },
  },
  { name: 'sound alone is sent', props: { microphone: { level: measuredSample(0.3) } } },
  { name: 'not mirrored', props: { camera: { attach }, isMirrored: false } },
];
