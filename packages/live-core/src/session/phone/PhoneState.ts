import type { CallHistory } from '@rostra/contract/live';

/** The telephones of a room, for who looks after calls. */
export interface PhoneState {
  /** Null until it was asked for. */
  readonly history: CallHistory | null;
  /** The history could not be read. */
  readonly hasFailed: boolean;
}

export const NO_PHONES: PhoneState = { history: null, hasFailed: false };

/** The key of what is being done to a telephone, in the room's `pending`: each has its own (LDIA-43). */
export const phoneKey = (id: number | 'main' | 'new'): string => `phone:${id}`;
