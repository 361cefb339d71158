import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleOf } from '../../story/allStates.tsx';
import { spinnerStates } from './Spinner.states.ts';
import { Spinner } from './Spinner.tsx';
import { statesOf } from '../../story/statesOf.tsx';

const meta = {
  title: 'Status/Spinner',
  component: Spinner,
  args: {},
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(Spinner, spinnerStates);

/** With a label it is a status, which screen readers announce; without one it is decorative. */
export const Labeled: Story = {
  render: (_, context) => <Spinner label={sampleOf(context).heading} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveAccessibleName(/./);
  },
};

export const AllStates: Story = { ...states.all, tags: ['visual'] };
