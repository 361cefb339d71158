import type { State } from '../../story/matrix.ts';
import type { RoomTabsProps } from './RoomTabs.tsx';

export const roomTabsStates: State<RoomTabsProps>[] = [
  { name: 'people', props: { attendeeCount: 418, unread: 5 } },
  { name: 'people, count not shown, nothing unread', props: {} },
  { name: 'public chat', props: { selected: 'public_chat', attendeeCount: 418 } },
  { name: 'many unread', props: { attendeeCount: 10_000, unread: 1200 } },
  { name: 'hands up', props: { selected: 'public_chat', attendeeCount: 418, hands: 2 } },
  { name: 'chat not allowed', props: { selected: 'public_chat', isChatAllowed: false } },
];
