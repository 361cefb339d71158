import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from '../Tag/index.ts';
import { allStates, sampleOf } from '../story/allStates.tsx';
import { inlineStates } from './Inline.states.ts';
import { Inline } from './Inline.tsx';
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
  title: 'Layout/Inline',
  component: Inline,
  args: base(sampleFor('en')),
  render: (args, context) => <Inline {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(Inline, inlineStates, base, { isWide: true }),
  tags: ['visual'],
};
