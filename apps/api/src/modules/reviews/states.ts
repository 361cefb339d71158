import type { ReviewState } from '@rostra/contract';

/**
 * The transitions of a revision. An approved or rejected one is final: a change is a new revision.
 */
export const reviewTransitions = {
  submit: { from: ['draft'], to: 'pending' },
  withdraw: { from: ['pending'], to: 'draft' },
  pass: { from: ['pending'], to: 'passed' },
  reject: { from: ['pending'], to: 'rejected' },
} as const satisfies Record<string, { from: readonly ReviewState[]; to: ReviewState }>;

export type ReviewTransition = keyof typeof reviewTransitions;
