import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from '../../status/Tag/index.ts';
import { sampleOf } from '../../story/allStates.tsx';
import { gridStates } from './Grid.states.ts';
import { Grid } from './Grid.tsx';
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
  title: 'Layout/Grid',
  component: Grid,
  args: base(sampleFor('en')),
  render: (args, context) => <Grid {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(Grid, gridStates, base, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};
