import type { Meta, StoryObj } from '@storybook/react-vite';
import { skeletonStates } from './Skeleton.states.ts';
import { Skeleton } from './Skeleton.tsx';
import { statesOf } from '../../story/statesOf.tsx';

const meta = {
  title: 'Status/Skeleton',
  component: Skeleton,
  args: {},
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(Skeleton, skeletonStates, undefined, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};
