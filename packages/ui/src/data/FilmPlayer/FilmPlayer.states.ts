import { filmSample } from '../../story/filmSample.ts';
import type { State } from '../../story/matrix.ts';
import type { FilmPlayerProps } from './FilmPlayer.tsx';

export const filmPlayerStates: State<FilmPlayerProps>[] = [
  { name: 'plays', props: { src: filmSample.plays } },
  { name: 'cannot be played', props: { src: filmSample.doesNotPlay } },
];
