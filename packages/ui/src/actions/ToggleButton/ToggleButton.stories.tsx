import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sampleOf } from '../../story/allStates.tsx';
import { toggleButtonStates } from './ToggleButton.states.ts';
import { ToggleButton } from './ToggleButton.tsx';
import { sampleFor } from '../../story/samples/texts.ts';
import type { Sample } from '../../story/samples/texts.ts';
import { statesOf } from '../../story/statesOf.tsx';

const base = (s: Sample) => ({ children: s.follow });

const meta = {
  title: 'Actions/ToggleButton',
  component: ToggleButton,
  args: base(sampleFor('en')),
  render: (args, context) => <ToggleButton {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof ToggleButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(ToggleButton, toggleButtonStates, base);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, at the narrowest width of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Disabled: Story = { ...states.one('disabled'), tags: ['!test', 'state'] };

/** Space switches it; the state is announced. */
export const Interaction: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};
