import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleOf } from '../../story/allStates.tsx';
import { segmentedControlStates } from './SegmentedControl.states.ts';
import { SegmentedControl } from './SegmentedControl.tsx';
import type { Sample } from '../../story/samples/texts.ts';
import { revealsFocus } from '../../story/revealsFocus.ts';
import { statesOf } from '../../story/statesOf.tsx';

const base = (s: Sample) => ({
  label: s.kind,
  options: [
    { value: 'a', label: s.first },
    { value: 'b', label: s.second },
  ],
});

const meta = {
  title: 'Forms/SegmentedControl',
  component: SegmentedControl,
  args: { label: '', options: [], value: 'a', onChange: fn() },
  render: (args, context) => <SegmentedControl {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(SegmentedControl, segmentedControlStates, base, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, at the narrowest width of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

/** Arrows choose. */
export const Interaction: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
    await expect(args.onChange).toHaveBeenCalledWith('b');
  },
};

/** An option that a narrow row cuts is visible whole when it has the focus. */
export const FocusInNarrowRow: Story = {
  play: async ({ canvas }) => {
    const options = canvas.getAllByRole('radio').map((radio) => radio.closest('label')!);
    let moves = 0;
    await revealsFocus(canvas.getByRole('radiogroup'), options, async () => {
      moves += 1;
      await (moves === 1 ? userEvent.tab() : userEvent.keyboard('{ArrowRight}'));
    });
  },
};
