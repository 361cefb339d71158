import { ConversationsController } from '@rostra/live-core/conversations';
import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useRoom } from '../RoomContext.ts';
import { sessionCache } from '../session/sessionCache.ts';
import { ConversationsContext, UNKNOWN_CONVERSATIONS } from './ConversationsContext.ts';

/** Follows the user's group and private chats while the room is open, independent of its panel (LCHT-06). */
export function ConversationsProvider({ children }: { children: ReactNode }) {
  const { session, conversations: api } = useRoom();
  const [controller, setController] = useState<ConversationsController | null>(null);
  const [state, setState] = useState(UNKNOWN_CONVERSATIONS.state);
  useEffect(() => {
    const made = new ConversationsController(session.port, api, sessionCache);
    const off = made.state.subscribe(() => setState(made.state.get()));
    made.start();
    setController(made);
    return () => {
      off();
      made.stop();
      setController(null);
    };
  }, [session, api]);
  const value = useMemo(() => ({ controller, state }), [controller, state]);
  return <ConversationsContext value={value}>{children}</ConversationsContext>;
}
