import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleOf } from '../../story/allStates.tsx';
import { progressStates } from './Progress.states.ts';
import { Progress } from './Progress.tsx';
import { sampleFor } from '../../story/samples/texts.ts';
import type { Sample } from '../../story/samples/texts.ts';
import { statesOf } from '../../story/statesOf.tsx';

const base = (s: Sample) => ({ label: s.uploading, value: 40 });

const meta = {
  title: 'Status/Progress',
  component: Progress,
  args: base(sampleFor('en')),
  render: (args, context) => <Progress {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(Progress, progressStates, base, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, at the narrowest width of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };
