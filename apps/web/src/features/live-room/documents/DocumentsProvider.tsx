import { PreviewController } from '@rostra/live-core/preview';
import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useRoom } from '../RoomContext.ts';
import { DocumentsContext, NO_DOCUMENTS } from './DocumentsContext.ts';

/** Follows the room's documents for all of its parts. */
export function DocumentsProvider({ children }: { children: ReactNode }) {
  const { session, documents: api } = useRoom();
  const [controller, setController] = useState<PreviewController | null>(null);
  const [state, setState] = useState(NO_DOCUMENTS.state);
  useEffect(() => {
    const made = new PreviewController(session.port, api);
    const off = made.state.subscribe(() => setState(made.state.get()));
    made.start();
    setController(made);
    return () => {
      off();
      made.stop();
      setController(null);
      setState(NO_DOCUMENTS.state);
    };
  }, [session, api]);
  const value = useMemo(() => ({ controller, state }), [controller, state]);
  return <DocumentsContext value={value}>{children}</DocumentsContext>;
}
