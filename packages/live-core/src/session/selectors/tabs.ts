import { ROOM_TABS } from '../room/RoomState.ts';
import type { RoomState, RoomTab } from '../room/RoomState.ts';
import { canReadChat } from './rights.ts';

const WITHOUT_CHAT: readonly RoomTab[] = ['attendees'];

/** Host and staff always have the public chat; others while it is open or permitted to them (LCHT-04). */
export const visibleTabs = (state: RoomState): readonly RoomTab[] =>
  canReadChat(state) ? ROOM_TABS : WITHOUT_CHAT;

/** Returns the selected tab, or attendees if it is not available (LCHT-03, LCHT-04). */
export const currentTab = (state: RoomState): RoomTab =>
  visibleTabs(state).includes(state.tab) ? state.tab : 'attendees';

/** Returns the number of unread items of a tab. */
export const unreadCount = (state: RoomState, tab: RoomTab): number =>
  visibleTabs(state).includes(tab) ? state.unread[tab] : 0;
