import type { Meta, StoryObj } from '@storybook/react-vite';
import { spinnerStates } from './Spinner.states.ts';
import { Spinner } from './Spinner.tsx';
import { statesOf } from '../story/statesOf.tsx';

const meta = {
  title: 'Status/Spinner',
  component: Spinner,
  args: {},
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(Spinner, spinnerStates);

export const AllStates: Story = { ...states.all, tags: ['visual'] };
