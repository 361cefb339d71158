const INTENTS = ['pointerdown', 'keydown'] as const;

/**
 * Does something at the reader's first press or key: what an act may need comes then, and is there
 * when the network is not. The press itself is answered first (performance W7).
 */
export function onFirstIntent(work: () => void): void {
  const once = (): void => {
    for (const intent of INTENTS) removeEventListener(intent, once);
    requestAnimationFrame(() => setTimeout(work));
  };
  for (const intent of INTENTS) addEventListener(intent, once, { passive: true });
}
