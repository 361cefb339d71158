import { useEffect, useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * Tells screen readers what its part of the page appears with. The place for the words stands a frame
 * before them: some readers are silent about a status that comes with its words.
 */
export function LateStatus({ children }: { children: string }) {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setThere(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <VisuallyHidden>
      <span role="status">{isThere && children}</span>
    </VisuallyHidden>
  );
}
