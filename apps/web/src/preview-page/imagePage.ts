import { drawImage } from './drawImage.ts';
import { openDocument } from './openDocument.ts';

// Script of the page that shows an image within a room.
void openDocument(drawImage);
