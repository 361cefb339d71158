import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../story/allStates.tsx';
import { plateStates } from './Plate.states.ts';
import { Plate } from './Plate.tsx';

const meta = {
  title: 'Reading/Plate',
  component: Plate,
  args: { id: 1 },
} satisfies Meta<typeof Plate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = { ...allStates(Plate, plateStates), tags: ['visual'] };
