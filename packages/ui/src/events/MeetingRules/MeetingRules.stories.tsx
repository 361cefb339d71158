import type { Meta, StoryObj } from '@storybook/react-vite';
import { attendanceSample } from '../../story/samples/attendance.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { longTranslation } from '../../story/longTranslation.tsx';
import { statesOf } from '../../story/statesOf.tsx';
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

const states = statesOf(
  MeetingRules,
  meetingRulesStates,
  (s) => attendanceSample(localeOfSample(s)).MeetingRules,
  { isWide: true },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Text as long as in a longer language, on the narrowest phone. */
export const LongText: Story = longTranslation(
  MeetingRules,
  meetingRulesStates,
  (s) => attendanceSample(localeOfSample(s)).MeetingRules,
);

export const PaidWithATrial: Story = {
  ...states.one('paid, with a trial'),
  tags: ['!test', 'state'],
};

export const PaidBeforeItStarts: Story = {
  ...states.one('paid before it starts'),
  tags: ['!test', 'state'],
};

export const Free: Story = { ...states.one('free'), tags: ['!test', 'state'] };
