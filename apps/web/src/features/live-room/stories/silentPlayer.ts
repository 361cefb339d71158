import type { Player } from '../sounds/SoundPlayer.ts';

/** Plays the room's own sounds silently, so that stories do not depend on a press. */
export const silentPlayer = (): Player => ({
  loop: false,
  volume: 1,
  play: () => Promise.resolve(),
  pause: () => undefined,
});
