import type { PreviewPageMessage } from '@rostra/contract/live';

/** Says something to the room around; nothing where the page stands by itself. */
export function tellRoom(message: PreviewPageMessage): void {
  if (parent !== window) parent.postMessage(message, location.origin);
}
