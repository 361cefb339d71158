import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleOf } from '../../story/allStates.tsx';
import { sectionHeadStates } from './SectionHead.states.ts';
import { SectionHead } from './SectionHead.tsx';
import { sampleFor } from '../../story/samples/texts.ts';
import type { Sample } from '../../story/samples/texts.ts';
import { statesOf } from '../../story/statesOf.tsx';

const base = (s: Sample) => ({ title: s.heading, sub: s.sub, all: { label: s.all, href: '#all' } });

const meta = {
  title: 'Layout/SectionHead',
  component: SectionHead,
  args: base(sampleFor('en')),
  render: (args, context) => <SectionHead {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof SectionHead>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is a section heading, unless another level is set. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};

const states = statesOf(SectionHead, sectionHeadStates, base, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, at the narrowest width of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Title: Story = { ...states.one('title'), tags: ['!test', 'state'] };

export const WithSubLine: Story = { ...states.one('with sub-line'), tags: ['!test', 'state'] };

export const WithAll: Story = { ...states.one('with all'), tags: ['!test', 'state'] };
