import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../story/allStates.tsx';
import { skeletonStates } from './Skeleton.states.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Status/Skeleton',
  component: Skeleton,
  args: {},
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(Skeleton, skeletonStates, undefined, { isWide: true }),
  tags: ['visual'],
};
