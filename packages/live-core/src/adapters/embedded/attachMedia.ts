import type { Off } from '../../events/Emitter.ts';

/** Plays a track in an element; the result detaches it, unless another has replaced it. */
export function attachMedia(
  element: HTMLMediaElement,
  media: MediaStreamTrack,
  blocked: (element: HTMLMediaElement) => void = () => undefined,
): Off {
  const stream = new MediaStream([media]);
  element.srcObject = stream;
  element.play().catch((error: DOMException) => {
    // Any other error is a play that a later one replaced.
    if (error.name === 'NotAllowedError') blocked(element);
  });
  return () => {
    if (element.srcObject === stream) element.srcObject = null;
  };
}
