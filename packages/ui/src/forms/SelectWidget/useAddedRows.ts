import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Scrolls to the first row of a further page, which otherwise arrives below the visible part.
 *
 * @param count loaded rows
 * @param page the page requested last; the first one replaces all rows
 * @returns the list's ref, and the number of rows that the last page added
 */
export function useAddedRows(
  count: number,
  page: number,
): { rows: RefObject<HTMLDivElement | null>; added: number } {
  const rows = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(count);
  const [added, setAdded] = useState(0);
  if (count !== shown) {
    setShown(count);
    setAdded(page > 1 && count > shown ? count - shown : 0);
  }
  useEffect(() => {
    if (added === 0) return;
    const options = rows.current?.querySelectorAll('[role="option"]');
    options?.[count - added]?.scrollIntoView({ block: 'nearest' });
  }, [count, added]);
  return { rows, added };
}
