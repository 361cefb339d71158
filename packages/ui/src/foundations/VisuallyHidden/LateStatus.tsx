import { useLate } from './useLate.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * Announces text that appears together with its part of the page: its status region mounts before
 * its text.
 */
export function LateStatus({ children }: { children: string }) {
  const isLate = useLate();
  return (
    <VisuallyHidden>
      <span role="status">{isLate && children}</span>
    </VisuallyHidden>
  );
}
