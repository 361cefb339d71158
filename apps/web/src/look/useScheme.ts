import { SCHEME_COOKIE } from '@rostra/contract';
import type { PageLook } from '@rostra/contract';
import { useCallback } from 'react';
import { useServices } from '../app/ServicesContext.tsx';
import { useStore } from '../app/useStore.ts';

/** Keeps the choice for later pages. Where its code does not come, the choice holds for this page. */
async function keepScheme(scheme: PageLook['scheme']): Promise<void> {
  try {
    const { writeCookie } = await import('./cookies.ts');
    writeCookie(SCHEME_COOKIE, scheme ?? '', { isKept: true });
  } catch {
    // Nothing is kept then.
  }
}

/** Light or dark as chosen, null as the device; and a function that chooses (UI-17). */
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
