import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { accountSample } from '../../story/samples/account.ts';
import { enlarged } from '../../story/enlarged.tsx';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { amountPickerStates } from './AmountPicker.states.ts';
import { AmountPicker, OTHER_AMOUNT } from './AmountPicker.tsx';
import { Held } from '../../story/Held.tsx';

const meta = {
  title: 'Money/AmountPicker',
  component: AmountPicker,
  args: accountSample('en').AmountPicker,
  render: (_args, context) => <AmountPicker {...accountSample(localeOf(context)).AmountPicker} />,
} satisfies Meta<typeof AmountPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  AmountPicker,
  amountPickerStates,
  (s) => accountSample(localeOfSample(s)).AmountPicker,
  {
    isWide: true,
  },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, in the narrowest container on a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Plate: Story = { ...states.one('plate'), tags: ['!test', 'state'] };

export const Other: Story = { ...states.one('other'), tags: ['!test', 'state'] };

export const Problem: Story = { ...states.one('problem'), tags: ['!test', 'state'] };

/** At twice the text size it is no wider than a phone. */
export const Enlarged: Story = { ...enlarged };

/** Arrow keys move between tiles. The last tile opens a field, whose text is kept while another tile is selected. */
export const Interaction: Story = {
  args: { onChange: fn() },
  render: (args, context) => (
    <Held initial={{ value: '500', other: '' }}>
      {({ value, other }, change) => (
        <AmountPicker
          {...accountSample(localeOf(context)).AmountPicker}
          value={value}
          onChange={(next) => {
            args.onChange(next);
            change({ value: next });
          }}
          other={other}
          onOtherChange={(next) => change({ other: next })}
        />
      )}
    </Held>
  ),
  play: async ({ canvas, args }) => {
    const plates = canvas.getAllByRole('radio');
    await userEvent.tab();
    await expect(plates[3]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('1000');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(OTHER_AMOUNT);
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('37.5');

    await userEvent.click(plates[0]!);
    await expect(args.onChange).toHaveBeenLastCalledWith('50');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('textbox')).toHaveValue('37.5');
  },
};
