import { useMemo } from 'react';
import { useServices } from '../app/ServicesContext.tsx';
import { pushToast } from './pushToast.ts';

export interface ToastApi {
  readonly success: (text: string) => void;
  readonly info: (text: string) => void;
  readonly warning: (text: string) => void;
  readonly danger: (text: string) => void;
}

/** Raises short messages at the edge of the page; at most three stand at once (UI-10). */
export function useToast(): ToastApi {
  const { toasts } = useServices();
  return useMemo(
    () => ({
      success: (text) => pushToast(toasts, 'success', text),
      info: (text) => pushToast(toasts, 'info', text),
      warning: (text) => pushToast(toasts, 'warning', text),
      danger: (text) => pushToast(toasts, 'danger', text),
    }),
    [toasts],
  );
}
