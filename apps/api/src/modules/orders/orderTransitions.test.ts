import { ORDER_STATES } from '@rostra/contract';
import type { OrderState } from '@rostra/contract';
import { expect, it } from 'vitest';
import { requireTransition } from './orderTransitions.ts';

/** The states from which an order reaches each state. */
const FROM: readonly [OrderState, readonly OrderState[]][] = [
  ['created', []],
  ['paid', ['created']],
  ['failed', ['created']],
  ['expired', ['created']],
  ['refunding', ['paid']],
  ['refunded', ['refunding']],
];

it.each(FROM)('becomes %s only out of %j [PAY-66]', (to, sources) => {
  for (const from of ORDER_STATES) {
    const step = () => requireTransition(from, to);
    if (sources.includes(from)) expect(step, from).not.toThrow();
    else expect(step, from).toThrow(`No order goes from ${from} to ${to}.`);
  }
});
