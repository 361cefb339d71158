import type { Drawn } from './Drawn.ts';
import { openDocument } from './openDocument.ts';

/** Draws an image. @throws Error when it cannot be read */
async function drawImage(place: HTMLElement, url: string): Promise<Drawn> {
  const image = document.createElement('img');
  image.alt = '';
  image.src = url;
  await image.decode();
  place.append(image);
  return { pages: 1, show: async () => undefined };
}

// Script of the page that shows an image within a room.
void openDocument(drawImage);
