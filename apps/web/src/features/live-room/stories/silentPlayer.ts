import type { Player } from '../sounds/SoundPlayer.ts';

/** Plays the room's own sounds without a sound, so that stories are the same with and without a press. */
export const silentPlayer = (): Player => ({
  loop: false,
  volume: 1,
  play: () => Promise.resolve(),
  pause: () => undefined,
});
