import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates, sampleOf } from '../story/allStates.tsx';
import { cardStates } from './Card.states.ts';
import { Card } from './Card.tsx';
import { sampleFor } from '../story/sample.ts';
import type { Sample } from '../story/sample.ts';

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

export const AllStates: Story = { ...allStates(Card, cardStates, base), tags: ['visual'] };
