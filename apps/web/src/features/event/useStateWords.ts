import { useText } from '../../language/useText.ts';
import { useDictionary } from '../../session/useDictionary.ts';
import { stateWords } from './stateWords.ts';
import type { StateWords } from './stateWords.ts';

/** Returns the words for states of events, meetings and registrations, in the reader's language. */
export function useStateWords(): StateWords {
  const t = useText();
  const labels = {
    event: useDictionary('event_status').label,
    meeting: useDictionary('meeting_status').label,
    registration: useDictionary('registration_status').label,
  };
  return stateWords(labels, {
    replay: t('registration.status.replayWord'),
    closed: t('registration.status.closedWord'),
    hosting: t('registration.status.hostingWord'),
    speaking: t('registration.status.speakingWord'),
    helping: t('registration.status.helpingWord'),
    over: t('registration.slots.over'),
  });
}
