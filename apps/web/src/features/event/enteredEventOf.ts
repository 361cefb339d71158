import type { Row } from '@rostra/contract';
import type { Locale, Translate } from '@rostra/i18n';
import type { EnteredEvent } from '@rostra/ui/EnteredEventList';
import type { RegistrationStatusName } from '@rostra/ui/RegistrationStatus';
import type { WebTextKey } from '../../language/LanguageState.ts';
import { registrationStatus } from './eventStatus.ts';
import { choiceNote } from './eventViewOf.ts';
import { nextStepOf } from './nextAction.ts';
import type { NextStep } from './nextAction.ts';

interface Words {
  t: Translate<WebTextKey>;
  locale: Locale;
  name: (row: object, field?: string) => string;
  /** Returns the dictionaries' word for a status (FND-09). */
  statusWord: (status: RegistrationStatusName) => string;
}

/** Maps a registration of the API to its list entry, with the next step (REG-18). */
export function enteredEventOf(
  { registration, event, meeting }: Row<'getEnteredEvents'>,
  { t, locale, name, statusWord }: Words,
): EnteredEvent {
  const href = `/eventDetail/${event.id}`;
  const slot = meeting.time_slots.find(({ id }) => id === registration.slot_id) ?? meeting;
  const status = registrationStatus(registration, meeting);
  const step = nextStepOf({ ...meeting, registration }, { t, locale, here: href });
  const words = {
    way: t(`event.ways.${meeting.meeting_way}`),
    language: t(`event.languages.${event.language}`),
  };
  return {
    id: registration.id,
    name: name(event),
    href,
    startsAt: new Date(slot.starts_at),
    endsAt: new Date(slot.ends_at),
    note: choiceNote({ meeting }, words, name),
    status,
    word: statusWord(status),
    reason: registration.reason,
    text: step.text,
    action: step.action ?? ofEventScreen(step, registration.next_step === 'replay', { t, href }),
    canCancel: registration.can_cancel,
  };
}

/** Leads to the event's own screen, where readers register again and watch the playback. */
function ofEventScreen(
  { registers }: NextStep,
  isReplay: boolean,
  { t, href }: { t: Words['t']; href: string },
): EnteredEvent['action'] {
  if (isReplay) return { label: t('registration.act.replay'), href };
  if (registers === undefined) return undefined;
  const label = t(registers === 'finish' ? 'registration.act.finish' : 'registration.act.again');
  return { label, href };
}
