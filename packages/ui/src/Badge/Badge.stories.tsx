import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates, sampleOf } from '../story/allStates.tsx';
import { badgeStates } from './Badge.states.ts';
import { Badge } from './Badge.tsx';
import { sampleFor } from '../story/sample.ts';
import type { Sample } from '../story/sample.ts';

const base = (s: Sample) => ({ count: 3, label: s.all });

const meta = {
  title: 'Status/Badge',
  component: Badge,
  args: base(sampleFor('en')),
  render: (args, context) => <Badge {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = { ...allStates(Badge, badgeStates, base), tags: ['visual'] };
