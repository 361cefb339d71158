const INTENTS = ['pointerdown', 'keydown'] as const;

/**
 * Runs some work at the reader's first press or key: code that an act may need loads then, while the
 * network is available. The press itself is handled first (performance W7).
 */
export function onFirstIntent(work: () => void): void {
  const once = (): void => {
    for (const intent of INTENTS) removeEventListener(intent, once);
    requestAnimationFrame(() => setTimeout(work));
  };
  for (const intent of INTENTS) addEventListener(intent, once, { passive: true });
}
