import { NO_PHONES, PhoneTool } from '@rostra/live-core/phone';
import type { PhoneState } from '@rostra/live-core/phone';
import { useEffect, useState } from 'react';
import { useRoom } from '../RoomContext.ts';

/** Follows the phones while the panel is visible; the tool is null until then. */
export function usePhones(): { tool: PhoneTool | null; state: PhoneState } {
  const { session, phones: api } = useRoom();
  const [tool, setTool] = useState<PhoneTool | null>(null);
  const [state, setState] = useState(NO_PHONES);
  useEffect(() => {
    const made = new PhoneTool(session.port, api);
    const off = made.state.subscribe(() => setState(made.state.get()));
    made.start();
    setTool(made);
    return () => {
      off();
      made.leave();
    };
  }, [session, api]);
  return { tool, state };
}
