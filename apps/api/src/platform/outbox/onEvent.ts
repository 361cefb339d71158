import type { Deps } from '#platform/module/Deps.ts';
import type { EventHandler, EventSubscription } from './DomainEvent.ts';

/** Subscribes a handler to an event; list it in the module's `events`. */
export function onEvent(
  event: string,
  subscriber: string,
  handle: EventHandler<Deps>,
): EventSubscription<Deps> {
  return { event, subscriber, handle };
}
