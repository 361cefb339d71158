import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../story/allStates.tsx';
import { attendanceSample } from '../story/attendanceSample.ts';
import { localeOf, localeOfSample } from '../story/screenText.ts';
import { meetingRulesStates } from './MeetingRules.states.ts';
import { MeetingRules } from './MeetingRules.tsx';

const meta = {
  title: 'Events/MeetingRules',
  component: MeetingRules,
  args: attendanceSample('en').MeetingRules,
  render: (_args, context) => (
    <MeetingRules {...attendanceSample(localeOf(context)).MeetingRules} />
  ),
} satisfies Meta<typeof MeetingRules>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(
    MeetingRules,
    meetingRulesStates,
    (s) => attendanceSample(localeOfSample(s)).MeetingRules,
    { isWide: true },
  ),
  tags: ['visual'],
};
