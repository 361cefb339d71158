import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { attendanceSample } from '../../story/attendanceSample.ts';
import { eventView } from '../../story/eventSample.ts';
import { sampleEvents } from '../../story/eventListSample.ts';
import { nothing, sampleWords } from '../../story/sampleWords.ts';
import { screenStates } from '../../story/screenStates.tsx';
import { EventScreen } from './EventScreen.tsx';
import type { EventScreenProps } from './EventScreen.tsx';

/** Before registering: slots to choose, everything masked. */
function propsFor(locale: Locale): EventScreenProps {
  const { t, say } = sampleWords(locale);
  const sample = attendanceSample(locale);
  return {
    t,
    event: eventView(locale),
    yuanPerCoin: 6.8,
    steps: [{ name: t('event.list'), href: '#events' }],
    others: sampleEvents[locale].slice(2),
    registration: {
      status: 'registering',
      action: { label: t('registration.act.register'), onPress: nothing },
    },
    slots: sample.SlotPicker,
    schedule: sample.EventSchedule.entries.map((entry) => ({ ...entry, isOwn: false })),
    access: {
      ...sample.AccessDetails,
      entries: sample.AccessDetails.entries.map((entry) => ({ ...entry, value: null })),
    },
    rules: sample.MeetingRules,
    materials: sample.EventMaterials,
    contacts: [
      {
        id: 1,
        name: say('Harrow events desk', '鸿若活动组'),
        phone: '+86 21 5555 0140',
        email: 'events@harrow.example',
      },
    ],
    oneToOneHref: '#one-to-one',
  };
}

const inState = screenStates(EventScreen, propsFor);

const meta = {
  title: 'Screens/EventScreen',
  component: EventScreen,
  parameters: { layout: 'fullscreen' },
  args: propsFor('en'),
  ...inState(),
} satisfies Meta<typeof EventScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** REG-11: no slot was chosen. */
export const NoSlotChosen: Story = inState((locale) => ({
  slots: { ...attendanceSample(locale).SlotPicker, value: null, misses: 1 },
}));

/** EVT-72: everything in sight, the room open, and the way out of it. */
export const Registered: Story = inState((locale) => {
  const { t } = sampleWords(locale);
  const sample = attendanceSample(locale);
  return {
    slots: undefined,
    schedule: sample.EventSchedule.entries,
    access: sample.AccessDetails,
    registration: {
      status: 'registered',
      text: t('registration.next.open'),
      action: { label: t('registration.act.enter'), href: '#room', tone: 'accent' },
    },
    onAddToCalendar: nothing,
    onCancel: nothing,
  };
});

/** EVT-34: a canceled event stays, and says what becomes of the money. */
export const Canceled: Story = inState((locale) => ({
  event: { ...eventView(locale), state: 'canceled' },
  slots: undefined,
  registration: {
    status: 'canceled',
    action: {
      label: sampleWords(locale).t('registration.act.others'),
      href: '#events',
      tone: 'neutral',
    },
  },
}));
