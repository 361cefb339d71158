import type { ToastMessage } from '@rostra/ui/toastStore';
import { useMemo } from 'react';
import { useServices } from '../app/ServicesContext.tsx';

export interface ToastApi {
  readonly success: (text: string) => void;
  readonly info: (text: string) => void;
  readonly warning: (text: string) => void;
  readonly danger: (text: string) => void;
}

/** Shows short messages at the edge of the page, at most three at once (UI-10). */
export function useToast(): ToastApi {
  const { toasts } = useServices();
  return useMemo(() => {
    const raise = (tone: ToastMessage['tone']) => (text: string) => toasts.show({ tone, text });
    return {
      success: raise('success'),
      info: raise('info'),
      warning: raise('warning'),
      danger: raise('danger'),
    };
  }, [toasts]);
}
