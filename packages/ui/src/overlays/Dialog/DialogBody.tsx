import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import * as styles from './Dialog.css.ts';

/** Returns whether an element's content overflows; follows size changes of both. */
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
  /** Accessible name of the scrollable part: the dialog's title. */
  label: string;
  /** Takes the remaining height. @default false */
  fills?: boolean | undefined;
  /** Text and controls. */
  children: ReactNode;
}

/** The part between a dialog's header and footer. It scrolls if it is too long, by keyboard too. */
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
