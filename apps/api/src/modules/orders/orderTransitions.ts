import type { OrderState } from '@rostra/contract';

/** The transitions of an order from each state (PAY-66). */
const ORDER_TRANSITIONS: Readonly<Record<OrderState, readonly OrderState[]>> = {
  created: ['paid', 'expired', 'failed'],
  paid: ['refunding'],
  refunding: ['refunded'],
  failed: [],
  expired: [],
  refunded: [],
};

/** @throws Error if there is no transition from one state to the other */
export function requireTransition(from: OrderState, to: OrderState): void {
  if (!ORDER_TRANSITIONS[from].includes(to))
    throw new Error(`No order goes from ${from} to ${to}.`);
}
