import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates, sampleOf } from '../story/allStates.tsx';
import { sectionHeadStates } from './SectionHead.states.ts';
import { SectionHead } from './SectionHead.tsx';
import { sampleFor } from '../story/sample.ts';
import type { Sample } from '../story/sample.ts';

const base = (s: Sample) => ({ title: s.heading, sub: s.sub, all: { label: s.all, href: '#all' } });

const meta = {
  title: 'Layout/SectionHead',
  component: SectionHead,
  args: base(sampleFor('en')),
  render: (args, context) => <SectionHead {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof SectionHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(SectionHead, sectionHeadStates, base, { isWide: true }),
  tags: ['visual'],
};
