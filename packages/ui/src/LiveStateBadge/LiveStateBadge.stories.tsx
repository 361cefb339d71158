import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../story/allStates.tsx';
import { onStage } from '../story/onStage.tsx';
import { liveTextFor, localeOf, localeOfSample } from '../story/screenText.ts';
import { liveStateBadgeStates } from './LiveStateBadge.states.ts';
import { LiveStateBadge } from './LiveStateBadge.tsx';

const meta = {
  title: 'Live room/LiveStateBadge',
  component: LiveStateBadge,
  args: { t: liveTextFor('en'), state: 'streaming' },
  decorators: [onStage()],
  render: (args, context) => <LiveStateBadge {...args} t={liveTextFor(localeOf(context))} />,
} satisfies Meta<typeof LiveStateBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(LiveStateBadge, liveStateBadgeStates, (s) => ({
    t: liveTextFor(localeOfSample(s)),
  })),
  tags: ['visual'],
};

/** LHST-27 everyone sees that the meeting is recorded. */
export const Recorded: Story = { args: { isRecording: true } };
