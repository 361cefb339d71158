import type { Data } from '@rostra/contract';
import { builtHref } from '../home/builtHref.ts';

/** Returns the address for requesting a one-to-one with the speakers; undefined if none can be requested. */
export const oneToOneHref = (
  event: Pick<Data<'getEvent'>, 'id' | 'one_to_one'>,
): string | undefined =>
  event.one_to_one ? builtHref('appointment', `/appointment?event_id=${event.id}`) : undefined;
