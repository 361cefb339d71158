import type { PreviewPageMessage } from '@rostra/contract/live';

/** Sends a message to the surrounding room; does nothing if the page is not embedded. */
export function postToRoom(message: PreviewPageMessage): void {
  if (parent !== window) parent.postMessage(message, location.origin);
}
