import type { Meta, StoryObj } from '@storybook/react-vite';
import { relativeTimeStates } from './RelativeTime.states.ts';
import { RelativeTime } from './RelativeTime.tsx';
import { statesOf } from '../../story/statesOf.tsx';

const meta = {
  title: 'Data/RelativeTime',
  component: RelativeTime,
  args: { instant: new Date('2026-09-03T05:48:00Z'), now: new Date('2026-09-03T06:00:00Z') },
} satisfies Meta<typeof RelativeTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(RelativeTime, relativeTimeStates, () => ({
  instant: new Date('2026-09-03T05:48:00Z'),
  now: new Date('2026-09-03T06:00:00Z'),
}));

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};
