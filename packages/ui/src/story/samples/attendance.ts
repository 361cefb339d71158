import type { Locale } from '@rostra/i18n';
import type { AccessDetailsProps } from '../../events/AccessDetails/index.ts';
import type { EnteredEventListProps } from '../../events/EnteredEventList/index.ts';
import type { EventMaterialsProps } from '../../events/EventMaterials/index.ts';
import type { EventScheduleProps } from '../../events/EventSchedule/index.ts';
import type { MeetingRulesProps } from '../../events/MeetingRules/index.ts';
import type { RegistrationStatusProps } from '../../events/RegistrationStatus/index.ts';
import type { SlotPickerProps } from '../../events/SlotPicker/index.ts';
import { castIn } from './cast/index.ts';
import { enteredSample } from './entered.ts';
import { hours } from './now.ts';
import { nothing, sampleWords } from './words.ts';
import { stateWord } from '../stateWord.ts';

/** The minimal props of the components for attending an event, in one language. */
export interface AttendanceSample {
  AccessDetails: AccessDetailsProps;
  EnteredEventList: EnteredEventListProps;
  EventMaterials: EventMaterialsProps;
  EventSchedule: EventScheduleProps;
  MeetingRules: MeetingRulesProps;
  RegistrationStatus: RegistrationStatusProps;
  SlotPicker: SlotPickerProps;
}

/** Invented props in the language asked for. */
export function attendanceSample(locale: Locale): AttendanceSample {
  const { t, localized } = sampleWords(locale);
  const { organizer } = castIn(locale).events.storageExpert;
  const online = localized('Online · Chinese', '线上 · 中文');
  const times = [
    { key: 'a', startsAt: hours(20), endsAt: hours(21), note: online },
    { key: 'b', startsAt: hours(44), endsAt: hours(45), note: online },
    {
      key: 'c',
      startsAt: hours(68),
      endsAt: hours(70),
      note: localized('In person · Shanghai, Huangpu', '线下 · 上海黄浦'),
    },
  ];
  return {
    AccessDetails: {
      t,
      onCopy: nothing,
      entries: [
        { key: 'online', kind: 'online', value: '918 204 337' },
        { key: 'link', kind: 'link', value: 'https://meet.lingyun.example/storage' },
        { key: 'password', kind: 'password', value: 'Storage27' },
        {
          key: 'venue',
          kind: 'venue',
          value: localized('201 Minyi Road, Songjiang', '松江区新桥镇民益路 201 号'),
        },
      ],
      dialIns: [
        {
          id: 1,
          name: localized('Mainland China', '中国内地'),
          numbers: [
            {
              id: 1,
              number: '+86 400 555 0123',
              passcode: '482019',
              language: 'zh',
              hours: { from: '05:30', until: '23:58' },
            },
          ],
        },
        {
          id: 2,
          name: localized('United States', '美国'),
          numbers: [
            { id: 2, number: '+1 202 555 0147', passcode: '482019', language: 'en', hours: null },
          ],
        },
      ],
    },
    EnteredEventList: { t, events: enteredSample(locale), onCancel: nothing },
    EventMaterials: {
      t,
      onOpenFile: nothing,
      files: [{ id: 1, name: localized('Agenda', '会议议程'), size: 184_320, fileUrl: '/files/1' }],
      links: [
        { id: 1, name: localized(`${organizer} online`, `${organizer}官网`), href: '#organizer' },
      ],
      notes: [
        {
          id: 1,
          title: localized('Storage: the orders behind the quarter', '储能：季度背后的订单'),
          lang: locale,
          href: '#note',
        },
      ],
    },
    EventSchedule: { t, entries: times.map((entry, at) => ({ ...entry, isOwn: at === 1 })) },
    MeetingRules: {
      t,
      entryMinutes: 30,
      trialMinutes: 5,
      removalMinutes: 5,
      experts: 12,
      recordingMinutes: 65,
    },
    RegistrationStatus: {
      t,
      status: 'registering',
      word: stateWord('registering', locale),
      action: { label: t('registration.act.register'), onPress: nothing },
    },
    SlotPicker: {
      t,
      slots: times.map((time, at) => ({
        ...time,
        state: at === 2 ? ('full' as const) : ('open' as const),
        stateWord: stateWord('full', locale),
        seatsLeft: [24, null, 0][at] ?? null,
      })),
      value: 'a',
      onChange: nothing,
    },
  };
}
