import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { accountSample } from '../../story/samples/account.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { accountFieldStates } from './AccountField.states.ts';
import { AccountField } from './AccountField.tsx';
import type { AccountValues } from './AccountField.tsx';
import { Held } from '../../story/Held.tsx';

const meta = {
  title: 'Account/AccountField',
  component: AccountField,
  args: accountSample('en').AccountField,
  render: (_args, context) => <AccountField {...accountSample(localeOf(context)).AccountField} />,
} satisfies Meta<typeof AccountField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  AccountField,
  accountFieldStates,
  (s) => accountSample(localeOfSample(s)).AccountField,
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

export const Phone: Story = { ...states.one('phone'), tags: ['!test', 'state'] };

export const EMail: Story = { ...states.one('e-mail'), tags: ['!test', 'state'] };

export const Problem: Story = { ...states.one('problem'), tags: ['!test', 'state'] };

export const Disabled: Story = { ...states.one('disabled'), tags: ['!test', 'state'] };

/** Arrow keys switch between phone and email. The text typed for one is kept while the other is shown. */
export const Interaction: Story = {
  render: (_args, context) => {
    const sample = accountSample(localeOf(context)).AccountField;
    return (
      <Held<AccountValues>
        initial={{ ...sample.values, kind: 'phone', phoneNumber: '', email: '' }}
      >
        {(values, change) => <AccountField {...sample} values={values} onChange={change} />}
      </Held>
    );
  },
  play: async ({ canvas, globals }) => {
    const { t } = accountSample(localeOf({ globals })).AccountField;
    await userEvent.type(
      canvas.getByRole('textbox', { name: t('auth.account.phoneLabel') }),
      '13855500142',
    );
    await userEvent.click(canvas.getByRole('radio', { name: t('auth.account.email') }));
    await expect(canvas.queryByRole('textbox', { name: t('auth.account.phoneLabel') })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: t('auth.account.emailLabel') })).toHaveFocus();
    await userEvent.keyboard('lin@example.com');

    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('textbox', { name: t('auth.account.phoneLabel') })).toHaveValue(
      '13855500142',
    );
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('textbox', { name: t('auth.account.emailLabel') })).toHaveValue(
      'lin@example.com',
    );
  },
};
