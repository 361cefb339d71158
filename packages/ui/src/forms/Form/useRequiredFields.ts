import { useCallback, useMemo, useRef, useState } from 'react';
import type { RequiredFields } from '../Field/requiredField.tsx';

const NONE: ReadonlySet<string> = new Set();

/**
 * Collects the required fields of a form.
 *
 * @returns the context for the fields, and `check`, which marks the empty ones and returns whether
 *   none is empty
 */
export function useRequiredFields(): { context: RequiredFields; check: () => boolean } {
  const [missing, setMissing] = useState(NONE);
  const fields = useRef(new Map<string, () => boolean>());
  const add = useCallback((id: string, isEmpty: () => boolean) => {
    fields.current.set(id, isEmpty);
    return () => void fields.current.delete(id);
  }, []);
  const context = useMemo(() => ({ missing, add }), [missing, add]);
  const check = (): boolean => {
    const found = [...fields.current].filter(([, isEmpty]) => isEmpty());
    setMissing(found.length === 0 ? NONE : new Set(found.map(([id]) => id)));
    return found.length === 0;
  };
  return { context, check };
}
