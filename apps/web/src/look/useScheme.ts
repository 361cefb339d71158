import { SCHEME_COOKIE } from '@rostra/contract';
import type { PageLook } from '@rostra/contract';
import { useCallback } from 'react';
import { useServices } from '../app/ServicesContext.tsx';
import { useStore } from '../app/useStore.ts';
import { writeCookie } from './cookies.ts';

/** Light or dark as chosen, null as the device; and a function that chooses (UI-17). */
export function useScheme(): {
  scheme: PageLook['scheme'];
  choose: (scheme: PageLook['scheme']) => void;
} {
  const { look } = useServices();
  const { scheme } = useStore(look);
  const choose = useCallback(
    (next: PageLook['scheme']) => {
      writeCookie(SCHEME_COOKIE, next ?? '', { isKept: true });
      if (next === null) delete document.documentElement.dataset['scheme'];
      else document.documentElement.dataset['scheme'] = next;
      look.set((current) => ({ ...current, scheme: next }));
    },
    [look],
  );
  return { scheme, choose };
}
