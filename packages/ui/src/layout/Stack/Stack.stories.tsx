import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from '../../status/Tag/index.ts';
import { sampleOf } from '../../story/allStates.tsx';
import { stackStates } from './Stack.states.ts';
import { Stack } from './Stack.tsx';
import { sampleFor } from '../../story/samples/texts.ts';
import type { Sample } from '../../story/samples/texts.ts';
import { statesOf } from '../../story/statesOf.tsx';

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

const states = statesOf(Stack, stackStates, base);

export const AllStates: Story = { ...states.all, tags: ['visual'] };

export const None: Story = { ...states.one('none'), tags: ['!test', 'state'] };

export const Stretch: Story = { ...states.one('stretch'), tags: ['!test', 'state'] };

export const Start: Story = { ...states.one('start'), tags: ['!test', 'state'] };

export const Center: Story = { ...states.one('center'), tags: ['!test', 'state'] };

export const End: Story = { ...states.one('end'), tags: ['!test', 'state'] };
