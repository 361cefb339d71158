import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { accountSample } from '../../story/accountSample.ts';
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

export const Password: Story = { ...states.one('password'), tags: ['!test'] };

export const Problems: Story = { ...states.one('problems'), tags: ['!test'] };

/** The browser blocks the session cookie: the form explains this and the fix. */
export const CookiesBlocked: Story = {
  ...states.one('cookies blocked'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('rostra.example');
  },
};

export const Pending: Story = { ...states.one('pending'), tags: ['!test'] };

/** AUTH-02: The button works without the checkbox; the app then reports that it is missing. */
export const Interaction: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/^(Password|密码)$/), 'Abcdefg1{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
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
