import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { allStates, sampleOf } from '../story/allStates.tsx';
import { toggleButtonStates } from './ToggleButton.states.ts';
import { ToggleButton } from './ToggleButton.tsx';
import { sampleFor } from '../story/sample.ts';
import type { Sample } from '../story/sample.ts';

const base = (s: Sample) => ({ children: s.action });

const meta = {
  title: 'Actions/ToggleButton',
  component: ToggleButton,
  args: base(sampleFor('en')),
  render: (args, context) => <ToggleButton {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof ToggleButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(ToggleButton, toggleButtonStates, base),
  tags: ['visual'],
};

/** Space switches it; the state is announced. */
export const Interaction: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};
