import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleOf } from '../../story/allStates.tsx';
import { selectStates } from './Select.states.ts';
import { Select } from './Select.tsx';
import type { Sample } from '../../story/samples/texts.ts';
import { statesOf } from '../../story/statesOf.tsx';

const base = (s: Sample) => ({
  label: s.kind,
  hint: s.kindHint,
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

const states = statesOf(Select, selectStates, base, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, at the narrowest width of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const NothingChosen: Story = { ...states.one('nothing chosen'), tags: ['!test', 'state'] };

export const Chosen: Story = { ...states.one('chosen'), tags: ['!test', 'state'] };

export const WithAProblem: Story = { ...states.one('with a problem'), tags: ['!test', 'state'] };

export const Disabled: Story = { ...states.one('disabled'), tags: ['!test', 'state'] };

/** The list is the browser's own. */
export const Interaction: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'b');
    await expect(args.onChange).toHaveBeenCalledWith('b');
  },
};
