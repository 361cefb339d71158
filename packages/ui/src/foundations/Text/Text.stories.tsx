import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleOf } from '../../story/allStates.tsx';
import { textStates } from './Text.states.ts';
import { Text } from './Text.tsx';
import { sampleFor } from '../../story/samples/texts.ts';
import type { Sample } from '../../story/samples/texts.ts';
import { statesOf } from '../../story/statesOf.tsx';

const base = (s: Sample) => ({ children: s.paragraph });

const meta = {
  title: 'Foundations/Text',
  component: Text,
  args: base(sampleFor('en')),
  render: (args, context) => <Text {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(Text, textStates, base, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, at the narrowest width of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Reading: Story = { ...states.one('reading'), tags: ['!test', 'state'] };

export const Secondary: Story = { ...states.one('secondary'), tags: ['!test', 'state'] };

export const Muted: Story = { ...states.one('muted'), tags: ['!test', 'state'] };

export const Brand: Story = { ...states.one('brand'), tags: ['!test', 'state'] };

export const Accent: Story = { ...states.one('accent'), tags: ['!test', 'state'] };

export const Success: Story = { ...states.one('success'), tags: ['!test', 'state'] };

export const Warning: Story = { ...states.one('warning'), tags: ['!test', 'state'] };

export const Danger: Story = { ...states.one('danger'), tags: ['!test', 'state'] };

export const Vip: Story = { ...states.one('vip'), tags: ['!test', 'state'] };

export const Medium: Story = { ...states.one('medium'), tags: ['!test', 'state'] };

export const Strong: Story = { ...states.one('strong'), tags: ['!test', 'state'] };
