/** Ms after which a page that is not in sight shows what is new, where no frame comes. */
const HIDDEN_FRAME_MS = 250;

/** Before the next paint, and in a tab that is not painted a little later all the same. */
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
