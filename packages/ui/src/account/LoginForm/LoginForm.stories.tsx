import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { accountSample } from '../../story/samples/account.ts';
import { Held } from '../../story/Held.tsx';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { loginFormStates } from './LoginForm.states.ts';
import { LoginForm } from './LoginForm.tsx';

const meta = {
  title: 'Account/LoginForm',
  component: LoginForm,
  args: { ...accountSample('en').LoginForm, onSubmit: fn() },
  render: (args, context) => (
    <LoginForm {...accountSample(localeOf(context)).LoginForm} onSubmit={args.onSubmit} />
  ),
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  LoginForm,
  loginFormStates,
  (s) => accountSample(localeOfSample(s)).LoginForm,
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

export const Password: Story = { ...states.one('password'), tags: ['!test', 'state'] };

export const Problems: Story = { ...states.one('problems'), tags: ['!test', 'state'] };

/** The browser blocks the session cookie: the form explains this and the fix. */
export const CookiesBlocked: Story = {
  ...states.one('cookies blocked'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('rostra.example');
  },
};

export const Pending: Story = { ...states.one('pending'), tags: ['!test', 'state'] };

/** AUTH-02: The button works without the checkbox; the form then reports that it is missing. */
export const Interaction: Story = {
  args: { onSubmit: fn() },
  render: (args, context) => {
    const sample = accountSample(localeOf(context)).LoginForm;
    const values: typeof sample.values = { ...sample.values, method: 'password', isAgreed: false };
    return (
      <Held initial={{ values }}>
        {(held, change) => (
          <LoginForm
            {...sample}
            values={held.values}
            onChange={(part) => change({ values: { ...held.values, ...part } })}
            onSubmit={args.onSubmit}
          />
        )}
      </Held>
    );
  },
  play: async ({ canvas, args, globals }) => {
    const { t } = accountSample(localeOf({ globals })).LoginForm;
    const agreement = canvas.getByRole('checkbox');
    await userEvent.type(canvas.getByLabelText(/^(Password|密码)$/), 'Abcdefg1{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(agreement).toHaveFocus();
    await expect(agreement).toHaveAccessibleDescription(t('auth.agreement.missing'));
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText(t('auth.agreement.missing'))).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('auth.login.submit') }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** The button for the other method keeps the focus: the fields above it change, not it. */
export const KeepsTheFocus: Story = {
  render: (_args, context) => {
    const sample = accountSample(localeOf(context)).LoginForm;
    return (
      <Held initial={{ values: sample.values }}>
        {(held, change) => (
          <LoginForm
            {...sample}
            values={held.values}
            onChange={(part) => change({ values: { ...held.values, ...part } })}
          />
        )}
      </Held>
    );
  },
  play: async ({ canvas, globals }) => {
    const { t } = accountSample(localeOf({ globals })).LoginForm;
    const names = new RegExp(`^(${t('auth.login.withCode')}|${t('auth.login.withPassword')})$`);
    const other = canvas.getByRole('button', { name: names });
    const name = other.textContent;
    await userEvent.click(other);
    await expect(other).not.toHaveTextContent(name);
    await expect(other).toHaveFocus();
  },
};

/** Tab follows the fields: the way to a forgotten password comes after the password. */
export const TabOrder: Story = {
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText(/^(Password|密码)$/);
    const forgot = canvas.getByRole('link', { name: /forgot|忘记/i });
    canvas.getByRole('textbox').focus();
    await userEvent.tab();
    await expect(password).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(forgot).toHaveFocus();
  },
};
