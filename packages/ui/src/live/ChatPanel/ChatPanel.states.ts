import type { State } from '../../story/matrix.ts';
import type { ChatPanelProps } from './ChatPanel.tsx';

const nothing = () => undefined;

/** The story provides the messages, in its language. */
export const chatPanelStates: State<ChatPanelProps>[] = [
  { name: 'messages', props: {} },
  { name: 'older can be loaded', props: { onLoadOlder: nothing } },
  { name: 'older are loading', props: { onLoadOlder: nothing, isLoadingOlder: true } },
  { name: 'unread', props: { unreadFrom: 'm3' } },
  { name: 'for super roles', props: { onRemove: nothing } },
  { name: 'no messages yet', props: { messages: [] } },
  { name: 'nothing could be read', props: { messages: [], onRetry: nothing } },
];
