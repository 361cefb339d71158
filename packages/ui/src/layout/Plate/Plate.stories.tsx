import type { Meta, StoryObj } from '@storybook/react-vite';
import { plateStates } from './Plate.states.ts';
import { Plate } from './Plate.tsx';
import { statesOf } from '../../story/statesOf.tsx';

const meta = {
  title: 'Layout/Plate',
  component: Plate,
  args: { id: 1 },
} satisfies Meta<typeof Plate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(Plate, plateStates);

export const AllStates: Story = { ...states.all, tags: ['visual'] };

export const Ink: Story = { ...states.one('ink'), tags: ['!test', 'state'] };

export const Brand: Story = { ...states.one('brand'), tags: ['!test', 'state'] };

export const Neutral: Story = { ...states.one('neutral'), tags: ['!test', 'state'] };

export const Vip: Story = { ...states.one('vip'), tags: ['!test', 'state'] };

export const Band: Story = { ...states.one('band'), tags: ['!test', 'state'] };
