import { ConversationsTool, NO_CONVERSATIONS } from '@rostra/live-core/conversations';
import type { ConversationsState } from '@rostra/live-core/conversations';
import { useEffect, useState } from 'react';
import { useRoom } from '../RoomContext.ts';
import { sessionCache } from '../sessionCache.ts';

/** The reader's group and private chats, followed as long as the room stands. */
export function useConversations(): {
  /** Null before it follows. */
  readonly tool: ConversationsTool | null;
  readonly state: ConversationsState;
} {
  const { session, conversations: api } = useRoom();
  const [tool, setTool] = useState<ConversationsTool | null>(null);
  const [state, setState] = useState(NO_CONVERSATIONS);
  useEffect(() => {
    const made = new ConversationsTool(session.port, api, sessionCache);
    const off = made.state.subscribe(() => setState(made.state.get()));
    made.start();
    setTool(made);
    return () => {
      off();
      made.stop();
      setTool(null);
    };
  }, [session, api]);
  return { tool, state };
}
