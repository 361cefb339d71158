import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleOf } from '../../story/allStates.tsx';
import { headingStates } from './Heading.states.ts';
import { Heading } from './Heading.tsx';
import { sampleFor } from '../../story/samples/texts.ts';
import type { Sample } from '../../story/samples/texts.ts';
import { statesOf } from '../../story/statesOf.tsx';

const base = (s: Sample) => ({ children: s.title, level: 2 as const });

const meta = {
  title: 'Foundations/Heading',
  component: Heading,
  args: base(sampleFor('en')),
  render: (args, context) => <Heading {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(Heading, headingStates, base, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, in the narrowest container on a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };
