import { useServices } from '../app/ServicesContext.tsx';
import { useStore } from '../app/useStore.ts';
import * as styles from './ToastHost.css.ts';

/** Where messages stand; nothing before the first one. */
export function ToastHost() {
  const { toasts } = useServices();
  const parts = useStore(toasts.parts);
  const plain = useStore(toasts.plain);
  return (
    <>
      {parts && <parts.Toasts store={parts.store} />}
      {plain !== null && (
        <p role="alert" className={styles.plain}>
          {plain}
        </p>
      )}
    </>
  );
}
