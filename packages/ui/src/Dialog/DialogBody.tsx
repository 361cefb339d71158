import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import * as styles from './Dialog.css.ts';

/** Whether an element holds more than is seen of it; followed as it and what it holds change their sizes. */
function useOverflows(frame: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const element = frame.current;
    const held = element?.firstElementChild;
    if (!element || !held) return;
    const read = () => setOverflows(element.scrollHeight > element.clientHeight);
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    observer.observe(held);
    return () => observer.disconnect();
  }, [frame]);
  return overflows;
}

export interface DialogBodyProps {
  /** Names the part where the keyboard scrolls it: the dialog's title. */
  label: string;
  /** Whether it takes what is left of the height. @default false */
  fills?: boolean | undefined;
  /** Words and controls. */
  children: ReactNode;
}

/** What stands between a dialog's head and foot: it scrolls where it is too long, by keys too. */
export function DialogBody({ label, fills = false, children }: DialogBodyProps) {
  const frame = useRef<HTMLDivElement>(null);
  const overflows = useOverflows(frame);
  return (
    <div
      ref={frame}
      className={styles.body({ fills })}
      {...(overflows ? { tabIndex: 0, role: 'group', 'aria-label': label } : {})}
    >
      <div>{children}</div>
    </div>
  );
}
