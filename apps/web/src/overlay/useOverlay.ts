import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useServices } from '../app/ServicesContext.tsx';

export interface OverlayApi {
  /**
   * Opens a dialog over the screen. `render` gets the function that closes it, with a result. Returns
   * the result, or undefined when it was dismissed or a logout closed it (ERR-10).
   */
  readonly open: <Result = void>(
    render: (close: (result?: Result) => void) => ReactNode,
  ) => Promise<Result | undefined>;
  readonly closeAll: () => void;
}

let lastId = 0;

/** Opens dialogs from anywhere. Load their code with `lazy`, so that it loads on first use. */
export function useOverlay(): OverlayApi {
  const { overlays } = useServices();
  return useMemo(
    () => ({
      open: <Result>(render: (close: (result?: Result) => void) => ReactNode) =>
        new Promise<Result | undefined>((resolve) => {
          lastId += 1;
          const id = lastId;
          const unsubscribe = overlays.subscribe(() => {
            if (overlays.get().some((overlay) => overlay.id === id)) return;
            unsubscribe();
            resolve(undefined);
          });
          const close = (result?: Result): void => {
            resolve(result);
            overlays.set((open) => open.filter((overlay) => overlay.id !== id));
          };
          overlays.set((open) => [...open, { id, render: () => render(close) }]);
        }),
      closeAll: () => overlays.set([]),
    }),
    [overlays],
  );
}
