import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { ScoreForm } from '../../events/ScoreForm/index.ts';
import { attendanceSample } from '../../story/samples/attendance.ts';
import { eventView } from '../../story/samples/event.ts';
import { hours } from '../../story/samples/now.ts';
import { castIn } from '../../story/samples/cast/index.ts';
import { sampleEvents } from '../../story/samples/eventList.ts';
import { nothing, sampleWords } from '../../story/samples/words.ts';
import { scoreSample } from '../../story/samples/score.ts';
import { onPhone } from '../../story/onPhone.ts';
import { screenStates } from '../../story/screenStates.tsx';
import { stateWord } from '../../story/stateWord.ts';
import { EventScreen } from './EventScreen.tsx';
import type { EventScreenProps } from './EventScreen.tsx';

/** Before registering: slots to choose, everything masked. */
function propsFor(locale: Locale): EventScreenProps {
  const { t, localized } = sampleWords(locale);
  const sample = attendanceSample(locale);
  const { organizer } = castIn(locale).events.storageExpert;
  return {
    t,
    event: eventView(locale),
    yuanPerCoin: 6.8,
    steps: [{ name: t('event.list'), href: '#events' }],
    others: sampleEvents[locale].slice(2),
    registration: {
      status: 'registering',
      word: stateWord('registering', locale),
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
        name: localized(`${organizer}, events desk`, `${organizer}活动组`),
        phone: '+86 21 5555 0140',
        email: 'events@lingyun.example',
      },
    ],
    remind: (
      <Button size="sm" emphasis="ghost">
        {t('article.pay.remind')}
      </Button>
    ),
    oneToOneHref: '#one-to-one',
    onShare: nothing,
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

export const Default: Story = { tags: ['visual'] };

/** REG-11: no slot was chosen. */
export const NoSlotChosen: Story = inState((locale) => ({
  slots: { ...attendanceSample(locale).SlotPicker, value: null, misses: 1 },
}));

/** EVT-72: Nothing masked, the room open, and the cancellation. */
export const Registered: Story = inState((locale) => {
  const { t } = sampleWords(locale);
  const sample = attendanceSample(locale);
  return {
    event: { ...eventView(locale), startsAt: hours(0.25), endsAt: hours(1.25) },
    slots: undefined,
    schedule: sample.EventSchedule.entries,
    access: sample.AccessDetails,
    registration: {
      status: 'registered',
      word: stateWord('registered', locale),
      text: t('registration.next.open'),
      action: { label: t('registration.act.enter'), href: '#room', tone: 'accent' },
    },
    onAddToCalendar: nothing,
    onCancel: nothing,
  };
});

/** EVT-67, EVT-37: The organizer's lead has a seat of their own, and may cancel. */
export const Hosting: Story = inState((locale) => ({
  slots: undefined,
  registration: {
    status: 'hosting',
    word: stateWord('hosting', locale),
    action: {
      label: sampleWords(locale).t('registration.act.enter'),
      href: '#room',
      tone: 'accent',
    },
  },
  remind: undefined,
  onCancelEvent: nothing,
}));

/** On phones price, time and the next action stay at the bottom edge. */
export const OnPhone: Story = {
  ...inState(),
  ...onPhone,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('complementary', { name: /^(At a glance|活动要点)$/ });
    await expect(within(bar).getByRole('button')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^(Register|报名)$/ })).toHaveLength(1);
  },
};

/** EVT-34: A canceled event stays, and explains what happens to the money. */
export const Canceled: Story = inState((locale) => ({
  remind: undefined,
  event: { ...eventView(locale), state: 'canceled', stateWord: stateWord('canceled', locale) },
  slots: undefined,
  registration: {
    status: 'canceled',
    word: stateWord('canceled', locale),
    action: {
      label: sampleWords(locale).t('registration.act.others'),
      href: '#events',
      tone: 'neutral',
    },
  },
}));

/** PLAY-14: An attendee of the meeting scores it. */
export const Scored: Story = inState((locale) => ({
  remind: undefined,
  slots: undefined,
  score: (
    <ScoreForm
      subject={sampleWords(locale).localized('Second quarter roadshow', '二季度路演')}
      respects={scoreSample(locale)}
      scores={[{ type: 'content', value: 4, reasons: ['insightful'] }]}
      onChange={nothing}
      onSend={nothing}
    />
  ),
}));
