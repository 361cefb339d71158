import { LiveError } from '@rostra/live-core';
import type { RoomText } from '../liveTextOf.ts';
import type { RoomContextValue } from '../RoomContext.ts';
import { roomErrorText } from './roomErrorText.ts';

/**
 * Makes the function that runs acts for the parts of a room.
 *
 * @param notify called with the reason for a failed act, unless the room shows it elsewhere
 */
export const runWithNotice =
  (t: RoomText, notify: (text: string) => void): RoomContextValue['run'] =>
  async (act) => {
    try {
      await act;
      return true;
    } catch (error) {
      if (!(error instanceof LiveError)) throw error;
      const text = roomErrorText(t, error);
      if (text !== '') notify(text);
      return false;
    }
  };
