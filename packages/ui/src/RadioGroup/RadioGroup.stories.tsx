import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { allStates, sampleOf } from '../story/allStates.tsx';
import { radioGroupStates } from './RadioGroup.states.ts';
import { RadioGroup } from './RadioGroup.tsx';
import { sampleFor } from '../story/sample.ts';
import type { Sample } from '../story/sample.ts';

const base = (s: Sample) => ({
  label: s.kind,
  options: [
    { value: 'a', label: s.first, note: s.note },
    { value: 'b', label: s.second },
    { value: 'c', label: s.third, isDisabled: true },
  ],
  defaultValue: 'a',
});

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: base(sampleFor('en')),
  render: (args, context) => <RadioGroup {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(RadioGroup, radioGroupStates, base, { isWide: true }),
  tags: ['visual'],
};

/** Arrows choose, and pass over what cannot be chosen. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('radio')[1]).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('radio')[0]).toBeChecked();
  },
};
