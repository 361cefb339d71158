import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleOf } from '../../story/allStates.tsx';
import { badgeStates } from './Badge.states.ts';
import { Badge } from './Badge.tsx';
import { sampleFor } from '../../story/samples/texts.ts';
import type { Sample } from '../../story/samples/texts.ts';
import { statesOf } from '../../story/statesOf.tsx';

const base = (s: Sample) => ({ count: 3, label: s.unread });

const meta = {
  title: 'Status/Badge',
  component: Badge,
  args: base(sampleFor('en')),
  render: (args, context) => <Badge {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(Badge, badgeStates, base);

export const AllStates: Story = { ...states.all, tags: ['visual'] };

/** Longer text than planned, in the narrowest container on a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };
