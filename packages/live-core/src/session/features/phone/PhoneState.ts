import type { CallHistory } from '@rostra/contract/live';

/** The phones of a room, for members who manage calls. */
export interface PhoneState {
  /** Null until requested. */
  readonly history: CallHistory | null;
  /** The history could not be loaded. */
  readonly hasFailed: boolean;
}

/** Phones before the history of calls has loaded. */
export const NO_PHONES: PhoneState = { history: null, hasFailed: false };

/** Returns the key of a phone's action in the room's `pending`; each phone has its own (LDIA-43). */
export const phoneKey = (id: number | 'main' | 'new'): string => `phone:${id}`;
