import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { KeyboardEvent } from 'react';
import { useSeenPart } from '../../data/WindowedList/useSeenPart.ts';
import type { AttendeeSource } from './attendeeSource.ts';
import { HEAD_HEIGHT, placeRows, positionOf, ROW_HEIGHT, rowAt } from './placeRows.ts';

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: -Infinity,
  End: Infinity,
};

/** Returns the rendered part of the list, with arrow keys to move from row to row. */
export function useRowWindow(source: AttendeeSource, hasActions: boolean) {
  const scroll = useRef<HTMLDivElement>(null);
  const { view, read } = useSeenPart(scroll, ROW_HEIGHT);
  const sections = useSyncExternalStore(source.subscribe, source.sections, source.sections);
  const [requested, setCurrent] = useState(0);
  const isMoving = useRef(false);
  const total = sections.reduce((sum, { count }) => sum + count, 0);
  const last = Math.max(0, total - 1);
  const placed = useMemo(
    () => placeRows(sections, view.top, view.height),
    [sections, view.top, view.height],
  );
  // Keeps a tab stop after the focused row has scrolled out of view.
  const drawn = placed.windows.map(({ section, from, until }) => {
    const first = positionOf(sections, section.id, 0);
    return { from: first + from, until: first + until };
  });
  const isDrawn = drawn.some(({ from, until }) => requested >= from && requested < until);
  const current = isDrawn ? requested : (drawn[0]?.from ?? 0);

  useEffect(() => {
    if (!isMoving.current) return;
    const button = scroll.current?.querySelector<HTMLElement>('[data-current]');
    if (!button) return;
    isMoving.current = false;
    button.focus({ preventScroll: true });
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const place = scroll.current;
    if (step === undefined || !place || !hasActions) return;
    event.preventDefault();
    const next = Math.min(last, Math.max(0, current + step));
    const top = rowAt(sections, next)?.top ?? 0;
    if (top - HEAD_HEIGHT < place.scrollTop) place.scrollTop = top - HEAD_HEIGHT;
    else if (top + ROW_HEIGHT > place.scrollTop + place.clientHeight)
      place.scrollTop = top + ROW_HEIGHT - place.clientHeight;
    isMoving.current = true;
    setCurrent(next);
    read();
  };

  return {
    scroll,
    sections,
    total,
    placed,
    current,
    onKeyDown,
    onScroll: read,
  };
}
