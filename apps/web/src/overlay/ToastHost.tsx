import { useServices } from '../app/ServicesContext.tsx';
import { useStore } from '../app/useStore.ts';

/** Where messages stand; nothing before the first one. */
export function ToastHost() {
  const { toasts } = useServices();
  const parts = useStore(toasts.parts);
  return parts && <parts.Toasts store={parts.store} />;
}
