import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { rowsInSight } from './rowsInSight.ts';
import { useSeenPart } from './useSeenPart.ts';
import type { RowId, WindowedOrder, WindowedSource } from './windowedSource.ts';

/** The row at the upper edge, and how far it is above it in px. */
interface Anchor<Id> {
  id: Id;
  above: number;
}

/** Returns the rows to render; keeps the scroll position and the focus while rows come and go. */
export function useWindow<Id extends RowId>(source: WindowedSource<Id>, rowHeight: number) {
  const place = useRef<HTMLDivElement>(null);
  const { view, read: see } = useSeenPart(place, rowHeight);
  const order = useSyncExternalStore(source.subscribe, source.order, source.order);
  const [focused, setFocused] = useState<Id | null>(null);
  const anchor = useRef<Anchor<Id> | null>(null);
  const anchoredIn = useRef<WindowedOrder<Id>>(order);

  const read = () => {
    const element = place.current;
    if (!element) return;
    const { scrollTop } = element;
    const first = Math.floor(scrollTop / rowHeight);
    const id = order.idAt(first);
    // At the very top the reader sees what is new.
    anchor.current =
      id === undefined || scrollTop <= 0 ? null : { id, above: scrollTop - first * rowHeight };
    see();
  };

  // After rows came or went above, the one at the edge keeps its position, before anything is
  // painted.
  useLayoutEffect(() => {
    if (anchoredIn.current === order) return;
    anchoredIn.current = order;
    const kept = anchor.current;
    const index = kept ? (order.indexOf?.(kept.id) ?? -1) : -1;
    if (place.current && kept && index >= 0)
      place.current.scrollTop = index * rowHeight + kept.above;
    read();
  });

  const at = focused === null ? -1 : (order.indexOf?.(focused) ?? -1);
  return { place, order, read, setFocused, ...rowsInSight(order.count, rowHeight, view, at) };
}
