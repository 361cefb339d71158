import type { Locale } from '@rostra/i18n';
import type { EnteredEvent } from '../../events/EnteredEventList/index.ts';
import { sampleEvents } from './eventList.ts';
import { sampleWords } from './words.ts';
import { stateWord } from '../stateWord.ts';

/** Registrations in one state each, the next event first. */
export function enteredSample(locale: Locale): EnteredEvent[] {
  const { t, localized } = sampleWords(locale);
  const shapes: Pick<EnteredEvent, 'status' | 'reason' | 'text' | 'action' | 'canCancel'>[] = [
    {
      status: 'registered',
      reason: null,
      text: t('registration.next.open'),
      action: { label: t('registration.act.enter'), href: '#room' },
      canCancel: true,
    },
    {
      status: 'prepending',
      reason: null,
      action: { label: t('registration.act.pay'), href: '#pay' },
      canCancel: true,
    },
    { status: 'pending', reason: null, canCancel: true },
    {
      status: 'rejected',
      reason: localized('Seats go to institutions first.', '席位优先提供给机构投资者。'),
      action: { label: t('registration.act.again'), href: '#event' },
      canCancel: false,
    },
  ];
  return shapes.flatMap((shape, at) => {
    const event = sampleEvents[locale][at];
    if (event === undefined) return [];
    const { id, name, href, startsAt, endsAt, way } = event;
    return [
      {
        id,
        name,
        href,
        startsAt,
        endsAt,
        note: t(`event.ways.${way}`),
        word: stateWord(shape.status, locale),
        ...shape,
      },
    ];
  });
}
