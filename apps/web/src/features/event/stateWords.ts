import type { RegistrationStatusName } from '@rostra/ui/RegistrationStatus';
import type { EventChoice } from './eventChoices.ts';

type Label = (value: string) => string;
type OwnWord = 'replay' | 'closed' | 'hosting' | 'speaking' | 'helping' | 'over';

/** The labels of the server's three dictionaries about events. */
export interface StateLabels {
  readonly event: Label;
  readonly meeting: Label;
  readonly registration: Label;
}

/** Words for the states that a reader is shown of an event. */
export interface StateWords {
  /** The word for an event's own state. */
  readonly event: Label;
  /** The word for the state of an event or a registration to the reader. */
  readonly registration: (status: RegistrationStatusName) => string;
  /** The word for a choice that cannot be made; undefined for one that can. */
  readonly choice: (state: EventChoice['state']) => string | undefined;
}

/**
 * Returns the words for states, from the server's dictionaries (FND-08 to FND-10).
 *
 * @param own words of ours for states without a dictionary entry: a playback to watch, nothing left to
 *   register for, a seat in the room, and a slot whose time has passed
 */
export const stateWords = (
  { event, meeting, registration }: StateLabels,
  own: Readonly<Record<OwnWord, string>>,
): StateWords => ({
  event,
  registration: (status) => {
    switch (status) {
      case 'registering':
        return meeting('normal');
      case 'full':
      case 'canceled':
      case 'finished':
        return meeting(status);
      case 'replay':
      case 'closed':
      case 'hosting':
      case 'speaking':
      case 'helping':
        return own[status];
      case 'left':
        return registration('canceled');
      default:
        return registration(status);
    }
  },
  choice: (state) => {
    if (state === 'open') return undefined;
    return state === 'over' ? own.over : meeting(state);
  },
});
