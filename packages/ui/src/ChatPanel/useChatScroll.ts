import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { topsOf, windowOf } from './windowOf.ts';

/** So near to the end, in px, the reader is taken to read the newest. */
const NEAR = 40;
/** Until the place has been measured. */
const FIRST_HEIGHT = 480;

export interface ChatScrollOptions {
  /** Keys of the rows in their order. */
  keys: readonly string[];
  /** The newest message is the reader's own: the chat goes to it wherever he is. */
  isLastOwn: boolean;
  /** Ms from a new message until the chat has moved to it (live §9). */
  delay: number;
  onReadNewest: (() => void) | undefined;
}

/** Gives where it is then, in px. */
function moveToEnd(place: HTMLElement): number {
  place.scrollTop = place.scrollHeight;
  return place.scrollTop;
}

/**
 * Draws the rows in sight, keeps the place while older ones come in above and heights become known,
 * and follows the newest message while the reader is at the end.
 */
export function useChatScroll({ keys, isLastOwn, delay, onReadNewest }: ChatScrollOptions) {
  const scroll = useRef<HTMLDivElement>(null);
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map());
  const [view, setView] = useState({ top: 0, height: FIRST_HEIGHT });
  const [isAtEnd, setAtEnd] = useState(true);
  /** The row at the upper edge and how far it stands from it; null while at the end. */
  const anchor = useRef<{ key: string; offset: number } | null>(null);
  /** Where the end was when the chat moved to it: above it is the reader by his own doing alone. */
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
    // Of a move of ours is told a frame later, when more may have come below.
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

  // Heights of what has been drawn; then the place of before, in the same frame.
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
    // Where rows have become fewer or lower, the browser has moved up by itself.
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
  // Counted from the first message that came: where many write, there is always another one.
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
