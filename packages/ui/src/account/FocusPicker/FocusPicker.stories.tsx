import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { accountSample } from '../../story/samples/account.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { focusPickerStates } from './FocusPicker.states.ts';
import { FocusPicker } from './FocusPicker.tsx';
import { Held } from '../../story/Held.tsx';
import { tabThrough } from '../../story/inRouter.tsx';

const meta = {
  title: 'Account/FocusPicker',
  component: FocusPicker,
  args: accountSample('en').FocusPicker,
  render: (_args, context) => <FocusPicker {...accountSample(localeOf(context)).FocusPicker} />,
} satisfies Meta<typeof FocusPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  FocusPicker,
  focusPickerStates,
  (s) => accountSample(localeOfSample(s)).FocusPicker,
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

export const Some: Story = { ...states.one('some'), tags: ['!test', 'state'] };

export const None: Story = { ...states.one('none'), tags: ['!test', 'state'] };

/** Each tile is selected on its own, by Space or a press; the app gets all selected IDs. */
export const Interaction: Story = {
  args: { onChange: fn() },
  render: (args, context) => (
    <Held initial={{ value: [] as number[] }}>
      {({ value }, change) => (
        <FocusPicker
          {...accountSample(localeOf(context)).FocusPicker}
          value={value}
          onChange={(next) => {
            args.onChange(next);
            change({ value: next });
          }}
        />
      )}
    </Held>
  ),
  play: async ({ canvas, args, globals }) => {
    const { label, options } = accountSample(localeOf({ globals })).FocusPicker;
    const [first, second] = options;
    const plates = canvas.getAllByRole('checkbox');
    await expect(canvas.getByRole('group', { name: label })).toBeVisible();
    await tabThrough(plates.slice(0, 2));
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith([second!.id]);
    await userEvent.click(canvas.getByText(first!.name));
    await expect(args.onChange).toHaveBeenLastCalledWith([second!.id, first!.id]);
    await expect(plates[0]).toBeChecked();
    await userEvent.click(canvas.getByText(second!.name));
    await expect(args.onChange).toHaveBeenLastCalledWith([first!.id]);
    await expect(plates[1]).not.toBeChecked();
  },
};
