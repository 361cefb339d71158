import { themeFor } from '../../themes/index.ts';
import { draftOf } from './themeDraft.ts';
import type { ThemeDraft } from './themeDraft.ts';

/** Where the browser keeps what was typed. */
const STUDIO_KEY = 'rostra-theme-studio';

/** Returns the initial draft of a partner. */
export const firstDraft = (): ThemeDraft => ({
  ...draftOf(themeFor('harbourline')),
  scope: 'all',
});

/** Returns the last typed values, as far as they are still a draft. */
export function loadDraft(): ThemeDraft {
  const first = firstDraft();
  try {
    const kept = JSON.parse(localStorage.getItem(STUDIO_KEY) ?? '{}') as Record<string, unknown>;
    const texts = Object.keys(first).flatMap((name) =>
      typeof kept[name] === 'string' ? [[name, kept[name]]] : [],
    );
    const logo = (kept['logo'] ?? {}) as Record<string, unknown>;
    const drawn = (scheme: string): string => {
      const svg = logo[scheme];
      return typeof svg === 'string' ? svg : '';
    };
    return {
      ...first,
      ...(Object.fromEntries(texts) as Partial<ThemeDraft>),
      logo: { light: drawn('light'), dark: drawn('dark') },
    };
  } catch {
    return first;
  }
}

/** Forgets the draft. */
export function forgetDraft(): void {
  try {
    localStorage.removeItem(STUDIO_KEY);
  } catch {
    // Nothing is kept then.
  }
}

/** Keeps the draft; a browser that keeps nothing is no error of the author. */
export function saveDraft(draft: ThemeDraft): void {
  try {
    localStorage.setItem(STUDIO_KEY, JSON.stringify(draft));
  } catch {
    // A private window or a full disk: the studio works on without.
  }
}
