import { LiveError } from '@rostra/live-core';
import type { RoomText } from './liveTextOf.ts';
import type { RoomContextValue } from './RoomContext.ts';
import { roomErrorText } from './roomErrorText.ts';

/**
 * How the parts of a room act.
 *
 * @param tell gets why an act failed, in words, where the room does not say it in another place
 */
export const runTelling =
  (t: RoomText, tell: (text: string) => void): RoomContextValue['run'] =>
  async (act) => {
    try {
      await act;
      return true;
    } catch (error) {
      if (!(error instanceof LiveError)) throw error;
      const text = roomErrorText(t, error);
      if (text !== '') tell(text);
      return false;
    }
  };
