import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../story/allStates.tsx';
import { changeStates } from './Change.states.ts';
import { Change } from './Change.tsx';

const meta = {
  title: 'Content/Change',
  component: Change,
  args: { percent: 12.84 },
} satisfies Meta<typeof Change>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(Change, changeStates, () => ({ percent: 12.84 })),
  tags: ['visual'],
};
