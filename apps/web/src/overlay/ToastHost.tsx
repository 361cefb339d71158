import { createPortal } from 'react-dom';
import { useServices } from '../app/ServicesContext.tsx';
import { useStore } from '../app/useStore.ts';
import * as styles from './ToastHost.css.ts';
import { useFullScreenElement } from './useFullScreenElement.ts';

/** Renders the messages; nothing before the first one. In full screen they appear inside its element. */
export function ToastHost() {
  const { toasts } = useServices();
  const parts = useStore(toasts.parts);
  const plain = useStore(toasts.plain);
  const full = useFullScreenElement();
  const messages = (
    <>
      {parts && <parts.Toasts store={parts.store} />}
      {plain !== null && (
        <p role="alert" className={styles.plain}>
          {plain}
        </p>
      )}
    </>
  );
  return full ? createPortal(messages, full) : messages;
}
