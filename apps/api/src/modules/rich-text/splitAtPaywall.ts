import type { RichDocument } from '@rostra/contract';

/**
 * The part that everybody reads and the rest. A document without a paywall node is paid as a whole:
 * forgetting the node must never give a text away. Free articles do not ask.
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
