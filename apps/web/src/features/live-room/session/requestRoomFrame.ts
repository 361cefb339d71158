/** Ms after which a hidden page updates when no frame comes. */
const HIDDEN_FRAME_MS = 250;

/** Runs the act before the next paint, or slightly later in a tab that is not painted. */
export function requestRoomFrame(act: () => void): () => void {
  if (document.hidden) {
    const timer = setTimeout(act, HIDDEN_FRAME_MS);
    return () => clearTimeout(timer);
  }
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    act();
  });
  const timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    act();
  }, HIDDEN_FRAME_MS);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
