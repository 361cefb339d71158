import { CONTACT_WITHIN_HOURS, YUAN_PER_COIN } from '@rostra/contract';
import type { Appointment, CallInput, Data } from '@rostra/contract';
import { AppointmentForm } from '@rostra/ui/AppointmentForm';
import type { AppointmentValues } from '@rostra/ui/AppointmentForm';
import { Heading } from '@rostra/ui/Heading';
import { useState } from 'react';
import { appointmentBodyOf } from '../../features/appointment/appointmentBodyOf.ts';
import { contactOf } from '../../features/appointment/contactOf.ts';
import { isRequested } from '../../features/appointment/isRequested.ts';
import { eventChoices } from '../../features/event/eventChoices.ts';
import { choiceNote } from '../../features/event/eventViewOf.ts';
import { useStateWords } from '../../features/event/useStateWords.ts';
import { useLocalized, useText } from '../../language/useText.ts';
import { useDictionary } from '../../session/useDictionary.ts';
import { useUser } from '../../session/useUser.ts';
import { useNow } from '../../time/useNow.ts';
import * as styles from './pages.css.ts';

export interface AppointmentPageProps {
  event: Data<'getEvent'>;
  /** The reader's requests. */
  own: readonly Appointment[];
  /** Called with the body to send. */
  onSend: (body: CallInput<'postAppointment'>['body']) => void;
}

/** APPT-01: requests a time of a one-to-one event. */
export function AppointmentPage({ event, own, onSend }: AppointmentPageProps) {
  const t = useText();
  const name = useLocalized();
  const words = useStateWords();
  const { user } = useUser();
  const now = useNow();
  const types = useDictionary('contact_types').entries;
  const [misses, setMisses] = useState(0);
  const [values, setValues] = useState<AppointmentValues>({
    slot: null,
    topic: '',
    name: user ? name(user) : '',
    company: user?.profile.company_name ?? '',
    contactType: 'phone',
    contact: contactOf(user, 'phone'),
  });
  const choices = eventChoices(event.meetings, now);
  const language = t(`event.languages.${event.language}`);
  return (
    <div className={styles.page}>
      <Heading level={1} size="title-lg">
        {name(event)}
      </Heading>
      <AppointmentForm
        t={t}
        person={event.speakers.map((speaker) => name(speaker)).join(', ')}
        slots={choices.map((choice) => ({
          key: choice.key,
          startsAt: choice.startsAt,
          endsAt: choice.endsAt,
          note: choiceNote(
            choice,
            { way: t(`event.ways.${choice.meeting.meeting_way}`), language },
            name,
          ),
          state: choice.state,
          stateWord: words.choice(choice.state),
          // One person at a time: seats have no meaning here.
          seatsLeft: null,
        }))}
        slotMisses={misses}
        values={values}
        onChange={(change) => setValues((old) => ({ ...old, ...change }))}
        contactTypes={types.map((entry) => ({ value: entry.value, label: name(entry) }))}
        ownContacts={{ phone: contactOf(user, 'phone'), email: contactOf(user, 'email') }}
        price={event.current_price}
        yuanPerCoin={YUAN_PER_COIN}
        contactWithinHours={CONTACT_WITHIN_HOURS}
        isSent={isRequested(own, choices)}
        check={() => {
          if (values.slot === null) setMisses((count) => count + 1);
          return values.slot !== null;
        }}
        onSubmit={() =>
          onSend(appointmentBodyOf(values, { eventTypeId: event.event_type_id, choices }))
        }
      />
    </div>
  );
}
