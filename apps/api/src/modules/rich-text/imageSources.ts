import type { RichBlock, RichDocument, RichTopBlock } from '@rostra/contract';

/** Returns the addresses of a document's images, in their order. */
export const imageSources = (document: RichDocument): string[] => document.content.flatMap(within);

function within(block: RichTopBlock): string[] {
  switch (block.type) {
    case 'image':
      return [block.attrs.src];
    case 'blockquote':
      return inAll(block.content);
    case 'bullet_list':
    case 'ordered_list':
      return block.content.flatMap(({ content }) => inAll(content));
    default:
      return [];
  }
}

const inAll = (blocks: readonly RichBlock[]): string[] => blocks.flatMap(within);
