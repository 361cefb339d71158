import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates, sampleOf } from '../story/allStates.tsx';
import { textStates } from './Text.states.ts';
import { Text } from './Text.tsx';
import { sampleFor } from '../story/sample.ts';
import type { Sample } from '../story/sample.ts';

const base = (s: Sample) => ({ children: s.paragraph });

const meta = {
  title: 'Content/Text',
  component: Text,
  args: base(sampleFor('en')),
  render: (args, context) => <Text {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(Text, textStates, base, { isWide: true }),
  tags: ['visual'],
};
