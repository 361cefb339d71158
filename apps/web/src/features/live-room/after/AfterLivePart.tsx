import { Suspense, lazy } from 'react';

const AfterLive = lazy(() => import('./AfterLive.tsx'));

/** What leads on from the end; its code comes with the end. */
export function AfterLivePart() {
  return (
    <Suspense fallback={null}>
      <AfterLive />
    </Suspense>
  );
}
