import { canControl } from '@rostra/live-core';
import type { RoomState } from '@rostra/live-core';

/**
 * Returns the number of raised hands that await the user; 0 without the right to bring members on
 * stage (LMEM-68).
 */
export const handsWaiting = (state: RoomState): number =>
  canControl(state) ? state.hands.length : 0;
