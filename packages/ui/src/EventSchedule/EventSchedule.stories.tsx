import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../story/allStates.tsx';
import { attendanceSample } from '../story/attendanceSample.ts';
import { localeOf, localeOfSample } from '../story/screenText.ts';
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

export const AllStates: Story = {
  ...allStates(
    EventSchedule,
    eventScheduleStates,
    (s) => attendanceSample(localeOfSample(s)).EventSchedule,
    { isWide: true },
  ),
  tags: ['visual'],
};
