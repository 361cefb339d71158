import type { ReviewState } from '@rostra/contract';

/** The transitions of a revision. What is passed or rejected is decided: a change is a new one. */
export const reviewTransitions = {
  submit: { from: ['draft'], to: 'pending' },
  withdraw: { from: ['pending'], to: 'draft' },
  pass: { from: ['pending'], to: 'passed' },
  reject: { from: ['pending'], to: 'rejected' },
} as const satisfies Record<string, { from: readonly ReviewState[]; to: ReviewState }>;

export type ReviewTransition = keyof typeof reviewTransitions;
