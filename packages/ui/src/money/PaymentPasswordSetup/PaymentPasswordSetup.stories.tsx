import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { accountSample } from '../../story/samples/account.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { paymentPasswordSetupStates } from './PaymentPasswordSetup.states.ts';
import { PaymentPasswordSetup } from './PaymentPasswordSetup.tsx';
import { Held } from '../../story/Held.tsx';

const meta = {
  title: 'Money/PaymentPasswordSetup',
  component: PaymentPasswordSetup,
  args: accountSample('en').PaymentPasswordSetup,
  render: (_args, context) => (
    <PaymentPasswordSetup {...accountSample(localeOf(context)).PaymentPasswordSetup} />
  ),
} satisfies Meta<typeof PaymentPasswordSetup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  PaymentPasswordSetup,
  paymentPasswordSetupStates,
  (s) => accountSample(localeOfSample(s)).PaymentPasswordSetup,
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

export const ByPassword: Story = { ...states.one('by password'), tags: ['!test', 'state'] };

export const ByCode: Story = { ...states.one('by code'), tags: ['!test', 'state'] };

export const Problems: Story = { ...states.one('problems'), tags: ['!test', 'state'] };

/** Six digits twice, then one of two ways to confirm; values typed for the other way are kept. */
export const Interaction: Story = {
  args: { onSendCode: fn() },
  render: (args, context) => {
    const sample = accountSample(localeOf(context)).PaymentPasswordSetup;
    return (
      <Held initial={sample.values}>
        {(values, change) => (
          <PaymentPasswordSetup
            {...sample}
            values={values}
            onChange={change}
            onSendCode={args.onSendCode}
          />
        )}
      </Held>
    );
  },
  play: async ({ canvas, args, globals }) => {
    const { t } = accountSample(localeOf({ globals })).PaymentPasswordSetup;
    const passwordField = () =>
      canvas.getByLabelText(t('pay.first.byPassword'), { selector: 'input:not([type=radio])' });
    await userEvent.type(canvas.getByLabelText(t('pay.first.choose')), '48x2913');
    await expect(canvas.getByLabelText(t('pay.first.choose'))).toHaveValue('482913');
    await userEvent.type(canvas.getByLabelText(t('pay.first.repeat')), '482913');
    await userEvent.type(passwordField(), 'Abcdefg1');

    await userEvent.click(canvas.getByRole('radio', { name: t('pay.first.byCode') }));
    await expect(args.onSendCode).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSendCode).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('radio', { name: t('pay.first.byPassword') }));
    await expect(passwordField()).toHaveValue('Abcdefg1');
    await expect(canvas.getByLabelText(t('pay.first.repeat'))).toHaveValue('482913');
  },
};
