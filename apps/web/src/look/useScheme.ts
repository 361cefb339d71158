import { SCHEME_COOKIE } from '@rostra/contract';
import type { PageLook } from '@rostra/contract';
import { useCallback } from 'react';
import { useServices } from '../app/ServicesContext.tsx';
import { useStore } from '../app/useStore.ts';

/** Keeps the choice for later pages. If its code fails to load, the choice holds for this page only. */
async function keepScheme(scheme: PageLook['scheme']): Promise<void> {
  try {
    const { writeCookie } = await import('./cookies.ts');
    writeCookie(SCHEME_COOKIE, scheme ?? '', { isKept: true });
  } catch {
    // Nothing is kept then.
  }
}

/** Returns the selected scheme, null for the device's, and a function that selects one (UI-17). */
export function useScheme(): {
  scheme: PageLook['scheme'];
  choose: (scheme: PageLook['scheme']) => void;
} {
  const { look } = useServices();
  const { scheme } = useStore(look);
  const choose = useCallback(
    (next: PageLook['scheme']) =>
      void keepScheme(next).then(() => {
        if (next === null) delete document.documentElement.dataset['scheme'];
        else document.documentElement.dataset['scheme'] = next;
        look.set((current) => ({ ...current, scheme: next }));
      }),
    [look],
  );
  return { scheme, choose };
}
