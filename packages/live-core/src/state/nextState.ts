import { IllegalTransitionError } from './IllegalTransitionError.ts';
import type { Transitions } from './Transitions.ts';

/**
 * Returns the state an action leads to.
 *
 * @param machine the table's name, for the error
 * @throws IllegalTransitionError if the table has no such step
 */
export function nextState<State extends string, Action extends string>(
  machine: string,
  table: Transitions<State, Action>,
  state: State,
  action: Action,
): State {
  const next = table[state][action];
  if (next === undefined) throw new IllegalTransitionError(machine, state, action);
  return next;
}
