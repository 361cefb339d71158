import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { allStates, sampleOf } from '../story/allStates.tsx';
import { selectStates } from './Select.states.ts';
import { Select } from './Select.tsx';
import type { Sample } from '../story/sample.ts';

const base = (s: Sample) => ({
  label: s.kind,
  hint: s.note,
  options: [
    { value: 'a', label: s.first },
    { value: 'b', label: s.second },
  ],
});

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: { label: '', options: [], value: 'a', onChange: fn() },
  render: (args, context) => <Select {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(Select, selectStates, base, { isWide: true }),
  tags: ['visual'],
};

/** The list is the browser's own. */
export const Interaction: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'b');
    await expect(args.onChange).toHaveBeenCalledWith('b');
  },
};
