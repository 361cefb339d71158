import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../story/allStates.tsx';
import { dateTimeStates } from './DateTime.states.ts';
import { DateTime } from './DateTime.tsx';

const meta = {
  title: 'Content/DateTime',
  component: DateTime,
  args: { instant: new Date('2026-09-08T06:30:00Z') },
} satisfies Meta<typeof DateTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(DateTime, dateTimeStates, () => ({ instant: new Date('2026-09-08T06:30:00Z') })),
  tags: ['visual'],
};
