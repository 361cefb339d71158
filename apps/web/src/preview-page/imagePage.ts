import { drawImage } from './drawImage.ts';
import { openDocument } from './openDocument.ts';

// The page that shows a picture within a room.
void openDocument(drawImage);
