import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from '../../status/Tag/index.ts';
import { sampleOf } from '../../story/allStates.tsx';
import { inlineStates } from './Inline.states.ts';
import { Inline } from './Inline.tsx';
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
  title: 'Layout/Inline',
  component: Inline,
  args: base(sampleFor('en')),
  render: (args, context) => <Inline {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(Inline, inlineStates, base, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

export const None: Story = { ...states.one('none'), tags: ['!test', 'state'] };

export const Start: Story = { ...states.one('start'), tags: ['!test', 'state'] };

export const Center: Story = { ...states.one('center'), tags: ['!test', 'state'] };

export const End: Story = { ...states.one('end'), tags: ['!test', 'state'] };

export const Baseline: Story = { ...states.one('baseline'), tags: ['!test', 'state'] };

export const Between: Story = { ...states.one('between'), tags: ['!test', 'state'] };
