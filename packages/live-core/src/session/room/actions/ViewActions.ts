import type { RoomController } from '../RoomController.ts';
import type { RoomTab } from '../RoomState.ts';

/** The user's own window: the tab, the audience list and the notices. */
export interface ViewActions {
  /** Selects a tab and marks its unread items as read. */
  readonly setTab: (tab: RoomTab) => void;
  readonly searchAudience: (keyword: string) => Promise<void>;
  /** @param page counted from 1 */
  readonly requestAudiencePage: (page: number) => Promise<void>;
  /** Loads the rows shown by a window over the list, counted from 0. */
  readonly showAudienceRows: (first: number, last: number) => Promise<void>;
  /** Reloads the visible pages of the audience; the server does not publish who joins it. */
  readonly refreshAudience: () => Promise<void>;
  readonly dismissNotice: (id: number) => void;
}

/** Creates the actions on this user's view: tabs, audience pages and notices. */
export function makeViewActions(room: RoomController): ViewActions {
  return {
    setTab: (tab) => {
      const { unread } = room.state;
      room.patch({ tab, unread: { ...unread, [tab]: 0 } });
      room.keepChat();
    },
    searchAudience: (keyword) => room.audience.search(keyword.trim()),
    requestAudiencePage: (page) => room.audience.request(page),
    showAudienceRows: (first, last) => room.audience.showRows(first, last),
    refreshAudience: () => room.audience.invalidate(),
    dismissNotice: (id) => room.notices.dismiss(id),
  };
}
