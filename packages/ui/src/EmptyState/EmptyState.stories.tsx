import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates, sampleOf } from '../story/allStates.tsx';
import { emptyStateStates } from './EmptyState.states.ts';
import { EmptyState } from './EmptyState.tsx';
import { sampleFor } from '../story/sample.ts';
import type { Sample } from '../story/sample.ts';

const base = (s: Sample) => ({ title: s.heading, children: s.note });

const meta = {
  title: 'Status/EmptyState',
  component: EmptyState,
  args: base(sampleFor('en')),
  render: (args, context) => <EmptyState {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(EmptyState, emptyStateStates, base, { isWide: true }),
  tags: ['visual'],
};
