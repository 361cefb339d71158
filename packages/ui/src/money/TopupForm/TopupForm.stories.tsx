import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { enlargedWhole } from '../../story/enlargedWhole.tsx';
import { accountSample } from '../../story/samples/account.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { topupFormStates } from './TopupForm.states.ts';
import { TopupForm } from './TopupForm.tsx';
import { Held } from '../../story/Held.tsx';

const meta = {
  title: 'Money/TopupForm',
  component: TopupForm,
  args: accountSample('en').TopupForm,
  render: (_args, context) => <TopupForm {...accountSample(localeOf(context)).TopupForm} />,
} satisfies Meta<typeof TopupForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  TopupForm,
  topupFormStates,
  (s) => accountSample(localeOfSample(s)).TopupForm,
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

export const Chosen: Story = { ...states.one('chosen'), tags: ['!test', 'state'] };

export const ProblemsAccountFailed: Story = {
  ...states.one('problems, account failed'),
  tags: ['!test', 'state'],
};

export const AccountLoading: Story = { ...states.one('account loading'), tags: ['!test', 'state'] };

export const Pending: Story = { ...states.one('pending'), tags: ['!test', 'state'] };

export const Reported: Story = { ...states.one('reported'), tags: ['!test', 'state'] };

/**
 * A problem is shown at its field, which gets the focus and keeps its text; a report is sent once.
 */
export const Interaction: Story = {
  args: { onSubmit: fn() },
  render: (args, context) => {
    const sample = accountSample(localeOf(context)).TopupForm;
    const initial = { values: { amount: 'other', other: '' }, problem: '', isPending: false };
    return (
      <Held initial={initial}>
        {({ values, problem, isPending }, change) => (
          <TopupForm
            {...sample}
            values={values}
            onChange={(part) => change({ values: { ...values, ...part }, problem: '' })}
            problems={problem === '' ? {} : { amount: problem }}
            isPending={isPending}
            onSubmit={() => {
              if (Number(values.other) < sample.min)
                return change({ problem: sample.t('recharge.topup.amount') });
              args.onSubmit();
              change({ isPending: true });
            }}
          />
        )}
      </Held>
    );
  },
  play: async ({ canvas, args, globals }) => {
    const { t } = accountSample(localeOf({ globals })).TopupForm;
    const other = canvas.getByRole('textbox');
    await userEvent.type(other, '3');
    await userEvent.click(canvas.getByRole('button', { name: t('recharge.topup.submit') }));
    await waitFor(() => expect(other).toHaveFocus());
    await expect(other).toBeInvalid();
    await expect(other).toHaveAccessibleDescription(
      expect.stringContaining(t('recharge.topup.amount')),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await userEvent.keyboard('75{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: t('recharge.topup.submit') }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(other).toHaveValue('375');
  },
};

/** FND-58: At 320 px with text of twice the size, no word or figure is broken, cut or covered. */
export const EnlargedNarrow: Story = { ...enlargedWhole };
