import { useStore } from '../app/useStore.ts';
import { useConsole } from './ConsoleServices.ts';

/** Renders the messages; nothing before the first one. */
export function ConsoleToasts() {
  const { toasts } = useConsole();
  const parts = useStore(toasts.parts);
  const plain = useStore(toasts.plain);
  return (
    <>
      {parts && <parts.Toasts store={parts.store} />}
      {plain !== null && <p role="alert">{plain}</p>}
    </>
  );
}
