import type { EventSubscription } from '#platform/outbox/DomainEvent.ts';
import type { Contributed } from './Contributions.ts';
import type { Module } from './defineModule.ts';
import type { Deps } from './Deps.ts';

/**
 * Collects the event subscriptions of these modules, including those that a module makes on behalf
 * of contributions.
 */
export const collectSubscriptions = (
  modules: readonly Module[],
  contributed: Contributed,
): readonly EventSubscription<Deps>[] =>
  modules.flatMap(({ subscriptions = [] }) =>
    typeof subscriptions === 'function' ? subscriptions(contributed) : subscriptions,
  );
