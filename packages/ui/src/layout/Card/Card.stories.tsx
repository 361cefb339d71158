import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleOf } from '../../story/allStates.tsx';
import { cardStates } from './Card.states.ts';
import { Card } from './Card.tsx';
import { sampleFor } from '../../story/samples/texts.ts';
import type { Sample } from '../../story/samples/texts.ts';
import { statesOf } from '../../story/statesOf.tsx';

const base = (s: Sample) => ({ children: s.paragraph });

const meta = {
  title: 'Layout/Card',
  component: Card,
  args: base(sampleFor('en')),
  render: (args, context) => <Card {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(Card, cardStates, base);

export const AllStates: Story = { ...states.all, tags: ['visual'] };

/** Longer text than planned, in the narrowest container on a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Flat: Story = { ...states.one('flat'), tags: ['!test', 'state'] };

export const Raised: Story = { ...states.one('raised'), tags: ['!test', 'state'] };

export const Sunken: Story = { ...states.one('sunken'), tags: ['!test', 'state'] };

export const Selected: Story = { ...states.one('selected'), tags: ['!test', 'state'] };

export const Vip: Story = { ...states.one('vip'), tags: ['!test', 'state'] };

export const None: Story = { ...states.one('none'), tags: ['!test', 'state'] };
