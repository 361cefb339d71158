import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { attendanceSample } from '../../story/samples/attendance.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { Held } from '../../story/Held.tsx';
import { statesOf } from '../../story/statesOf.tsx';
import { slotPickerStates } from './SlotPicker.states.ts';
import { SlotPicker } from './SlotPicker.tsx';

const meta = {
  title: 'Events/SlotPicker',
  component: SlotPicker,
  args: attendanceSample('en').SlotPicker,
  render: (_args, context) => <SlotPicker {...attendanceSample(localeOf(context)).SlotPicker} />,
} satisfies Meta<typeof SlotPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  SlotPicker,
  slotPickerStates,
  (s) => attendanceSample(localeOfSample(s)).SlotPicker,
  { isWide: true },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, at the narrowest width of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const OneChosen: Story = { ...states.one('one chosen'), tags: ['!test', 'state'] };

export const NoneChosen: Story = { ...states.one('none chosen'), tags: ['!test', 'state'] };

export const ReaderInZurich: Story = {
  ...states.one('reader in Zurich'),
  tags: ['!test', 'state'],
};

/** UI-14: one stop of Tab; arrows choose, and pass over what is full or over. */
export const Interaction: Story = {
  args: { onChange: fn() },
  render: (args, context) => (
    <Held initial={{ value: null as string | null }}>
      {({ value }, change) => (
        <SlotPicker
          {...attendanceSample(localeOf(context)).SlotPicker}
          value={value}
          onChange={(next) => {
            args.onChange(next);
            change({ value: next });
          }}
        />
      )}
    </Held>
  ),
  play: async ({ canvas, args }) => {
    const slots = canvas.getAllByRole('radio');
    const open = slots.filter((slot) => !slot.hasAttribute('disabled'));
    await expect(open.length).toBeLessThan(slots.length);
    await userEvent.tab();
    await expect(open[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(open[1]).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('b');
    // Round to the first one again, past the slot that is full.
    await userEvent.keyboard('{ArrowDown}');
    await expect(open[0]).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('a');
  },
};

/**
 * REG-11 ERR-27: A reader who chose nothing is asked to choose one; a full slot can't be chosen.
 */
export const LeftOut: Story = {
  render: (args, context) => (
    <Held initial={{ value: null as string | null }}>
      {({ value }, change) => (
        <SlotPicker
          {...attendanceSample(localeOf(context)).SlotPicker}
          value={value}
          misses={1}
          onChange={(next) => {
            args.onChange(next);
            change({ value: next });
          }}
        />
      )}
    </Held>
  ),
  args: { onChange: fn() },
  play: async ({ canvas, args }) => {
    const [first, , full] = canvas.getAllByRole('radio');
    await expect(full).toBeDisabled();
    await expect(first).toHaveFocus();
    await expect(canvas.getByText(/Please select time slot|请选择时间段/)).toBeVisible();
    if (first) await userEvent.click(first);
    await expect(args.onChange).toHaveBeenCalledWith('a');
    await expect(canvas.queryByText(/Please select time slot|请选择时间段/)).toBeNull();
  },
};
