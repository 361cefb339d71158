import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ImageUpload } from '../../forms/ImageUpload/index.ts';
import { sampleFor } from '../../story/samples/texts.ts';
import { accountSample } from '../../story/samples/account.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { signUpFormStates } from './SignUpForm.states.ts';
import { SignUpForm } from './SignUpForm.tsx';
import { Held } from '../../story/Held.tsx';

const meta = {
  title: 'Account/SignUpForm',
  component: SignUpForm,
  args: accountSample('en').SignUpForm,
  render: (_args, context) => <SignUpForm {...accountSample(localeOf(context)).SignUpForm} />,
} satisfies Meta<typeof SignUpForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  SignUpForm,
  signUpFormStates,
  (s) => accountSample(localeOfSample(s)).SignUpForm,
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

export const Profile: Story = { ...states.one('profile'), tags: ['!test', 'state'] };

export const Registered: Story = { ...states.one('registered'), tags: ['!test', 'state'] };

export const Pending: Story = { ...states.one('pending'), tags: ['!test', 'state'] };

/** The first wrong field gets the focus, typed text stays, and two presses submit once. */
export const Interaction: Story = {
  args: { onSubmit: fn(), onSendCode: fn() },
  render: (args, context) => {
    const sample = accountSample(localeOf(context)).SignUpForm;
    return (
      <Held
        initial={{
          values: {
            ...sample.values,
            email: 'helen@northgate.example',
            code: '482913',
            isAgreed: true,
          },
          problem: '',
          isPending: false,
        }}
      >
        {({ values, problem, isPending }, change) => (
          <SignUpForm
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
    const locale = localeOf({ globals });
    const { t } = accountSample(locale).SignUpForm;
    const { company } = sampleFor(locale);
    const submit = canvas.getByRole('button', { name: t('auth.signup.submit') });
    const password = canvas.getByLabelText(t('auth.password.label'));
    const repeat = canvas.getByLabelText(t('auth.password.repeat'));
    await userEvent.click(canvas.getByRole('radio', { name: t('auth.signup.profileTab') }));
    await userEvent.type(canvas.getByLabelText(t('auth.signup.company')), company);
    await userEvent.click(canvas.getByRole('radio', { name: t('auth.signup.cardTab') }));
    await userEvent.click(canvas.getByRole('radio', { name: t('auth.signup.profileTab') }));
    await expect(canvas.getByLabelText(t('auth.signup.company'))).toHaveValue(company);

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

/** Card or profile is marked as required, and missing it is shown with the first submit's problems. */
export const NothingFilled: Story = {
  args: { onSubmit: fn() },
  render: (args, context) => {
    const sample = accountSample(localeOf(context)).SignUpForm;
    return (
      <Held initial={{ problem: '' }}>
        {({ problem }, change) => (
          <SignUpForm
            {...sample}
            values={{ ...sample.values, code: '', identity: 'card', isAgreed: false }}
            check={() => {
              change({ problem: sample.t('auth.signup.profileMissing') });
              return false;
            }}
            onSubmit={args.onSubmit}
            cardField={
              <ImageUpload
                label={sample.t('auth.signup.card')}
                upload={() => Promise.resolve(null)}
                onUploaded={() => undefined}
                errorMessage={problem === '' ? undefined : problem}
              />
            }
          />
        )}
      </Held>
    );
  },
  play: async ({ canvas, args, globals }) => {
    const { t } = accountSample(localeOf({ globals })).SignUpForm;
    const choice = canvas.getByRole('radiogroup', { name: t('auth.signup.who') });
    await expect(choice).toBeRequired();
    const label = canvas.getByText(t('auth.signup.who')).parentElement;
    await expect(label).toHaveTextContent(`${t('auth.signup.who')} *`);
    await userEvent.click(canvas.getByRole('button', { name: t('auth.signup.submit') }));
    const missing = ['auth.code.missing', 'auth.signup.profileMissing', 'auth.agreement.missing'];
    for (const key of missing as Parameters<typeof t>[0][])
      await expect(await canvas.findByText(t(key))).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
