import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Width and height of an element in px as they change; `first` until it has been measured. */
export function useSize(
  element: RefObject<HTMLElement | null>,
  first: { width: number; height: number },
): { width: number; height: number } {
  const [size, setSize] = useState(first);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const read = () => {
      const { clientWidth: width, clientHeight: height } = measured;
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
