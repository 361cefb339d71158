import { useCallback, useEffect, useRef, useState } from 'react';
import { tabStore } from '../browser/siteData/textStores.ts';

const PREFIX = 'rostra.draft.';

/** Text that was entered but not sent, kept for the tab. */
export const draftStore = {
  read<Draft>(key: string): Draft | undefined {
    try {
      const text = tabStore.read(PREFIX + key);
      return text === null ? undefined : (JSON.parse(text) as Draft);
    } catch {
      return undefined;
    }
  },
  write: (key: string, draft: unknown): void => tabStore.write(PREFIX + key, JSON.stringify(draft)),
  remove: (key: string): void => tabStore.remove(PREFIX + key),
};

export interface DraftState<Draft> {
  readonly draft: Draft;
  /** Changes some fields. */
  readonly change: (part: Partial<Draft>) => void;
  /** Deletes the draft after it was sent. */
  readonly discard: () => void;
  /** Whether there is unsent input. */
  readonly isDirty: boolean;
}

/**
 * The values of a form, kept through errors, logouts and reloads of the tab. Passwords and codes
 * should stay in `useState` instead.
 *
 * @param key names the form, with the ID of its subject
 */
export function useDraft<Draft extends object>(key: string, initial: Draft): DraftState<Draft> {
  const first = useRef(initial);
  const [draft, setDraft] = useState(initial);
  const [isDirty, setDirty] = useState(false);
  const shownKey = useRef(key);
  useEffect(() => {
    // Read after hydration, as the server's page knows no drafts.
    const kept = draftStore.read<Draft>(key);
    if (!kept && shownKey.current === key) return;
    // The same form may now have another subject.
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
