import type { Off } from '../../events/Emitter.ts';

/** Plays a track in an element; the result takes it out again, unless another has taken its place. */
export function attachMedia(
  element: HTMLMediaElement,
  media: MediaStreamTrack,
  blocked: (element: HTMLMediaElement) => void = () => undefined,
): Off {
  const stream = new MediaStream([media]);
  element.srcObject = stream;
  element.play().catch((error: DOMException) => {
    // Anything else is a play that a later one replaced.
    if (error.name === 'NotAllowedError') blocked(element);
  });
  return () => {
    if (element.srcObject === stream) element.srcObject = null;
  };
}
