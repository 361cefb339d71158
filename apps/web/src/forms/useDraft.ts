import { useCallback, useEffect, useRef, useState } from 'react';
import { draftStore } from './draftStore.ts';

export interface DraftState<Draft> {
  readonly draft: Draft;
  /** Changes some fields. */
  readonly change: (part: Partial<Draft>) => void;
  /** Forgets the draft, after it was sent. */
  readonly discard: () => void;
  /** Something was typed that is not sent yet. */
  readonly isDirty: boolean;
}

/**
 * The values of a form, kept through errors, log-outs and reloads of the tab. Passwords and codes
 * do not belong in it: hold them in `useState`.
 *
 * @param key names the form, with the id of what it is about
 */
export function useDraft<Draft extends object>(key: string, initial: Draft): DraftState<Draft> {
  const first = useRef(initial);
  const [draft, setDraft] = useState(initial);
  const [isDirty, setDirty] = useState(false);
  const shownKey = useRef(key);
  useEffect(() => {
    // Read after hydration: the server's page knows no drafts.
    const kept = draftStore.read<Draft>(key);
    if (!kept && shownKey.current === key) return;
    // The same form may be about another thing now.
    shownKey.current = key;
    setDraft({ ...first.current, ...kept });
    setDirty(kept !== undefined);
  }, [key]);
  const change = useCallback(
    (part: Partial<Draft>) => {
      setDirty(true);
      setDraft((current) => {
        const next = { ...current, ...part };
        draftStore.write(key, next);
        return next;
      });
    },
    [key],
  );
  const discard = useCallback(() => {
    draftStore.remove(key);
    setDirty(false);
    setDraft(first.current);
  }, [key]);
  return { draft, change, discard, isDirty };
}
