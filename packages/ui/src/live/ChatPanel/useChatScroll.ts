import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { topsOf, windowOf } from './windowOf.ts';

/** Distance from the end, in px, within which the reader counts as reading the newest. */
const NEAR = 40;
/** Viewport height until it has been measured, in px. */
const FIRST_HEIGHT = 480;

export interface ChatScrollOptions {
  /** Keys of the rows in order. */
  keys: readonly string[];
  /** The newest message is the reader's own: the chat scrolls to it from any position. */
  isLastOwn: boolean;
  /** Milliseconds until the chat scrolls to a new message (live §9). */
  delay: number;
  onReadNewest: (() => void) | undefined;
}

/** Scrolls to the end and returns the resulting offset, in px. */
function moveToEnd(place: HTMLElement): number {
  place.scrollTop = place.scrollHeight;
  return place.scrollTop;
}

/**
 * Renders the visible rows, and follows the newest message while the reader is at the end. Keeps the
 * position while older messages load above and rows are measured.
 */
export function useChatScroll({ keys, isLastOwn, delay, onReadNewest }: ChatScrollOptions) {
  const scroll = useRef<HTMLDivElement>(null);
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map());
  const [view, setView] = useState({ top: 0, height: FIRST_HEIGHT });
  const [isAtEnd, setAtEnd] = useState(true);
  /** The row at the upper edge and its distance from it; null while at the end. */
  const anchor = useRef<{ key: string; offset: number } | null>(null);
  /** The offset after the last automatic scroll to the end. Only the reader can scroll above it. */
  const endTop = useRef(0);
  const lastKey = keys.at(-1);
  const [settledKey, setSettledKey] = useState(lastKey);
  const tops = useMemo(() => topsOf(keys, heights), [keys, heights]);
  const shown = windowOf(tops, view.top, view.height);

  const toEnd = () => {
    anchor.current = null;
    setAtEnd(true);
    setSettledKey(lastKey);
    if (scroll.current) endTop.current = moveToEnd(scroll.current);
  };

  const onScroll = () => {
    const place = scroll.current;
    if (!place) return;
    const { scrollTop: top, clientHeight: height, scrollHeight } = place;
    const isNear = scrollHeight - top - height <= NEAR;
    // The event of our own scroll arrives a frame later, when more rows may have come below.
    const isEnd = isNear || (isAtEnd && top >= endTop.current);
    const first = windowOf(tops, top, 0);
    const rows = place.querySelectorAll<HTMLElement>('[data-row]');
    const row = [...rows].find((candidate) => candidate.offsetTop + candidate.offsetHeight > top);
    anchor.current =
      isEnd || !row ? null : { key: row.dataset['row'] ?? '', offset: row.offsetTop - top };
    setAtEnd(isEnd);
    if (isNear) setSettledKey(lastKey);
    if (first.from !== shown.from || top !== view.top || height !== view.height)
      setView({ top, height });
  };

  // Measures the rendered rows, then restores the position in the same frame.
  useLayoutEffect(() => {
    const place = scroll.current;
    if (!place) return;
    let found: Map<string, number> | undefined;
    for (const row of place.querySelectorAll<HTMLElement>('[data-row]')) {
      const key = row.dataset['row'] ?? '';
      const height = row.offsetHeight;
      if ((found ?? heights).get(key) === height) continue;
      found ??= new Map(heights);
      found.set(key, height);
    }
    if (found) setHeights(found);
    const isWaiting = settledKey !== undefined && settledKey !== lastKey;
    const kept = anchor.current;
    if (kept) {
      const row = place.querySelector<HTMLElement>(`[data-row="${CSS.escape(kept.key)}"]`);
      const at = keys.indexOf(kept.key);
      const top = row ? row.offsetTop : tops[at];
      if (at >= 0 && top !== undefined && place.scrollTop !== top - kept.offset)
        place.scrollTop = top - kept.offset;
    } else if (!isWaiting) endTop.current = moveToEnd(place);
    // If rows became fewer or lower, the browser has already scrolled up.
    endTop.current = Math.min(endTop.current, place.scrollHeight - place.clientHeight);
    if (place.clientHeight !== view.height || place.scrollTop !== view.top)
      setView({ top: place.scrollTop, height: place.clientHeight });
  }, [keys, tops, heights, view, settledKey, lastKey]);

  const newest = useRef(toEnd);
  useEffect(() => {
    newest.current = toEnd;
  });
  const follows = isAtEnd || isLastOwn;
  const isBehind = settledKey !== lastKey;
  // Counts from the first new message: in a busy room there is always another one.
  useEffect(() => {
    if (!follows || !isBehind) return;
    const timer = setTimeout(() => newest.current(), delay);
    return () => clearTimeout(timer);
  }, [follows, isBehind, settledKey, delay]);

  useEffect(() => {
    if (isAtEnd && lastKey !== undefined && settledKey === lastKey) onReadNewest?.();
  }, [isAtEnd, settledKey, lastKey, onReadNewest]);

  return { scroll, shown, isAtEnd, toEnd, onScroll };
}
