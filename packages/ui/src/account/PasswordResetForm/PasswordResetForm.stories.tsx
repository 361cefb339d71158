import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { accountSample } from '../../story/samples/account.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { passwordResetFormStates } from './PasswordResetForm.states.ts';
import { PasswordResetForm } from './PasswordResetForm.tsx';
import { Held } from '../../story/Held.tsx';

const meta = {
  title: 'Account/PasswordResetForm',
  component: PasswordResetForm,
  args: accountSample('en').PasswordResetForm,
  render: (_args, context) => (
    <PasswordResetForm {...accountSample(localeOf(context)).PasswordResetForm} />
  ),
} satisfies Meta<typeof PasswordResetForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  PasswordResetForm,
  passwordResetFormStates,
  (s) => accountSample(localeOfSample(s)).PasswordResetForm,
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

export const Typed: Story = { ...states.one('typed'), tags: ['!test', 'state'] };

export const WaitingForTheNextCode: Story = {
  ...states.one('waiting for the next code'),
  tags: ['!test', 'state'],
};

export const Problems: Story = { ...states.one('problems'), tags: ['!test', 'state'] };

export const Pending: Story = { ...states.one('pending'), tags: ['!test', 'state'] };

/** The first wrong field gets the focus, typed text stays, and two presses submit once. */
export const Interaction: Story = {
  args: { onSubmit: fn(), onSendCode: fn() },
  render: (args, context) => {
    const sample = accountSample(localeOf(context)).PasswordResetForm;
    return (
      <Held
        initial={{
          values: { ...sample.values, email: 'helen@northgate.example', code: '482913' },
          problem: '',
          isPending: false,
        }}
      >
        {({ values, problem, isPending }, change) => (
          <PasswordResetForm
            {...sample}
            values={values}
            onChange={(part) => change({ values: { ...values, ...part }, problem: '' })}
            problems={problem === '' ? {} : { repeat: problem }}
            isPending={isPending}
            onSendCode={args.onSendCode}
            onSubmit={() => {
              if (values.password !== values.repeat)
                return change({ problem: sample.t('auth.password.repeat') });
              args.onSubmit();
              change({ isPending: true });
            }}
          />
        )}
      </Held>
    );
  },
  play: async ({ canvas, args, globals }) => {
    const { t } = accountSample(localeOf({ globals })).PasswordResetForm;
    const submit = canvas.getByRole('button', { name: t('auth.reset.submit') });
    const password = canvas.getByLabelText(t('auth.password.newLabel'));
    const repeat = canvas.getByLabelText(t('auth.password.repeat'));
    await userEvent.clear(password);
    await userEvent.clear(repeat);
    await userEvent.type(password, 'Abcdefg1');
    await userEvent.type(repeat, 'Abcdefg2');
    await userEvent.click(submit);
    await waitFor(() => expect(repeat).toHaveFocus());
    await expect(repeat).toBeInvalid();
    await expect(password).toHaveValue('Abcdefg1');
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await userEvent.keyboard('{Backspace}1{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSendCode).not.toHaveBeenCalled();
  },
};
