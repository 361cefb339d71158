import type { Meta, StoryObj } from '@storybook/react-vite';
import { attendanceSample } from '../../story/samples/attendance.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { eventScheduleStates } from './EventSchedule.states.ts';
import { EventSchedule } from './EventSchedule.tsx';

const meta = {
  title: 'Events/EventSchedule',
  component: EventSchedule,
  args: attendanceSample('en').EventSchedule,
  render: (_args, context) => (
    <EventSchedule {...attendanceSample(localeOf(context)).EventSchedule} />
  ),
} satisfies Meta<typeof EventSchedule>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  EventSchedule,
  eventScheduleStates,
  (s) => attendanceSample(localeOfSample(s)).EventSchedule,
  { isWide: true },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, in the narrowest container on a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const ReaderInBeijing: Story = {
  ...states.one('reader in Beijing'),
  tags: ['!test', 'state'],
};

export const ReaderInZurich: Story = {
  ...states.one('reader in Zurich'),
  tags: ['!test', 'state'],
};

export const NotAnnounced: Story = { ...states.one('not announced'), tags: ['!test', 'state'] };
