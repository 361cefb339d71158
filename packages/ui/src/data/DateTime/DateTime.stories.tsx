import type { Meta, StoryObj } from '@storybook/react-vite';
import { dateTimeStates } from './DateTime.states.ts';
import { DateTime } from './DateTime.tsx';
import { statesOf } from '../../story/statesOf.tsx';

const meta = {
  title: 'Data/DateTime',
  component: DateTime,
  args: { instant: new Date('2026-09-08T06:30:00Z') },
} satisfies Meta<typeof DateTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(DateTime, dateTimeStates, () => ({
  instant: new Date('2026-09-08T06:30:00Z'),
}));

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

export const DateState: Story = { ...states.one('date'), tags: ['!test', 'state'] };

export const Day: Story = { ...states.one('day'), tags: ['!test', 'state'] };

export const Clock: Story = { ...states.one('clock'), tags: ['!test', 'state'] };

export const Range: Story = { ...states.one('range'), tags: ['!test', 'state'] };
