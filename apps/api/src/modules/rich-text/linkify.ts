import { isSafeImage } from '@rostra/contract';

export interface TextPiece {
  kind: 'text' | 'link' | 'image';
  value: string;
}

/** An address in running text: up to white space or a mark that ends a sentence or bracket. */
const ADDRESS = /https?:\/\/[^\s<>"'，。；、！？（）《》“”]+/gi;
const IMAGE_ENDING = /\.(?:png|jpe?g|gif|webp|avif)(?:\?[^#]*)?$/i;

/** Splits a text at its addresses and marks which of them are images (platform §5, CONT-26). */
export function linkify(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const match of text.matchAll(ADDRESS)) {
    // A period or bracket after an address belongs to the sentence.
    const address = match[0].replace(/[.,;:!?)\]]+$/, '');
    if (match.index > from) pieces.push({ kind: 'text', value: text.slice(from, match.index) });
    const isImage = IMAGE_ENDING.test(address) && isSafeImage(address);
    pieces.push({ kind: isImage ? 'image' : 'link', value: address });
    from = match.index + address.length;
  }
  if (from < text.length) pieces.push({ kind: 'text', value: text.slice(from) });
  return pieces;
}
