import { Suspense, lazy, useCallback } from 'react';
import type { Confirmation } from './ConfirmAct.tsx';
import { useOverlay } from './useOverlay.ts';

const ConfirmAct = lazy(() => import('./ConfirmAct.tsx'));

/** Asks for confirmation before an act that cannot be undone or costs money; true for yes. */
export function useConfirm(): (question: Confirmation) => Promise<boolean> {
  const { open } = useOverlay();
  return useCallback(
    async (question) =>
      (await open<boolean>((close) => (
        <Suspense fallback={null}>
          <ConfirmAct {...question} onAnswer={close} />
        </Suspense>
      ))) === true,
    [open],
  );
}
