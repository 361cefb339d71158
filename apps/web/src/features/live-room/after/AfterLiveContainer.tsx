import { Suspense, lazy } from 'react';

const AfterLive = lazy(() => import('./AfterLive.tsx'));

/** Next steps after the end; their code loads at the end. */
export function AfterLiveContainer() {
  return (
    <Suspense fallback={null}>
      <AfterLive />
    </Suspense>
  );
}
