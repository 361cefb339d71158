import { Suspense, lazy } from 'react';

const AfterSession = lazy(() => import('./AfterSession.tsx'));

/** Next steps after the end; their code loads at the end. */
export function AfterSessionContainer() {
  return (
    <Suspense fallback={null}>
      <AfterSession />
    </Suspense>
  );
}
