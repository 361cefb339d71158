import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { accountSample } from '../../story/samples/account.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { payerPickerStates } from './PayerPicker.states.ts';
import { PayerPicker } from './PayerPicker.tsx';
import { formatCoins } from '@rostra/i18n';
import { Held } from '../../story/Held.tsx';

const meta = {
  title: 'Money/PayerPicker',
  component: PayerPicker,
  args: accountSample('en').PayerPicker,
  render: (_args, context) => <PayerPicker {...accountSample(localeOf(context)).PayerPicker} />,
} satisfies Meta<typeof PayerPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  PayerPicker,
  payerPickerStates,
  (s) => accountSample(localeOfSample(s)).PayerPicker,
  {
    isWide: true,
  },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, at the narrowest width of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Enough: Story = { ...states.one('enough'), tags: ['!test', 'state'] };

export const Short: Story = { ...states.one('short'), tags: ['!test', 'state'] };

/** Arrow keys and presses choose the payer; a shortfall is shown beside it, and blocks nothing. */
export const Interaction: Story = {
  args: { onChange: fn() },
  render: (args, context) => (
    <Held initial={{ value: 'own' }}>
      {({ value }, change) => (
        <PayerPicker
          {...accountSample(localeOf(context)).PayerPicker}
          price={800}
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
    const { t } = accountSample(localeOf({ globals })).PayerPicker;
    const [own, organization] = canvas.getAllByRole('radio');
    const missing = formatCoins(800 - 546, localeOf({ globals }));
    // The number and its unit are joined by a no-break space; the query reads plain ones.
    const short = t('pay.payer.short', { missing }).replaceAll(/\s/g, ' ');
    await expect(canvas.getByText(short)).toBeVisible();
    await userEvent.tab();
    await expect(own).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(organization).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('org');
    await userEvent.click(canvas.getByText(t('pay.payer.own')));
    await expect(own).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('own');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
