import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../story/allStates.tsx';
import { spinnerStates } from './Spinner.states.ts';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Status/Spinner',
  component: Spinner,
  args: {},
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = { ...allStates(Spinner, spinnerStates), tags: ['visual'] };
