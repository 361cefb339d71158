import { useLate } from './useLate.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Tells screen readers what its part of the page appears with; the place for the words stands before them. */
export function LateStatus({ children }: { children: string }) {
  const isLate = useLate();
  return (
    <VisuallyHidden>
      <span role="status">{isLate && children}</span>
    </VisuallyHidden>
  );
}
