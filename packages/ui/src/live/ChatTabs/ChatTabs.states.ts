import type { State } from '../../story/matrix.ts';
import type { ChatTabsProps } from './ChatTabs.tsx';

const nothing = () => undefined;

/** The story provides names and messages, in its language. */
export const chatTabsStates: State<ChatTabsProps>[] = [
  { name: 'people', props: { attendeeCount: 418, unread: 5, hands: 2 } },
  { name: 'groups and people', props: { selected: 'messages' } },
  { name: 'a private chat', props: { selected: 'messages', openId: 'zhouYuanhang' } },
  { name: 'with an absent partner', props: { selected: 'messages', openId: 'danielOkafor' } },
  { name: 'nothing yet', props: { selected: 'messages', conversations: [] } },
  {
    name: 'not loaded',
    props: { selected: 'messages', conversations: [], status: 'failed', onRetry: nothing },
  },
  { name: 'public chat not allowed', props: { selected: 'public_chat', isChatAllowed: false } },
];
