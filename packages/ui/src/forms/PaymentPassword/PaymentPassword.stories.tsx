import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { paymentPasswordStates } from './PaymentPassword.states.ts';
import { PaymentPassword } from './PaymentPassword.tsx';
import { statesOf } from '../../story/statesOf.tsx';
import { Held } from '../../story/Held.tsx';

const meta = {
  title: 'Forms/PaymentPassword',
  component: PaymentPassword,
  args: { value: '', onChange: fn() },
} satisfies Meta<typeof PaymentPassword>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(PaymentPassword, paymentPasswordStates, undefined, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, at the narrowest width of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Empty: Story = { ...states.one('empty'), tags: ['!test', 'state'] };

export const Half: Story = { ...states.one('half'), tags: ['!test', 'state'] };

export const WithAProblem: Story = { ...states.one('with a problem'), tags: ['!test', 'state'] };

/** Only digits are accepted, they are never shown, and the last one reports completion. */
export const Interaction: Story = {
  args: { onComplete: fn() },
  render: (args) => (
    <Held initial={{ figures: '' }}>
      {({ figures }, change) => (
        <PaymentPassword {...args} value={figures} onChange={(next) => change({ figures: next })} />
      )}
    </Held>
  ),
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText(/^(Payment password|6 位支付密码)/);
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('12a34');
    await expect(field).toHaveValue('1234');
    await expect(canvas.queryByText('1')).toBeNull();
    await expect(args.onComplete).not.toHaveBeenCalled();

    await userEvent.keyboard('{Backspace}456');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};
