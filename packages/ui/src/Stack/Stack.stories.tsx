import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from '../Tag/index.ts';
import { allStates, sampleOf } from '../story/allStates.tsx';
import { stackStates } from './Stack.states.ts';
import { Stack } from './Stack.tsx';
import { sampleFor } from '../story/sample.ts';
import type { Sample } from '../story/sample.ts';

const base = (s: Sample) => ({
  children: [
    <Tag key="1">{s.first}</Tag>,
    <Tag key="2">{s.second}</Tag>,
    <Tag key="3">{s.third}</Tag>,
  ],
});

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: base(sampleFor('en')),
  render: (args, context) => <Stack {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = { ...allStates(Stack, stackStates, base), tags: ['visual'] };
