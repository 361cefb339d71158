import { NO_PHONES, PhoneController } from '@rostra/live-core/phone';
import type { PhoneState } from '@rostra/live-core/phone';
import { useEffect, useState } from 'react';
import { useRoom } from '../RoomContext.ts';

/** Follows the phones while the panel is visible; the controller is null until then. */
export function usePhones(): { controller: PhoneController | null; state: PhoneState } {
  const { session, phones: api } = useRoom();
  const [controller, setController] = useState<PhoneController | null>(null);
  const [state, setState] = useState(NO_PHONES);
  useEffect(() => {
    const made = new PhoneController(session.port, api);
    const off = made.state.subscribe(() => setState(made.state.get()));
    made.start();
    setController(made);
    return () => {
      off();
      made.leave();
    };
  }, [session, api]);
  return { controller, state };
}
