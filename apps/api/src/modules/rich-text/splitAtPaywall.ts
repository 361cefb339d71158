import type { RichDocument } from '@rostra/contract';

/**
 * Splits a document into its free part and the rest. A document without a paywall node is fully
 * paid, so that a missing node never gives a text away. Free articles do not use this.
 */
export function splitAtPaywall(document: RichDocument): {
  free: RichDocument;
  paid: RichDocument;
} {
  const at = document.content.findIndex((block) => block.type === 'paywall');
  return {
    free: { type: 'doc', content: at === -1 ? [] : document.content.slice(0, at) },
    paid: { type: 'doc', content: document.content.slice(at + 1) },
  };
}
