import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { accountSample } from '../story/accountSample.ts';
import { enlarged } from '../story/enlarged.tsx';
import { allStates } from '../story/allStates.tsx';
import { localeOf, localeOfSample } from '../story/screenText.ts';
import { paymentPanelStates } from './PaymentPanel.states.ts';
import { PaymentPanel } from './PaymentPanel.tsx';

const meta = {
  title: 'Money/PaymentPanel',
  component: PaymentPanel,
  args: { ...accountSample('en').PaymentPanel, onPay: fn() },
  render: (args, context) => (
    <PaymentPanel
      {...accountSample(localeOf(context)).PaymentPanel}
      onPay={args.onPay}
      isPending={args.isPending}
    />
  ),
} satisfies Meta<typeof PaymentPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(
    PaymentPanel,
    paymentPanelStates,
    (s) => accountSample(localeOfSample(s)).PaymentPanel,
    {
      isWide: true,
    },
  ),
  tags: ['visual'],
};

/** PAY-15: with too little of his own, the reader hears of a balance that has enough. */
export const AnotherHasEnough: Story = {
  render: (_args, context) => {
    const sample = accountSample(localeOf(context)).PaymentPanel;
    const [own, other] = sample.payers;
    if (!own || !other) throw new Error('The sample has two payers.');
    const payers = [
      { ...own, total: 0, gift: 0 },
      { ...other, total: sample.price },
    ];
    return <PaymentPanel {...sample} payers={payers} payer={own.key} />;
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/has enough|足够/)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('{{');
  },
};

/** PAY-54: while a payment runs, the button does not act again. */
export const PayingOnce: Story = {
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: /38\.00/ }));
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};

/** With letters of twice the size it is no wider than a phone. */
export const Enlarged: Story = { ...enlarged };
