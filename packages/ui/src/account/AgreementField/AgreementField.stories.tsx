import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { accountSample } from '../../story/samples/account.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { agreementFieldStates } from './AgreementField.states.ts';
import { AgreementField } from './AgreementField.tsx';
import { Held } from '../../story/Held.tsx';
import { tabThrough } from '../../story/inRouter.tsx';

const meta = {
  title: 'Account/AgreementField',
  component: AgreementField,
  args: accountSample('en').AgreementField,
  render: (_args, context) => (
    <AgreementField {...accountSample(localeOf(context)).AgreementField} />
  ),
} satisfies Meta<typeof AgreementField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  AgreementField,
  agreementFieldStates,
  (s) => accountSample(localeOfSample(s)).AgreementField,
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

export const Open: Story = { ...states.one('open'), tags: ['!test', 'state'] };

export const Ticked: Story = { ...states.one('ticked'), tags: ['!test', 'state'] };

export const Problem: Story = { ...states.one('problem'), tags: ['!test', 'state'] };

/** Space selects and clears the checkbox. The documents open in new windows, and opening one selects nothing. */
export const Interaction: Story = {
  args: { onChange: fn() },
  render: (args, context) => (
    <Held initial={{ isSelected: false }}>
      {({ isSelected }, change) => (
        <AgreementField
          {...accountSample(localeOf(context)).AgreementField}
          isSelected={isSelected}
          onChange={(next) => {
            args.onChange(next);
            change({ isSelected: next });
          }}
        />
      )}
    </Held>
  ),
  play: async ({ canvas, args, globals }) => {
    const { t, links } = accountSample(localeOf({ globals })).AgreementField;
    const box = canvas.getByRole('checkbox');
    const terms = canvas.getByRole('link', { name: t('auth.agreement.terms') });
    const privacy = canvas.getByRole('link', { name: t('auth.agreement.privacy') });
    await expect(terms).toHaveAttribute('href', links.terms);
    await expect(privacy).toHaveAttribute('href', links.privacy);
    for (const link of [terms, privacy]) await expect(link).toHaveAttribute('target', '_blank');

    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);

    await tabThrough([terms, privacy]);
    privacy.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.keyboard('{Enter}');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
