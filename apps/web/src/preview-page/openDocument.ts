import type { PreviewPageMessage, PreviewPageOrder } from '@rostra/contract/live';
import type { Drawn } from './Drawn.ts';
import './previewPage.css';

const isOrder = (data: unknown): data is PreviewPageOrder =>
  typeof data === 'object' &&
  data !== null &&
  Reflect.get(data, 'action') === 'show' &&
  Number.isInteger(Reflect.get(data, 'page'));

/** Returns the first page to show, from the address's fragment. */
const firstPage = (): number =>
  Math.max(1, Number(/^#page=(\d{1,5})$/.exec(location.hash)?.[1] ?? 1));

/**
 * Runs the embedded page: draws the document of its address, reports the result, and turns to the page
 * that the room requests.
 */
export async function openDocument(
  draw: (place: HTMLElement, url: string, page: number) => Promise<Drawn>,
): Promise<void> {
  const fail = (): void => postToRoom({ action: 'error' });
  try {
    const place = document.querySelector('main');
    const token = location.pathname.split('/').at(-1) ?? '';
    if (!place) throw new Error('There is no place to draw in');
    const drawn = await draw(place, `${place.dataset['documents'] ?? ''}${token}`, firstPage());
    addEventListener('message', ({ data, origin, source }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== parent || !isOrder(data)) return;
      drawn.show(data.page).catch(fail);
    });
    postToRoom({ action: 'renderDone', pages: drawn.pages });
  } catch {
    fail();
  }
}

/** Sends a message to the surrounding room; does nothing if the page is not embedded. */
function postToRoom(message: PreviewPageMessage): void {
  if (parent !== window) parent.postMessage(message, location.origin);
}
