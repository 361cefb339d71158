import { Suspense, lazy } from 'react';
import { useServices } from '../app/ServicesContext.tsx';
import { useStore } from '../app/useStore.ts';

const ToastList = lazy(() => import('./ToastList.tsx'));

/** Where messages stand; their code comes with the first one. */
export function ToastHost() {
  const { toasts } = useServices();
  const standing = useStore(toasts);
  if (standing.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ToastList toasts={standing} />
    </Suspense>
  );
}
