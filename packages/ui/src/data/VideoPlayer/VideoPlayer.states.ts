import { videoSample } from '../../story/samples/video.ts';
import type { State } from '../../story/matrix.ts';
import type { VideoPlayerProps } from './VideoPlayer.tsx';

export const videoPlayerStates: State<VideoPlayerProps>[] = [
  { name: 'plays', props: { src: videoSample.plays } },
  { name: 'cannot be played', props: { src: videoSample.doesNotPlay } },
];
