import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { accountSample } from '../../story/samples/account.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { vipTrialFormStates } from './VipTrialForm.states.ts';
import { VipTrialForm } from './VipTrialForm.tsx';
import { Held } from '../../story/Held.tsx';

const meta = {
  title: 'Money/VipTrialForm',
  component: VipTrialForm,
  args: accountSample('en').VipTrialForm,
  render: (_args, context) => <VipTrialForm {...accountSample(localeOf(context)).VipTrialForm} />,
} satisfies Meta<typeof VipTrialForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  VipTrialForm,
  vipTrialFormStates,
  (s) => accountSample(localeOfSample(s)).VipTrialForm,
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

export const Empty: Story = { ...states.one('empty'), tags: ['!test', 'state'] };

export const Problems: Story = { ...states.one('problems'), tags: ['!test', 'state'] };

export const Pending: Story = { ...states.one('pending'), tags: ['!test', 'state'] };

export const Sent: Story = { ...states.one('sent'), tags: ['!test', 'state'] };

export const Member: Story = { ...states.one('member'), tags: ['!test', 'state'] };

/**
 * The first wrong field gets the focus, nothing typed is lost; success is announced where the focus
 * is.
 */
export const Interaction: Story = {
  args: { onSubmit: fn() },
  render: (args, context) => {
    const sample = accountSample(localeOf(context)).VipTrialForm;
    const initial = { values: { ...sample.values, contact: '' }, problem: '', isSent: false };
    return (
      <Held initial={initial}>
        {({ values, problem, isSent }, change) => (
          <VipTrialForm
            {...sample}
            values={values}
            onChange={(part) => change({ values: { ...values, ...part }, problem: '' })}
            problems={problem === '' ? {} : { contact: problem }}
            isSent={isSent}
            onAgain={() => change({ isSent: false })}
            onSubmit={() => {
              if (values.contact === '')
                return change({ problem: sample.t('recharge.trial.contact') });
              args.onSubmit();
              change({ isSent: true });
            }}
          />
        )}
      </Held>
    );
  },
  play: async ({ canvas, args, globals }) => {
    const { t, sourceTypes } = accountSample(localeOf({ globals })).VipTrialForm;
    const contact = canvas.getByLabelText(t('recharge.trial.contact'));
    const name = canvas.getByLabelText(new RegExp(`^${t('recharge.trial.name')}`));
    await userEvent.type(name, 'Lin');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(contact).toHaveFocus());
    await expect(contact).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(name).toHaveValue('Lin');

    await userEvent.keyboard('lin@example.com');
    const source = canvas.getByRole('radio', { name: sourceTypes[1]!.label });
    await userEvent.click(source);
    await expect(source).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: t('recharge.trial.submit') }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    const sent = await canvas.findByText(t('recharge.trial.sent'));
    await waitFor(() => expect(document.activeElement).toContainElement(sent));
    await userEvent.click(canvas.getByRole('button', { name: t('recharge.trial.again') }));
    await expect(canvas.getByLabelText(t('recharge.trial.contact'))).toHaveValue('lin@example.com');
  },
};
