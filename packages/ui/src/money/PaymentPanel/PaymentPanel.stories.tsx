import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { accountSample } from '../../story/samples/account.ts';
import { enlarged } from '../../story/enlarged.tsx';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
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

const states = statesOf(
  PaymentPanel,
  paymentPanelStates,
  (s) => accountSample(localeOfSample(s)).PaymentPanel,
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

export const PaymentPassword: Story = {
  ...states.one('payment password'),
  tags: ['!test', 'state'],
};

export const FirstPayment: Story = { ...states.one('first payment'), tags: ['!test', 'state'] };

export const WrongPaymentPassword: Story = {
  ...states.one('wrong payment password'),
  tags: ['!test', 'state'],
};

export const TooLittle: Story = { ...states.one('too little'), tags: ['!test', 'state'] };

export const PriceChanged: Story = { ...states.one('price changed'), tags: ['!test', 'state'] };

export const Failed: Story = { ...states.one('failed'), tags: ['!test', 'state'] };

export const NoAnswer: Story = { ...states.one('no answer'), tags: ['!test', 'state'] };

export const Pending: Story = { ...states.one('pending'), tags: ['!test', 'state'] };

/** PAY-15: A reader whose own balance is too small is offered another balance that has enough. */
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
export const Interaction: Story = {
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: /38\.00/ }));
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};

/** With text of twice the size it still fits a phone. */
export const Enlarged: Story = { ...enlarged };
