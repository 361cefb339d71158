import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleOf } from '../../story/allStates.tsx';
import { emptyStateStates } from './EmptyState.states.ts';
import { EmptyState } from './EmptyState.tsx';
import { sampleFor } from '../../story/samples/texts.ts';
import type { Sample } from '../../story/samples/texts.ts';
import { longText } from '../../story/longText.tsx';
import { statesOf } from '../../story/statesOf.tsx';

const base = (s: Sample) => ({ title: s.emptyTitle, children: s.emptyText });

const meta = {
  title: 'Status/EmptyState',
  component: EmptyState,
  args: base(sampleFor('en')),
  render: (args, context) => <EmptyState {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(EmptyState, emptyStateStates, base, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, in the narrowest container on a phone. */
export const LongText: Story = { ...longText(EmptyState, [], base), tags: ['visual'] };

export const ByItself: Story = { ...states.one('by itself'), tags: ['!test', 'state'] };

export const WithText: Story = { ...states.one('with text'), tags: ['!test', 'state'] };
