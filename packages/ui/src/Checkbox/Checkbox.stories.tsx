import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { allStates, sampleOf } from '../story/allStates.tsx';
import { checkboxStates } from './Checkbox.states.ts';
import { Checkbox } from './Checkbox.tsx';
import { sampleFor } from '../story/sample.ts';
import type { Sample } from '../story/sample.ts';

const base = (s: Sample) => ({ children: s.agree });

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: base(sampleFor('en')),
  render: (args, context) => <Checkbox {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = { ...allStates(Checkbox, checkboxStates, base), tags: ['visual'] };

/** Space switches it. */
export const Interaction: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};
